'use client';

import { useEffect, useRef } from 'react';
import { useLatest } from '../../lib/use-latest.js';

/** The longest time that a timer can count, in milliseconds: 24 days. A longer duration never ends. */
const LONGEST = 2 ** 31 - 1;

/** Calls back when the time has passed, not counting the time during which the countdown is paused. */
export function useCountdown(duration: number, held: boolean, onEnd: () => void): void {
  const left = useRef(duration);
  const latest = useLatest(onEnd);
  useEffect(() => {
    if (held || !(left.current <= LONGEST)) return;
    const began = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Math.round(performance.now() - began);
    };
  }, [held, latest]);
}
