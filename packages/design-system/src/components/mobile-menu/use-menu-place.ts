'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';
import { useLatest } from '../../lib/use-latest.js';

/** Where the panel of an open menu goes. */
export interface Place {
  container: HTMLElement | undefined;
  direction: 'ltr' | 'rtl';
  /** Distance from the lower edge of the button to that of the bar, in px. */
  offset: number;
}

/**
 * The place of the panel, known while the menu is open. In a bar it is inside the bar and flush below it, so that it is in a
 * landmark and has the bar's language and direction. Without a bar it is in the body, below the button. A screen that grows
 * wide enough for the row of links hides the button and closes an open menu.
 */
export function useMenuPlace(
  button: RefObject<HTMLButtonElement | null>,
  open: boolean,
  close: () => void,
): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  const latest = useLatest(close);
  useLayoutEffect(() => {
    const node = button.current;
    if (!open || !node) return;
    const first = placeBelow(node);
    setPlace(first);
    // jsdom, in which customers test their pages, has no layout to observe.
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      if (node.getClientRects().length === 0) latest.current();
      else setPlace(placeBelow(node));
    });
    observer.observe(node);
    // A bar whose name wraps grows.
    if (first.container) observer.observe(first.container);
    return () => observer.disconnect();
  }, [button, open, latest]);
  return place;
}

function placeBelow(button: HTMLButtonElement): Place {
  const bar = button.closest<HTMLElement>('[data-slot="top-bar"]');
  const gap = bar ? bar.getBoundingClientRect().bottom - button.getBoundingClientRect().bottom : 0;
  return {
    container: bar ?? undefined,
    direction: getComputedStyle(button).direction === 'rtl' ? 'rtl' : 'ltr',
    offset: Math.max(0, gap),
  };
}
