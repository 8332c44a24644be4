'use client';

import { type ComponentPropsWithRef, type ReactNode, useDeferredValue, useId, useRef } from 'react';
import { useControllableState } from '../../lib/use-controllable-state.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { MenuButton } from './menu-button.js';
import { useLinksPopover } from './use-links-popover.js';
import { useMenuFocus } from './use-menu-focus.js';
import { useMenuPanel } from './use-menu-panel.js';
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
  /**
   * The `id` of the `TopBarNav`, which is a `popover`. Its links open at a press while the page is not hydrated yet, when the
   * menu takes their place, and after the script of the panel has failed to load.
   */
  popoverTarget?: string | undefined;
  /** `MobileMenuItem`s and `MobileMenuGroup`s. */
  children: ReactNode;
}

/**
 * The navigation menu on a small screen: a button in the `TopBar` and a panel across the screen below it.
 *
 * WAI-ARIA APG, Menu Button. The page behind has no scroll lock and no overlay, and a press outside closes the menu.
 * The button acts on release, so a swipe that begins on it scrolls the page. The panel's script is loaded when a reader first
 * points at the button, focuses or presses it.
 *
 * @example
 * <MobileMenu>
 *   <MobileMenuItem href="/prices">Prices</MobileMenuItem>
 *   <MobileMenuItem variant="action" href="/start">Start for free</MobileMenuItem>
 * </MobileMenu>
 *
 * @example
 * // The links open before the page is hydrated.
 * <TopBarNav id="links" popover="auto">
 *   <TopBarLink href="/prices">Prices</TopBarLink>
 * </TopBarNav>
 * <MobileMenu popoverTarget="links">
 *   <MobileMenuItem href="/prices">Prices</MobileMenuItem>
 * </MobileMenu>
 */
export function MobileMenu({
  label = 'Menu',
  open,
  defaultOpen = false,
  onOpenChange,
  popoverTarget,
  children,
  ref,
  ...host
}: MobileMenuProps) {
  useStyleCheck('mobile-menu-trigger');
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  // The button answers a press in the next frame. The panel takes several times as long to render, so it follows.
  const isShown = useDeferredValue(isOpen) && isOpen;
  const place = useMenuPlace(button, isOpen, () => setOpen(false));
  const { openBy, panel } = useMenuFocus(button, setOpen);
  const { MenuPanel, hasFailed } = useMenuPanel(button, isOpen, () => setOpen(false));
  const id = useId();
  const { isForBrowser, panelRef } = useLinksPopover(popoverTarget, button, {
    isOpen,
    openBy,
    close: () => setOpen(false),
  });

  return (
    <>
      <MenuButton
        {...host}
        button={button}
        ref={ref}
        label={label}
        open={isOpen}
        panelId={MenuPanel && isShown ? id : undefined}
        popoverTarget={isForBrowser || hasFailed ? popoverTarget : undefined}
        onPress={() => setOpen(!isOpen)}
        onOpenBy={openBy}
      />
      {MenuPanel && (
        <MenuPanel
          id={id}
          button={button}
          open={isShown}
          onOpenChange={setOpen}
          place={place}
          label={label}
          panel={{ ...panel, ref: panelRef }}
        >
          {children}
        </MenuPanel>
      )}
    </>
  );
}
