'use client';

import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../../lib/cx.js';
import { useLatest } from '../../lib/use-latest.js';
import { useOwnOr } from '../../lib/use-own-or.js';
import { MenuButton } from './menu-button.js';

/** Props of {@link MobileMenu}: those of the native `<button>` that opens it, and these. */
export interface MobileMenuProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /**
   * Names the button and the menu.
   * @default 'Menu'
   */
  label?: string | undefined;
  /** Whether the menu is open, for a state of your own. */
  open?: boolean | undefined;
  /**
   * Whether it is open at first.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the menu is about to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** `MobileMenuItem`s. */
  children: ReactNode;
}

const PANEL = cx(
  'ds:z-menu ds:flex ds:w-(--radix-dropdown-menu-content-available-width) ds:flex-col ds:overflow-y-auto',
  'ds:max-h-(--radix-dropdown-menu-content-available-height) ds:border-b-hairline ds:border-default',
  'ds:bg-ink ds:px-gutter ds:py-4 ds:font-sans ds:text-on-ink ds:print:hidden',
  'ds:[clip-path:inset(0)] ds:transition-[clip-path] ds:duration-fast ds:ease-enter',
  'ds:starting:[clip-path:inset(0_0_100%)]',
);

/**
 * The ways into the site on a small screen: a button in the `TopBar` and a panel across the screen below it.
 *
 * WAI-ARIA APG, Menu Button. The page behind is neither locked nor covered: it scrolls, and a press outside
 * closes the menu. The button acts on release, so a swipe that begins on it scrolls the page.
 */
export function MobileMenu({
  label = 'Menu',
  open,
  defaultOpen = false,
  onOpenChange,
  children,
  ref,
  ...host
}: MobileMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const opensAtEnd = useRef(false);
  const lastClick = useRef<MouseEvent | null>(null);
  const [isOpen, setOpen] = useOwnOr(open, defaultOpen, onOpenChange);
  const place = usePlace(button, isOpen, () => setOpen(false));

  const openAtEnd = () => {
    opensAtEnd.current = true;
    setOpen(true);
  };
  const enter = (event: FocusEvent<HTMLElement>) => {
    if (!opensAtEnd.current || event.target !== event.currentTarget) return;
    opensAtEnd.current = false;
    event.preventDefault();
    [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')].at(-1)?.focus();
  };
  /**
   * Tab closes and goes on from the button; the panel must be gone before the browser looks for the next
   * stop.
   */
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.stopPropagation();
    if (event.shiftKey) event.preventDefault();
    button.current?.focus();
    flushSync(() => setOpen(false));
  };

  return (
    <DropdownMenu.Root
      modal={false}
      open={isOpen && place !== null}
      onOpenChange={setOpen}
      dir={place?.direction}
    >
      <DropdownMenu.Trigger asChild ref={button}>
        <MenuButton
          ref={ref}
          host={host}
          label={label}
          onPress={() => setOpen(!isOpen)}
          onOpenAtEnd={openAtEnd}
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={place?.container}>
        <DropdownMenu.Content
          data-slot="mobile-menu-panel"
          data-theme="dark"
          aria-label={label}
          aria-labelledby={undefined}
          className={PANEL}
          loop
          align="end"
          sideOffset={place?.offset}
          onFocus={enter}
          onKeyDownCapture={leave}
          onClick={(event) => {
            lastClick.current = event.nativeEvent;
          }}
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            if (focusHasAPlace() || leadsAway(lastClick.current)) event.preventDefault();
            lastClick.current = null;
          }}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface Place {
  container: HTMLElement | undefined;
  direction: 'ltr' | 'rtl';
  /** From the button's lower edge to the bar's, in px. */
  offset: number;
}

/**
 * Where the panel goes, known while the menu is open: into the bar, so that it is inside a landmark and takes
 * the bar's language and direction, and flush below it. Without a bar: into the body, below the button. A
 * screen that grows wide enough for the row of links takes the button away, and an open menu with it.
 */
function usePlace(
  button: RefObject<HTMLButtonElement | null>,
  open: boolean,
  close: () => void,
): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  const latest = useLatest(close);
  useLayoutEffect(() => {
    const node = button.current;
    if (!open || !node) return;
    setPlace(placeBelow(node));
    const observer = new ResizeObserver(() => {
      if (node.getClientRects().length === 0) latest.current();
      else setPlace(placeBelow(node));
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [button, open, latest]);
  return place;
}

function placeBelow(button: HTMLButtonElement): Place {
  const bar = button.closest<HTMLElement>('[data-slot="top-bar"]');
  const gap = bar ? bar.getBoundingClientRect().bottom - button.getBoundingClientRect().bottom : 0;
  return {
    container: bar ?? undefined,
    direction: getComputedStyle(button).direction === 'rtl' ? 'rtl' : 'ltr',
    offset: Math.max(0, gap),
  };
}

/** Something outside the closed menu was focused in the meantime, by Tab, by a press or by the page. */
function focusHasAPlace(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** The browser itself follows this click, and then sets the point that Tab goes on from. */
function leadsAway(click: MouseEvent | null): boolean {
  return click !== null && !click.defaultPrevented && !click.ctrlKey && !click.metaKey;
}
