import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import type { LinkComponent } from '../link/link-component.js';

/** Props of {@link Breadcrumb}: those of a native `<nav>` and these. */
export interface BreadcrumbProps extends ComponentPropsWithRef<'nav'> {
  /**
   * The name of the landmark.
   * @default 'Breadcrumb'
   */
  label?: string | undefined;
  /** `BreadcrumbItem`s, from the start page to this one. */
  children?: ReactNode;
}

/**
 * The way from the start page to this one. WAI-ARIA APG, Breadcrumb.
 *
 * @example
 * <Breadcrumb>
 *   <BreadcrumbItem href="/">Home</BreadcrumbItem>
 *   <BreadcrumbItem href="/tea">Tea</BreadcrumbItem>
 *   <BreadcrumbItem>Assam</BreadcrumbItem>
 * </Breadcrumb>
 */
export function Breadcrumb({ label = 'Breadcrumb', className, children, ...props }: BreadcrumbProps) {
  // Safari drops the list role of a list without markers, so it is set explicitly.
  return (
    <nav data-slot="breadcrumb" aria-label={label} {...props} className={cx('ds:breadcrumb', className)}>
      <ol data-slot="breadcrumb-list" role="list" className="ds:breadcrumb-list">
        {children}
      </ol>
    </nav>
  );
}

/** Props of {@link BreadcrumbItem}: those of a native `<li>` and these. */
export interface BreadcrumbItemProps extends ComponentPropsWithRef<'li'> {
  /** Where the item leads. Without it the item is the page itself, and marked as current. */
  href?: string | undefined;
  /**
   * The component that renders the link of `href`, such as a router's link.
   * @default 'a'
   */
  linkAs?: LinkComponent | undefined;
  /** The title of the page, as phrasing content. */
  children?: ReactNode;
}

/**
 * One page of a `Breadcrumb`; the last has no `href`.
 *
 * @example
 * <BreadcrumbItem href="/tea">Tea</BreadcrumbItem>
 */
export function BreadcrumbItem({
  href,
  linkAs: ItemLink = 'a',
  className,
  children,
  ...props
}: BreadcrumbItemProps) {
  return (
    <li data-slot="breadcrumb-item" {...props} className={cx('ds:breadcrumb-item', className)}>
      {href === undefined ? (
        <span data-slot="breadcrumb-current" aria-current="page" className="ds:breadcrumb-current">
          {children}
        </span>
      ) : (
        <ItemLink data-slot="breadcrumb-link" href={href} className="ds:breadcrumb-link">
          {children}
        </ItemLink>
      )}
    </li>
  );
}
