'use client';

import { useCallback, useEffect, useRef } from 'react';
import { useControllableState } from '../../lib/use-controllable-state.js';
import { useLatest } from '../../lib/use-latest.js';

/** What {@link useSelection} is told by the list. */
export interface SelectionOptions {
  value: string | undefined;
  defaultValue: string;
  onValueChange: ((value: string) => void) | undefined;
  /** In milliseconds. */
  resetDelay: number;
  /** What is chosen when nobody chooses any more: asked when the delay is over. */
  rest: () => string;
}

/** The chosen item of a list, controlled or not, and its way back. */
export interface Selection {
  selected: string;
  /** Chooses an item, or none with an empty string, and cancels a reset that is on its way. */
  select: (value: string) => void;
  /** Pointer or focus has left the list: back to rest after the delay. */
  leave: () => void;
  /** Pointer or focus has come back: no reset. */
  stay: () => void;
}

/** Keeps the chosen item. */
export function useSelection(options: SelectionOptions): Selection {
  const [selected, change] = useControllableState(options.value, options.defaultValue, options.onValueChange);
  const timer = useRef<number>(undefined);
  const latest = useLatest({ ...options, selected, change });

  const stay = useCallback(() => window.clearTimeout(timer.current), []);
  useEffect(() => stay, [stay]);

  const select = useCallback(
    (next: string) => {
      stay();
      if (next !== latest.current.selected) latest.current.change(next);
    },
    [stay, latest],
  );
  const leave = useCallback(() => {
    stay();
    timer.current = window.setTimeout(() => select(latest.current.rest()), latest.current.resetDelay);
  }, [select, stay, latest]);

  return { selected, select, leave, stay };
}
