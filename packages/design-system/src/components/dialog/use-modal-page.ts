'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { shownPopovers } from '../../lib/is-popover-shown.js';
import { removeIfEmpty } from '../../lib/remove-if-empty.js';
import { openersFrom, rememberOpeners } from './openers.js';
import { lockScroll, makeRestInert } from './scroll-lock.js';

/**
 * The openers of a panel that has just closed without an exit transition. A panel that opens in the same tick takes them
 * over, because the focus is on the body then.
 */
let leaving: HTMLElement[] | undefined;

/**
 * Locks scrolling, hides popovers, makes the rest of the page inert and takes over the direction around the opener while a
 * modal panel is mounted.
 *
 * @param panel a child of its overlay, which is a child of the body
 * @returns What may get the focus back, best first: the element that had it, then the buttons of the menu or popover around
 * that and the openers of the modal around those, which may close earlier (a step of a wizard opens the next one).
 */
export function useModalPage(panel: RefObject<HTMLElement | null>): RefObject<HTMLElement[]> {
  const openers = useRef<HTMLElement[]>([]);
  // Read during the render: once it is committed, a field with `autoFocus` has the focus.
  const [found] = useState(() => {
    const { activeElement, body } = document;
    return activeElement instanceof HTMLElement && activeElement !== body ? openersFrom(activeElement) : null;
  });
  useLayoutEffect(() => {
    const overlay = panel.current?.parentElement;
    if (!panel.current || !overlay) return;
    const { body, documentElement } = overlay.ownerDocument;
    openers.current = found ?? leaving ?? openers.current;
    rememberOpeners(panel.current, openers.current);
    // The overlay is outside of the element that sets the direction around the opener. The opener's own direction may
    // differ, as that of a field for addresses does.
    const openerNow = openers.current.find(({ isConnected }) => isConnected);
    const around = getComputedStyle(openerNow?.parentElement ?? body).direction;
    if (around !== getComputedStyle(body).direction) overlay.dir = around;
    hidePopovers(overlay);
    const unlock = lockScroll(documentElement);
    const revive = makeRestInert(overlay);
    return () => {
      revive();
      unlock();
      leaving = openers.current;
      queueMicrotask(() => {
        leaving = undefined;
      });
    };
  }, [panel, found]);
  return openers;
}

/** Hides the shown popovers, as `showModal()` of a native dialog does: they would stay above the modal. */
function hidePopovers(overlay: HTMLElement): void {
  for (const each of shownPopovers(overlay.ownerDocument)) if (!overlay.contains(each)) each.hidePopover();
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
