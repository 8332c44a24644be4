'use client';

import { type RefObject, useLayoutEffect } from 'react';
import { removeIfEmpty } from './remove-if-empty.js';

/**
 * Sets a CSS variable on the document's root to the height of a part that covers the end of the window, at most half of the
 * window. The stylesheet reserves that space when the browser scrolls to a focused element (WCAG 2.4.11).
 *
 * @param variable The CSS variable, which is set while `covers` is true.
 */
export function useRoom(
  part: RefObject<HTMLElement | null>,
  variable: `--ds-${string}`,
  covers: boolean,
): void {
  useLayoutEffect(() => {
    const node = part.current;
    // jsdom, in which customers test their pages, has no layout to observe.
    if (!node || !covers || typeof ResizeObserver === 'undefined') return;
    const root = node.ownerDocument.documentElement;
    const measure = () => {
      const height = Math.min(node.getBoundingClientRect().height, root.clientHeight / 2);
      root.style.setProperty(variable, `${Math.ceil(height)}px`);
    };
    let frame = 0;
    const observer = new ResizeObserver(() => {
      // Not now: the room may bring a scrollbar, which resizes the part in the frame that measures it.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(node, { box: 'border-box' });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      root.style.removeProperty(variable);
      removeIfEmpty(root, 'style');
    };
  }, [part, variable, covers]);
}
