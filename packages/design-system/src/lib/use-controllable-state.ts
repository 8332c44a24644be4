'use client';

import { useState } from 'react';

/**
 * A state of the host's when it gives one (controlled), our own otherwise.
 *
 * @param given the host's; undefined leaves the state to us
 * @param initial what ours begins with
 * @param onChange called with what is asked for, whoever keeps the state
 */
export function useControllableState<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const change = (value: Value) => {
    setOwn(value);
    onChange?.(value);
  };
  return [given ?? own, change];
}
