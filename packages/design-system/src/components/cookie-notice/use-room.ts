'use client';

import { type RefObject, useLayoutEffect } from 'react';
import { removeIfEmpty } from '../../lib/remove-if-empty.js';

const SIZE = '--ds-cookie-notice-size';

/**
 * Tells the document's root how high a part is that covers the end of the window, so that the stylesheet reserves that
 * space: at the end of the page, and when the browser scrolls to what gets the focus (WCAG 2.4.11).
 */
export function useRoom(part: RefObject<HTMLElement | null>, covers: boolean): void {
  useLayoutEffect(() => {
    const node = part.current;
    // jsdom, in which customers test their pages, has no layout to observe.
    if (!node || !covers || typeof ResizeObserver === 'undefined') return;
    const root = node.ownerDocument.documentElement;
    const measure = () => root.style.setProperty(SIZE, `${Math.ceil(node.getBoundingClientRect().height)}px`);
    let frame = 0;
    const observer = new ResizeObserver(() => {
      // Not now: the room may bring a scrollbar, which resizes the notice in the frame that measures it.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(node, { box: 'border-box' });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      root.style.removeProperty(SIZE);
      removeIfEmpty(root, 'style');
    };
  }, [part, covers]);
}
