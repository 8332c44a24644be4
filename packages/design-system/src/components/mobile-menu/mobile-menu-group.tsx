'use client';

import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.js';
import { useStyleCheck } from '../../lib/use-style-check.js';

/** Props of {@link MobileMenuGroup}: those of a native `<div>` and these. */
export interface MobileMenuGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'role'> {
  /** What the items have in common; names the group. */
  label: ReactNode;
  /** `MobileMenuItem`s. */
  children: ReactNode;
}

/**
 * Items of a `MobileMenu` that belong together, under a label: on a small screen, what a `TopBarGroup` is in the row.
 *
 * @example
 * <MobileMenu>
 *   <MobileMenuItem href="/prices">Prices</MobileMenuItem>
 *   <MobileMenuGroup label="Product">
 *     <MobileMenuItem href="/orders">Orders</MobileMenuItem>
 *     <MobileMenuItem href="/stock">Stock</MobileMenuItem>
 *   </MobileMenuGroup>
 * </MobileMenu>
 */
export function MobileMenuGroup({ label, className, children, ...props }: MobileMenuGroupProps) {
  useStyleCheck('mobile-menu-group', 'navigation.css');
  const id = useId();
  return (
    <div
      data-slot="mobile-menu-group"
      aria-labelledby={id}
      {...props}
      role="group"
      className={cx('ds:mobile-menu-group', className)}
    >
      <div id={id} data-slot="mobile-menu-label" className="ds:mobile-menu-label">
        {label}
      </div>
      {children}
    </div>
  );
}
