'use client';

import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isPopoverShown } from '../../lib/is-popover-shown.js';

/** The element with keyboard focus. Focus from a press with the pointer does not count, nor what is left of it in a disabled one. */
const FOCUSED = ':focus-visible:not(:disabled)';

function showTip({ current }: RefObject<HTMLElement | null>): void {
  if (current?.isConnected && !isPopoverShown(current)) current.showPopover?.();
}

/**
 * Opens a native popover while the pointer or the keyboard's focus is on its parent, until Escape (WCAG 1.4.13).
 *
 * @param tip The popover; jsdom has none, and nothing opens there.
 * @param hasWords Whether there is something to show.
 * @returns Handlers of the parent, and of the popover's `toggle` event.
 */
export function useTooltip(tip: RefObject<HTMLElement | null>, hasWords: boolean) {
  const [open, setOpen] = useState(false);
  const show = () => showTip(tip);
  const hide = () => tip.current?.hidePopover?.();

  // Words may arrive, such as "Copied", while the pointer or the focus is already there.
  const isUnderPointer = useRef(false);
  useLayoutEffect(() => {
    const parent = tip.current?.parentElement;
    const isUnder = isUnderPointer.current && parent?.matches(':hover');
    if (hasWords && (isUnder || parent?.querySelector(FOCUSED))) showTip(tip);
  }, [hasWords, tip]);

  useEffect(() => {
    if (!open) return;
    // Before any other listener: the same press must not close a dialog around it, too.
    const dismiss = (event: KeyboardEvent) => {
      // A tip that was removed while it was shown has fired no event.
      if (event.key !== 'Escape' || !tip.current || !isPopoverShown(tip.current)) return;
      event.preventDefault();
      event.stopPropagation();
      tip.current.hidePopover();
    };
    window.addEventListener('keydown', dismiss, true);
    // A focused trigger that is replaced fires no `blur`; nor does one that becomes disabled, except in Chrome.
    const parent = tip.current?.parentElement;
    const changed = new MutationObserver(() => {
      if (!parent?.matches(':hover') && !parent?.querySelector(FOCUSED)) tip.current?.hidePopover();
    });
    if (parent) changed.observe(parent, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      window.removeEventListener('keydown', dismiss, true);
      changed.disconnect();
    };
  }, [open, tip]);

  return {
    onToggle: () => setOpen(tip.current !== null && isPopoverShown(tip.current)),
    parent: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        isUnderPointer.current = pointerType !== 'touch';
        if (isUnderPointer.current) show();
      },
      onPointerLeave: ({ currentTarget }: PointerEvent) => {
        isUnderPointer.current = false;
        if (!currentTarget.querySelector(FOCUSED)) hide();
      },
      onPointerDown: ({ target }: PointerEvent) => {
        if (!tip.current?.contains(target as Node)) hide();
      },
      onFocus: ({ target }: FocusEvent) => {
        if (target.matches(FOCUSED)) show();
      },
      onBlur: ({ currentTarget }: FocusEvent) => {
        if (!currentTarget.matches(':hover')) hide();
      },
    },
  };
}
