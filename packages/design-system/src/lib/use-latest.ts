'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A ref with the value of the last render, for handlers and timers that outlive their render. Declare it before the
 * effects that read it.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
