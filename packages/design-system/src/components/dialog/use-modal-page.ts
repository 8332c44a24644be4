'use client';

import { type RefObject, use, useEffect, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { shownPopovers } from '../../lib/is-popover-shown.js';
import { removeIfEmpty } from '../../lib/remove-if-empty.js';
import { DialogContext } from './dialog-context.js';
import { openerIn, openersFrom, rememberOpeners } from './openers.js';
import { lockScroll, makeRestInert, OVERLAYS } from './scroll-lock.js';

/**
 * The openers of a panel that is removed. A panel that is rendered in its place takes them over, because the focus is on the
 * body between the two.
 */
let leaving: HTMLElement[] | undefined;

/**
 * Locks scrolling, hides popovers and takes over direction and language around the opener while a modal panel is mounted. Makes
 * the rest of the page inert while it is open, so that the page can focus what comes next while the panel leaves.
 *
 * @param panel a child of its overlay, which is a child of the body
 * @returns What may get the focus back, best first: the element that had it, then the buttons of the menu or popover around
 * that and the openers of the modal around those, which may close earlier (a step of a wizard opens the next one).
 */
export function useModalPage(panel: RefObject<HTMLElement | null>): RefObject<HTMLElement[]> {
  const openers = useRef<HTMLElement[]>([]);
  const { open } = use(DialogContext);
  // Before the layout effects: then a field with `autoFocus` has the focus already.
  useInsertionEffect(() => {
    const opener = openerIn(document);
    // Another may open it again while it is closing.
    if (!open || panel.current?.contains(opener ?? null)) return;
    openers.current = opener ? openersFrom(opener) : (leaving ?? []);
  }, [panel, open]);
  useLayoutEffect(() => {
    const overlay = panel.current?.parentElement;
    if (!panel.current || !overlay) return;
    const { body, documentElement } = overlay.ownerDocument;
    // The overlay is outside of the element that sets direction and language around the opener. The opener's own may differ,
    // as the direction of a field for addresses does.
    const openerNow = openers.current.find(({ isConnected }) => isConnected);
    const place = openerNow?.parentElement ?? body;
    const { direction } = getComputedStyle(place);
    if (direction !== getComputedStyle(body).direction) overlay.dir = direction;
    const lang = languageOf(place);
    if (lang !== languageOf(body)) overlay.lang = lang;
    hidePopovers(overlay);
    const unlock = lockScroll(documentElement);
    return () => {
      unlock();
      leaving = openers.current;
      queueMicrotask(() => {
        leaving = undefined;
      });
    };
  }, [panel]);
  const followed = useRef<() => HTMLElement | undefined>(undefined);
  useLayoutEffect(() => {
    // React may hide a modal, and show it again, without a run of the effects below.
    followed.current?.();
    const overlay = panel.current?.parentElement;
    if (!open || !panel.current || !overlay) return;
    rememberOpeners(panel.current, openers.current);
    const revive = makeRestInert(overlay);
    const reveal = rememberHidden(overlay.ownerDocument);
    return () => {
      revive();
      reveal();
      followed.current = followFocus(overlay);
    };
  }, [panel, open]);
  const wasClosed = useRef(false);
  useEffect(() => {
    if (!open) {
      wasClosed.current = true;
      return;
    }
    // Radix focuses it only when it appears.
    if (wasClosed.current) panel.current?.focus({ preventScroll: true });
    wasClosed.current = false;
    // When it closes, React cleans up the effects of Radix, which are inside, before this one.
    return () => followed.current?.()?.focus();
  }, [panel, open]);
  useEffect(revealLast, []);
  return openers;
}

/**
 * Remembers what is hidden from assistive technology before Radix hides the rest of the page, which it does until the panel has left.
 *
 * @returns Shows what Radix has hidden since. Another open modal of this package holds it inert.
 */
function rememberHidden({ body }: Document): () => void {
  const before = new Set(body.querySelectorAll('[aria-hidden="true"]'));
  return () => {
    for (const each of body.querySelectorAll('[data-aria-hidden]'))
      if (!before.has(each)) each.removeAttribute('aria-hidden');
  };
}

/**
 * Remembers what the page focuses outside of an overlay. Radix takes the focus back until its effects are cleaned up, which is
 * after `autoFocus` and layout effects.
 *
 * @returns Ends that, and returns the element.
 */
function followFocus(overlay: HTMLElement): () => HTMLElement | undefined {
  const types = ['focusin', 'focusout'] as const;
  let focused: HTMLElement | undefined;
  const follow = ({ type, target, relatedTarget }: FocusEvent) => {
    // Radix acts on the focusout, so that the browser fires no focusin.
    const next = type === 'focusin' ? target : relatedTarget;
    if (next instanceof HTMLElement && !overlay.contains(next)) focused = next;
  };
  const { ownerDocument } = overlay;
  for (const type of types) ownerDocument.addEventListener(type, follow, true);
  return () => {
    for (const type of types) ownerDocument.removeEventListener(type, follow, true);
    return focused;
  };
}

/**
 * Shows the uppermost modal to assistive technology. Radix hides the rest of the page, so modals that open at the same time hide each
 * other.
 */
function revealLast(): void {
  [...document.querySelectorAll(OVERLAYS)].at(-1)?.removeAttribute('aria-hidden');
}

const languageOf = (element: Element): string => element.closest<HTMLElement>('[lang]')?.lang ?? '';

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
    return () => {
      removeIfEmpty(body, 'style');
      revealLast();
    };
  }, []);
  return null;
}
