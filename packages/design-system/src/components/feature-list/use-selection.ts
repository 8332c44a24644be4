'use client';

import { useCallback, useEffect, useRef } from 'react';
import { useControllableState } from '../../lib/use-controllable-state.js';
import { useLatest } from '../../lib/use-latest.js';

/** Options of {@link useSelection}. */
export interface SelectionOptions {
  value: string | undefined;
  defaultValue: string;
  onValueChange: ((value: string) => void) | undefined;
  /** In milliseconds. */
  resetDelay: number;
  /** Returns the item to fall back to when the delay is over. */
  rest: () => string;
}

/** The chosen item of a list, and how to change it. */
interface Selection {
  selected: string;
  /** Chooses an item, or none by an empty string, and cancels a pending reset. */
  select: (value: string) => void;
  /** Pointer or focus has left the list: resets after the delay. */
  leave: () => void;
  /** Pointer or focus has come back: cancels the reset. */
  stay: () => void;
}

/** The chosen item as controllable state, with a delayed reset. */
export function useSelection(options: SelectionOptions): Selection {
  const [selected, change] = useControllableState(options.value, options.defaultValue, options.onValueChange);
  const timer = useRef<number>(undefined);
  const latest = useLatest({ ...options, selected, change });

  const stay = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
  }, []);

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

  useEffect(() => {
    // An `Activity` that hides the list holds the reset until it shows the list again.
    if (timer.current !== undefined) leave();
    return () => window.clearTimeout(timer.current);
  }, [leave]);

  return { selected, select, leave, stay };
}
