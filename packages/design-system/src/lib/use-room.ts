'use client';

import { type RefObject, useLayoutEffect } from 'react';
import { removeIfEmpty } from './remove-if-empty.js';

/**
 * Tells the document's root how high a part is that covers the end of the window, at most half of it, so that the stylesheet
 * reserves that space when the browser scrolls to what gets the focus (WCAG 2.4.11).
 *
 * @param variable - The CSS variable to set on the root, while `covers`.
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
