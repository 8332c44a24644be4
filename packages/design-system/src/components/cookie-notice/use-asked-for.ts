'use client';

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Moves the focus to a part that the reader opened, and back to its earlier place when the part leaves the page with
 * the focus inside (WCAG 2.4.3).
 */
export function useAskedFor(part: RefObject<HTMLElement | null>, asked: boolean): void {
  useLayoutEffect(() => {
    const node = part.current;
    if (!node || !asked) return;
    const { activeElement } = node.ownerDocument;
    node.focus({ preventScroll: true });
    return () => {
      if (activeElement instanceof HTMLElement && node.contains(node.ownerDocument.activeElement))
        activeElement.focus({ preventScroll: true });
    };
  }, [part, asked]);
}
