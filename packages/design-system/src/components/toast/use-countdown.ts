'use client';

import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
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

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Whether the tab is hidden. */
export const useHidden = (): boolean =>
  useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );

const onInert = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { subtree: true, attributeFilter: ['inert'] });
  return () => observer.disconnect();
};

const isInert = (element: Element | null): boolean => {
  const root = element?.getRootNode();
  return Boolean(element?.closest('[inert]')) || (root instanceof ShadowRoot && isInert(root.host));
};

/** Whether an element is in a part of the page that a modal makes inert. */
export const useInert = (element: RefObject<Element | null>): boolean =>
  useSyncExternalStore(
    onInert,
    () => isInert(element.current),
    () => false,
  );
