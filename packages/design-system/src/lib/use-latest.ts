'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What the last render was given, for handlers and timers that outlive the render they were made in. Declare it before
 * the effects that read it.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
