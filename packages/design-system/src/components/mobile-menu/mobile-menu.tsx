'use client';

import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { cx } from '../../lib/cx.js';
import { useControllableState } from '../../lib/use-controllable-state.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { MenuButton } from './menu-button.js';
import { useMenuFocus } from './use-menu-focus.js';
import { useMenuPlace } from './use-menu-place.js';

/** Props of {@link MobileMenu}: those of the native `<button>` that opens it, and these. */
export interface MobileMenuProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /**
   * Names the button and the menu.
   * @default 'Menu'
   */
  label?: string | undefined;
  /** Whether the menu is open; makes it controlled. */
  open?: boolean | undefined;
  /**
   * Whether it starts open.
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
  'ds:bg-page ds:px-gutter ds:py-4 ds:font-sans ds:text-default ds:print:hidden',
  'ds:[clip-path:inset(0)] ds:transition-[clip-path] ds:duration-fast ds:ease-enter',
  'ds:starting:[clip-path:inset(0_0_100%)]',
);

/**
 * The navigation menu on a small screen: a button in the `TopBar` and a panel across the screen below it.
 *
 * WAI-ARIA APG, Menu Button. The page behind has no scroll lock and no overlay, and a press outside closes the menu.
 * The button acts on release, so a swipe that begins on it scrolls the page.
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
  useStyleCheck('mobile-menu-trigger');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const place = useMenuPlace(button, isOpen, () => setOpen(false));
  const { openAtEnd, panel } = useMenuFocus(button, setOpen);

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
          // In a bar it has the bar's theme.
          data-theme={place?.container ? undefined : 'dark'}
          aria-label={label}
          aria-labelledby={undefined}
          className={PANEL}
          loop
          align="end"
          sideOffset={place?.offset}
          {...panel}
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
