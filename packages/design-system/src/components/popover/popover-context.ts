'use client';

import { createContext, useContext } from 'react';
import type { NativePopoverState } from './use-native-popover.js';

/** The shared state of the parts of a popover. */
interface PopoverState extends NativePopoverState {
  contentId: string;
  /** The state keeps it open although the reader has asked to close it. */
  held: boolean;
  setHeld: (held: boolean) => void;
  /** Takes the id that a part has by its own prop. */
  setTriggerId: (id: string | undefined) => void;
  setContentId: (id: string | undefined) => void;
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
