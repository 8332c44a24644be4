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
  // Before the layout effects: then a field with `autoFocus` has the focus already.
  useInsertionEffect(() => {
    const opener = openerIn(document);
    openers.current = opener ? openersFrom(opener) : (leaving ?? []);
  }, []);
  useLayoutEffect(() => {
    const overlay = panel.current?.parentElement;
    if (!panel.current || !overlay) return;
    const { body, documentElement } = overlay.ownerDocument;
    rememberOpeners(panel.current, openers.current);
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
  const { open } = use(DialogContext);
  const refocus = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    const overlay = panel.current?.parentElement;
    if (!open || !overlay) return;
    const revive = makeRestInert(overlay);
    const reveal = rememberHidden(overlay.ownerDocument);
    return () => {
      revive();
      reveal();
      refocus.current = followFocus(overlay);
    };
  }, [panel, open]);
  // React cleans up the effects of Radix, which are inside, before this one.
  useEffect(() => (open ? () => refocus.current?.() : undefined), [open]);
  useEffect(revealLast, []);
  return openers;
}

/**
 * Remembers what is hidden from assistive technology before Radix hides the rest of the page, which it does until the panel has left.
 *
 * @returns Shows what Radix has hidden since. Another open modal holds it inert.
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
 * @returns Ends that, and focuses it again.
 */
function followFocus(overlay: HTMLElement): () => void {
  const stop = new AbortController();
  let focused: HTMLElement | undefined;
  const follow = ({ type, target, relatedTarget }: FocusEvent) => {
    // Radix acts on the focusout, so that the browser fires no focusin.
    const next = type === 'focusin' ? target : relatedTarget;
    if (next instanceof HTMLElement && !overlay.contains(next)) focused = next;
  };
  const { ownerDocument } = overlay;
  for (const type of ['focusin', 'focusout'] as const)
    ownerDocument.addEventListener(type, follow, { capture: true, signal: stop.signal });
  return () => {
    stop.abort();
    focused?.focus();
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
