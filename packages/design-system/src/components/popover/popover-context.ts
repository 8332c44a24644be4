'use client';

import { createContext, useContext, useLayoutEffect } from 'react';

/** The shared state of the parts of a popover. */
interface PopoverState {
  open: boolean;
  setOpen: (open: boolean) => void;
  ids: PopoverIds;
  /** Takes the id that a part has by its own prop. */
  rename: (part: keyof PopoverIds, id: string) => void;
}

/** The ids that connect trigger and content. */
export interface PopoverIds {
  trigger: string;
  content: string;
}

export const PopoverContext = createContext<PopoverState | undefined>(undefined);

/**
 * The popover around a part.
 *
 * @throws Without a `Popover` around it.
 */
export function usePopover(part: string): PopoverState {
  const state = useContext(PopoverContext);
  if (!state) throw new Error(`${part} is outside a Popover, which connects it. Put it into one.`);
  return state;
}

/** The id of a part: its own, which the other part then learns, or the one of the popover. */
export function usePartId(part: keyof PopoverIds, own: string | undefined, { ids, rename }: PopoverState) {
  const id = own ?? ids[part];
  useLayoutEffect(() => rename(part, id), [part, id, rename]);
  return id;
}
