'use client';

import type * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { type ComponentPropsWithoutRef, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusIsElsewhere } from '../../lib/focus-is-elsewhere.js';
import { tabStopsIn } from '../../lib/tab-stops.js';

/** The panel's handlers for the focus. */
export type PanelProps = Required<
  Pick<
    ComponentPropsWithoutRef<typeof DropdownMenu.Content>,
    | 'onFocus'
    | 'onKeyDownCapture'
    | 'onClick'
    | 'onPointerDownOutside'
    | 'onInteractOutside'
    | 'onCloseAutoFocus'
  >
>;

const ITEM = '[role^="menuitem"]:not([data-disabled])';

/** Where a menu that is opened by key puts the focus. */
export type Entry = 'first' | 'last';

/** Where the focus goes when the menu opens by key, when Tab leaves it, and when it closes. */
export function useMenuFocus(
  button: RefObject<HTMLButtonElement | null>,
  setOpen: (open: boolean) => void,
): { openBy: (entry: Entry | null, now?: boolean) => void; panel: PanelProps } {
  const entry = useRef<Entry | null>(null);
  const lastClick = useRef<MouseEvent | null>(null);
  const isTapped = useRef(false);
  const isOnButton = (target: EventTarget | null) =>
    target instanceof Node && button.current?.contains(target) === true;
  const openBy = (next: Entry | null, now = false) => {
    entry.current = next;
    if (now) setOpen(true);
  };
  const panel: PanelProps = {
    onFocus: (event) => {
      const to = entry.current;
      if (!to || event.target !== event.currentTarget) return;
      entry.current = null;
      event.preventDefault();
      const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEM)];
      const item = items.at(to === 'first' ? 0 : -1);
      item?.focus();
      // A frame later the panel has its place and, in a low window, less height than its items.
      requestAnimationFrame(() => item?.scrollIntoView?.({ block: 'nearest' }));
    },
    // Tab closes the menu and goes on from the button: the panel must be gone before the browser looks for the next stop.
    onKeyDownCapture: (event) => {
      if (event.key !== 'Tab') return;
      event.stopPropagation();
      if (event.shiftKey) event.preventDefault();
      button.current?.focus();
      flushSync(() => setOpen(false));
      const first = event.shiftKey ? undefined : firstStopAfterLast(button.current);
      if (!first) return;
      event.preventDefault();
      first.focus();
    },
    onClick: (event) => {
      lastClick.current = event.nativeEvent;
    },
    // Radix closes when a touch begins, which may become a swipe that scrolls the page.
    onPointerDownOutside: (event) => {
      if (event.detail.originalEvent.pointerType !== 'touch') return;
      event.preventDefault();
      if (isOnButton(event.target)) return;
      onTap(() => {
        isTapped.current = true;
        setOpen(false);
        // The caller may keep the menu open. Then something else closes it.
        onNext(['pointerdown', 'keydown'], () => {
          isTapped.current = false;
        });
      });
    },
    // The button toggles the menu itself.
    onInteractOutside: (event) => {
      if (isOnButton(event.target)) event.preventDefault();
    },
    onCloseAutoFocus: (event) => {
      const isElsewhere = isTapped.current || focusIsElsewhere(button.current);
      if (isElsewhere || leadsAway(lastClick.current)) event.preventDefault();
      lastClick.current = null;
      isTapped.current = false;
    },
  };
  return { openBy, panel };
}

/**
 * Calls back when the touch that has just begun ends as a tap: the browser cancels one that scrolls. iOS fires no click for a tap
 * on plain text.
 */
function onTap(tapped: () => void): void {
  onNext(['pointerdown', 'pointercancel', 'keydown', 'pointerup'], (type) => {
    if (type === 'pointerup') tapped();
  });
}

/** Calls back once, at the next event of these types anywhere on the page. */
function onNext(types: string[], callback: (type: string) => void): void {
  const stop = new AbortController();
  const end = ({ type }: Event) => {
    stop.abort();
    callback(type);
  };
  for (const type of types) document.addEventListener(type, end, { capture: true, signal: stop.signal });
}

/** The browser itself follows the link that was clicked, in this tab, and then sets the point where Tab goes on. */
function leadsAway(click: MouseEvent | null): boolean {
  if (!click || click.defaultPrevented || click.ctrlKey || click.metaKey || click.shiftKey) return false;
  const link = click.target instanceof Element && click.target.closest<HTMLAnchorElement>('a[href]');
  return link !== false && link !== null && /^(_self)?$/.test(link.target) && !link.hasAttribute('download');
}

/**
 * The first stop of the modal around the button, if the button is the last one. Radix keeps the focus in a modal, but not
 * before the menu has been gone for a moment, and the browser would leave the page.
 */
function firstStopAfterLast(button: HTMLElement | null): HTMLElement | undefined {
  const modal = button?.closest('[aria-modal="true"]');
  const stops = modal ? tabStopsIn(modal) : [];
  return stops.at(-1) === button ? stops[0] : undefined;
}
