'use client';

import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ComponentPropsWithRef, ElementType, MouseEvent } from 'react';
import { cx } from '../../lib/cx.js';
import type { AnchorProps, AsProps } from '../link/anchor.js';
import { ariaCurrent, type CurrentProps } from '../link/aria-current.js';
import { NewTabMark, type NewTabProps, newTabAttributes } from '../link/new-tab.js';
import { ItemLink } from '../mobile-menu/item-link.js';
import { ItemContent, type ItemContentProps, textValueOf } from './item-content.js';

const prevent = (event: MouseEvent) => event.preventDefault();

/**
 * Handlers of a disabled item, in place of the caller's: Radix leaves those, and a link, which keeps the address that a router
 * needs, would lead there.
 */
export const UNAVAILABLE = { onClick: prevent, onAuxClick: prevent };

/** `danger` for what cannot be undone. */
export type DropdownItemVariant = 'default' | 'danger';

/** Props of every item. */
export interface DropdownItemOwnProps extends ItemContentProps {
  /**
   * Whether the item is disabled. Arrow keys skip it.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Called when the item is chosen. `preventDefault()` keeps the menu open. */
  onSelect?: ((event: Event) => void) | undefined;
}

/** Props of {@link DropdownItem}: those of a native `<div>` and these. */
export interface DropdownItemProps
  extends Omit<ComponentPropsWithRef<'div'>, 'role' | 'onSelect' | 'children'>,
    DropdownItemOwnProps {
  /**
   * `danger` for what cannot be undone: in the colour of danger. Say it in words too.
   * @default 'default'
   */
  variant?: DropdownItemVariant | undefined;
}

/**
 * An action. Choosing it closes the menu, and the focus returns to the trigger (WAI-ARIA APG, Menu Button).
 *
 * @example
 * <DropdownItem startContent={<CopyIcon />} endContent="Ctrl D" onSelect={duplicate}>
 *   Duplicate
 * </DropdownItem>
 */
export function DropdownItem({
  variant = 'default',
  description,
  startContent,
  endContent,
  className,
  children,
  ...props
}: DropdownItemProps) {
  return (
    <Radix.Item
      textValue={textValueOf(children)}
      data-slot="dropdown-item"
      data-variant={variant}
      {...props}
      {...(props.disabled && UNAVAILABLE)}
      className={cx('ds:dropdown-item', className)}
    >
      <ItemContent startContent={startContent} endContent={endContent} description={description}>
        {children}
      </ItemContent>
    </Radix.Item>
  );
}

/**
 * Props of {@link DropdownLink}: those of `as` (a native `<a>` by default) and these.
 *
 * @typeParam As The component that renders the anchor, such as a router's link.
 */
export type DropdownLinkProps<As extends ElementType = 'a'> = DropdownItemOwnProps &
  NewTabProps &
  CurrentProps &
  AsProps<As, keyof DropdownItemOwnProps | keyof NewTabProps | keyof CurrentProps>;

/**
 * A link; it opens in a new tab like any other link. A `menuitem` (WAI-ARIA APG, Menu Button).
 *
 * @example
 * <DropdownLink href="/help" description="Guides and contact" newTab>
 *   Help
 * </DropdownLink>
 */
export function DropdownLink<As extends ElementType = 'a'>(props: DropdownLinkProps<As>) {
  const {
    description,
    startContent,
    endContent,
    disabled,
    onSelect,
    current = false,
    ...rest
  } = props as DropdownLinkProps;
  const { newTab, newTabLabel, className, children, ...anchor }: AnchorProps = rest;
  return (
    <Radix.Item textValue={textValueOf(children)} asChild disabled={disabled} onSelect={onSelect}>
      <ItemLink
        data-slot="dropdown-item"
        data-variant="default"
        aria-current={ariaCurrent(current)}
        {...anchor}
        {...(newTab && newTabAttributes(anchor.rel))}
        {...(disabled && UNAVAILABLE)}
        className={cx('ds:dropdown-item', className)}
      >
        <ItemContent startContent={startContent} endContent={endContent} description={description}>
          {children}
          {newTab && <NewTabMark label={newTabLabel} />}
        </ItemContent>
      </ItemLink>
    </Radix.Item>
  );
}
