'use client';

import { useState } from 'react';

/**
 * Controllable state: the caller's value when there is one (controlled), own state otherwise (uncontrolled).
 *
 * @param given the controlled value; undefined for uncontrolled
 * @param initial the initial value when uncontrolled
 * @param onChange called with every requested value, controlled or not
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
