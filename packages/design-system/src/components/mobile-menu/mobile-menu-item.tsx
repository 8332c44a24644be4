'use client';

import * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import type { ComponentPropsWithRef, ElementType, KeyboardEvent, ReactNode } from 'react';
import { ariaCurrent, type CurrentProps } from '../link/current.js';
import { NewTabMark, type NewTabProps, newTabAttributes } from '../link/new-tab.js';
import { type MobileMenuItemVariants, mobileMenuItemVariants } from './mobile-menu.variants.js';

interface MobileMenuItemOwnProps extends MobileMenuItemVariants, NewTabProps, CurrentProps {
  /** Called when the item is chosen. `preventDefault()` keeps the menu open. */
  onSelect?: ((event: Event) => void) | undefined;
  /** What the link says. */
  children?: ReactNode;
}

/**
 * Props of {@link MobileMenuItem}: those of `as` (a native `<a>` by default) and these.
 *
 * @typeParam As The component that renders the anchor, such as a router's link.
 */
export type MobileMenuItemProps<As extends ElementType = 'a'> = MobileMenuItemOwnProps & {
  /**
   * The component that renders the anchor, such as a router's link; its own props are then accepted here.
   * @default 'a'
   */
  as?: As | undefined;
} & Omit<ComponentPropsWithRef<As>, keyof MobileMenuItemOwnProps | 'as'>;

/**
 * One way into the site, inside a `MobileMenu`: a link, so it opens in a new tab like any other. Choosing it
 * closes. A `menuitem` (WAI-ARIA APG, Menu Button).
 */
export function MobileMenuItem<As extends ElementType = 'a'>(props: MobileMenuItemProps<As>) {
  const { as, tone = 'link', current = false, newTab = false, newTabLabel, onSelect, ...rest } = props;
  const { className, rel, children, ...anchor }: ComponentPropsWithRef<'a'> = rest;
  return (
    <DropdownMenu.Item asChild onSelect={onSelect}>
      <ItemLink
        as={as ?? 'a'}
        data-slot="mobile-menu-item"
        data-tone={tone}
        aria-current={ariaCurrent(current)}
        {...anchor}
        {...(newTab ? newTabAttributes(rel) : { rel })}
        className={mobileMenuItemVariants({ tone, className })}
      >
        {children}
        {newTab && <NewTabMark label={newTabLabel} />}
      </ItemLink>
    </DropdownMenu.Item>
  );
}

/**
 * Radix turns Enter into a plain click; with a modifier held the browser's own Enter opens the new tab or
 * window.
 */
function ItemLink({ as: Anchor, onKeyDown, ...props }: ComponentPropsWithRef<'a'> & { as: ElementType }) {
  const handleKeyDown = (event: KeyboardEvent<HTMLAnchorElement>) => {
    const opensElsewhere = event.key === 'Enter' && (event.ctrlKey || event.metaKey || event.shiftKey);
    if (!opensElsewhere) onKeyDown?.(event);
  };
  return <Anchor {...props} onKeyDown={handleKeyDown} />;
}
