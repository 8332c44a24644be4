'use client';

import { cva } from 'class-variance-authority';
import { type ElementType, type ReactNode, use } from 'react';
import type { AnchorProps, AsProps } from '../link/anchor.js';
import { ariaCurrent, type CurrentProps } from '../link/aria-current.js';
import type { NewTabProps } from '../link/new-tab.js';
import { ItemLink } from './item-link.js';
import { MenuItemContext } from './menu-item-context.js';

/** `link` for navigation, `action` for the call to action. */
export type MobileMenuItemVariant = 'link' | 'action';

interface MobileMenuItemOwnProps extends NewTabProps, CurrentProps {
  /**
   * `action` for the one call to action of the menu.
   * @default 'link'
   */
  variant?: MobileMenuItemVariant | undefined;
  /** Called when the item is selected. `preventDefault()` keeps the menu open. */
  onSelect?: ((event: Event) => void) | undefined;
  /** The text of the link. */
  children?: ReactNode;
}

/**
 * Props of {@link MobileMenuItem}: those of `as` (a native `<a>` by default) and these.
 *
 * @typeParam As The component that renders the anchor, such as a router's link.
 */
export type MobileMenuItemProps<As extends ElementType = 'a'> = MobileMenuItemOwnProps &
  AsProps<As, keyof MobileMenuItemOwnProps>;

/** Not public: a story shows the states of an item outside a menu. */
export const mobileMenuItemClasses = cva(
  [
    'ds:relative ds:flex ds:min-w-0 ds:shrink-0 ds:cursor-pointer ds:items-center ds:wrap-anywhere',
    'ds:no-underline ds:pressed-thread ds:select-none',
  ],
  {
    variants: {
      variant: {
        link: [
          'ds:mobile-menu-link ds:min-h-control-lg ds:border-b-hairline ds:border-default ds:py-3 ds:text-heading-sm',
          'ds:font-wide ds:text-default ds:data-highlighted:text-accent ds:aria-[current]:text-accent',
        ],
        action: [
          'ds:mt-4 ds:mb-2 ds:min-h-control-lg ds:justify-center ds:rounded-button ds:border-hairline',
          'ds:border-action ds:bg-action ds:px-6 ds:py-3 ds:text-label ds:font-semibold',
          'ds:text-on-action ds:data-highlighted:bg-action-hover',
        ],
      },
    },
    defaultVariants: { variant: 'link' },
  },
);

/**
 * A link in a `MobileMenu`; it opens in a new tab like any other link. Selecting it closes the menu. A `menuitem`
 * (WAI-ARIA APG, Menu Button).
 *
 * @example
 * <MobileMenuItem href="/prices" current>
 *   Prices
 * </MobileMenuItem>
 */
export function MobileMenuItem<As extends ElementType = 'a'>(props: MobileMenuItemProps<As>) {
  const { variant = 'link', current = false, onSelect, ...rest } = props;
  const { className, ...anchor }: AnchorProps = rest;
  const Item = use(MenuItemContext);
  if (!Item) throw new Error('A MobileMenuItem is outside of a MobileMenu: put it into one.');
  return (
    <Item asChild onSelect={onSelect}>
      <ItemLink
        data-slot="mobile-menu-item"
        data-variant={variant}
        aria-current={ariaCurrent(current)}
        {...anchor}
        className={mobileMenuItemClasses({ variant, className })}
      />
    </Item>
  );
}
