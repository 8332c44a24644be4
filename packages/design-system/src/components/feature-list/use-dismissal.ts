'use client';

import { useEffect } from 'react';
import { isComposing } from '../../lib/is-composing.js';
import { useLatest } from '../../lib/use-latest.js';

/** A tap outside leaves the list, even where it moves no focus, as on iOS. A scroll does not. */
export function useTapOutside(
  list: { readonly current: HTMLElement | null },
  wanted: boolean,
  leave: () => void,
) {
  useEffect(() => {
    if (!wanted) return;
    const follow = (event: PointerEvent) => {
      // The target of an event in a shadow root is its host.
      const inside = list.current && event.composedPath().includes(list.current);
      if (event.pointerType === 'touch' && !inside) leave();
    };
    document.addEventListener('pointerup', follow);
    return () => document.removeEventListener('pointerup', follow);
  }, [list, wanted, leave]);
}

/**
 * Escape closes what hover or focus has opened, wherever the focus is (WCAG 1.4.13), unless something else has
 * handled it, such as a dialog.
 */
export function useEscape(wanted: boolean, dismiss: () => void) {
  const latest = useLatest(dismiss);
  useEffect(() => {
    if (!wanted) return;
    const follow = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event) && !event.defaultPrevented) latest.current();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [wanted, latest]);
}
