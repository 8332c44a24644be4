'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import {
  type ComponentPropsWithRef,
  type ElementType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { ChevronDownIcon } from '../../icons/icons.js';
import { cx } from '../../lib/cx.js';
import { useControllableState } from '../../lib/use-controllable-state.js';
import type { AsButtonProps } from '../button/as-button.js';
import { Button } from '../button/button.js';
import { useMenuFocus } from '../mobile-menu/use-menu-focus.js';
import { DropdownProvider, useDropdown, useDropdownPlace } from './dropdown-context.js';

/** Props of {@link Dropdown}. */
export interface DropdownProps {
  /** Whether the menu is open; makes it controlled. */
  open?: boolean | undefined;
  /**
   * Whether it starts open. It appears after the first client render: the server renders no menu.
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the menu is about to open or close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** A `DropdownTrigger` and a `DropdownContent`. */
  children: ReactNode;
}

/**
 * A menu of actions or links that a button opens: what can be done with a file, the views of a list, an account.
 *
 * WAI-ARIA APG, Menu Button. The page behind stays usable. Renders no element of its own.
 *
 * @example
 * <Dropdown>
 *   <DropdownTrigger>Actions</DropdownTrigger>
 *   <DropdownContent>
 *     <DropdownItem onSelect={duplicate}>Duplicate</DropdownItem>
 *     <DropdownItem variant="danger" onSelect={remove}>Delete</DropdownItem>
 *   </DropdownContent>
 * </Dropdown>
 */
export function Dropdown({ open, defaultOpen = false, onOpenChange, children }: DropdownProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, onOpenChange);
  const place = useDropdownPlace(trigger, isOpen);
  const [contentId, setContentId] = useState<string>();
  const focus = useMenuFocus(trigger, setOpen);
  return (
    <DropdownProvider value={{ trigger, open: isOpen, setOpen, place, contentId, setContentId, ...focus }}>
      <Radix.Root
        modal={false}
        open={isOpen && place !== null}
        onOpenChange={setOpen}
        dir={place?.direction ?? 'ltr'}
      >
        {children}
      </Radix.Root>
    </DropdownProvider>
  );
}

/**
 * Props of {@link DropdownTrigger}: those of `as` (a `Button` by default).
 *
 * @typeParam As The component that renders the button, such as `IconButton`.
 */
export type DropdownTriggerProps<As extends ElementType = typeof Button> = AsButtonProps<As>;

/**
 * The button that opens and closes the menu, on release, so that a swipe that begins on it scrolls the page.
 *
 * @example
 * <DropdownTrigger as={IconButton} label="Account">
 *   <UserIcon />
 * </DropdownTrigger>
 */
export function DropdownTrigger<As extends ElementType = typeof Button>(props: DropdownTriggerProps<As>) {
  const { as, ref, ...host } = props as DropdownTriggerProps;
  const { trigger, open, contentId } = useDropdown('DropdownTrigger');
  return (
    <Radix.Trigger
      asChild
      ref={trigger}
      {...(open && contentId !== undefined && { 'aria-controls': contentId })}
    >
      <Control as={as ?? Button} ref={ref} host={host} />
    </Radix.Trigger>
  );
}

interface ControlProps extends ComponentPropsWithRef<'button'> {
  as: ElementType;
  /** The caller's own props, kept apart from those that Radix adds. */
  host: ComponentPropsWithRef<'button'>;
}

/** A chevron at the end of a `Button`, unless the caller sets `endContent`. */
const END = {
  endContent: <ChevronDownIcon data-slot="dropdown-chevron" className="ds:dropdown-chevron" />,
};

const isDisabled = (button: ComponentPropsWithRef<'button'>): boolean =>
  Boolean(button.disabled) || String(button['aria-disabled']) === 'true';

/** The keys for which the browser fires a click, so that the caller's `onClick` runs before the menu opens. */
const CLICKS = ['Enter', ' '];

/**
 * Radix opens on pointer-down, with which a swipe begins on a touch screen, and prevents the clicks of Enter and Space: its
 * handlers do not get these events. Arrow Up opens the menu at its last item.
 */
function Control({ as: Element, host, onPointerDown: _touchDown, onKeyDown, ...radix }: ControlProps) {
  const { open, setOpen, openBy } = useDropdown('DropdownTrigger');
  const handleKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    host.onKeyDown?.(event);
    if (event.defaultPrevented || event.currentTarget.getAttribute('aria-disabled') === 'true') return;
    if (CLICKS.includes(event.key)) return;
    if (event.key !== 'ArrowUp') return onKeyDown?.(event);
    event.preventDefault();
    openBy('last', true);
  };
  return (
    <Element
      {...(Element === Button && END)}
      {...radix}
      data-slot="dropdown-trigger"
      data-disabled={isDisabled(host) ? '' : undefined}
      {...host}
      className={cx('ds:dropdown-trigger', host.className)}
      onKeyDown={handleKeyDown}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        host.onClick?.(event);
        if (!event.defaultPrevented) setOpen(!open);
      }}
    />
  );
}
