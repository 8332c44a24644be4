'use client';

import { createContext } from 'react';
import { type SharedState, useSharedState } from '../../lib/shared-state.js';
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

export const PopoverContext = createContext<SharedState<PopoverState> | null>(null);

/**
 * The popover around a part.
 *
 * @throws Without a `Popover` around it.
 */
export function usePopover(part: string): PopoverState {
  const state = useSharedState(PopoverContext);
  if (!state) throw new Error(`${part} is outside a Popover, which connects it. Put it into one.`);
  return state;
}
