'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { removeIfEmpty } from '../../lib/remove-if-empty.js';
import { lockScroll, makeRestInert } from './scroll-lock.js';

/**
 * Locks scrolling, makes the rest of the page inert and takes over the direction around the opener while a modal panel is
 * mounted. Radix restores focus to the trigger; a panel without one restores it to the element that had it before.
 *
 * @param panel a child of its overlay, which is a child of the body
 */
export function useModalPage(panel: RefObject<HTMLElement | null>): RefObject<HTMLElement | null> {
  const opener = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const overlay = panel.current?.parentElement;
    if (!overlay) return;
    const { activeElement, body, documentElement } = overlay.ownerDocument;
    opener.current = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
    // The overlay is outside of what sets the direction there. The opener's own may differ, as that of a field for addresses.
    const around = getComputedStyle(opener.current?.parentElement ?? body).direction;
    if (around !== getComputedStyle(body).direction) overlay.dir = around;
    const unlock = lockScroll(documentElement);
    const revive = makeRestInert(overlay);
    return () => {
      revive();
      unlock();
    };
  }, [panel]);
  return opener;
}

/**
 * Radix blocks presses by a style of the body, and leaves an empty attribute behind. Put this into Radix's content: React
 * cleans up the effects of what is inside after those of the content.
 */
export function BodyAsBefore(): null {
  useEffect(() => {
    const { body } = document;
    return () => removeIfEmpty(body, 'style');
  }, []);
  return null;
}
