'use client';

import type * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { type ComponentPropsWithoutRef, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';

type PanelProps = Pick<
  ComponentPropsWithoutRef<typeof DropdownMenu.Content>,
  'onFocus' | 'onKeyDownCapture' | 'onClick' | 'onInteractOutside' | 'onCloseAutoFocus'
>;

/** Where the focus goes when the menu opens at its end, when Tab leaves it, and when it closes. */
export function useMenuFocus(
  button: RefObject<HTMLButtonElement | null>,
  setOpen: (open: boolean) => void,
): { openAtEnd: () => void; panel: PanelProps } {
  const opensAtEnd = useRef(false);
  const lastClick = useRef<MouseEvent | null>(null);
  const openAtEnd = () => {
    opensAtEnd.current = true;
    setOpen(true);
  };
  const panel: PanelProps = {
    onFocus: (event) => {
      if (!opensAtEnd.current || event.target !== event.currentTarget) return;
      opensAtEnd.current = false;
      event.preventDefault();
      [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')].at(-1)?.focus();
    },
    // Tab closes the menu and goes on from the button: the panel must be gone before the browser looks for the next stop.
    onKeyDownCapture: (event) => {
      if (event.key !== 'Tab') return;
      event.stopPropagation();
      if (event.shiftKey) event.preventDefault();
      button.current?.focus();
      flushSync(() => setOpen(false));
    },
    onClick: (event) => {
      lastClick.current = event.nativeEvent;
    },
    // The button toggles the menu itself.
    onInteractOutside: (event) => {
      if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
    },
    onCloseAutoFocus: (event) => {
      if (focusIsElsewhere() || leadsAway(lastClick.current)) event.preventDefault();
      lastClick.current = null;
    },
  };
  return { openAtEnd, panel };
}

/** Something outside the closed menu has taken the focus meanwhile: by Tab, by a press or by the page. */
function focusIsElsewhere(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** The browser itself follows this click, and then sets the point where Tab goes on. */
function leadsAway(click: MouseEvent | null): boolean {
  return click !== null && !click.defaultPrevented && !click.ctrlKey && !click.metaKey;
}
