import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';

/** How many logos are beside each other at most. */
export type LogoWallColumns = 3 | 4 | 5 | 6;

/** Props of {@link LogoWall}: those of a native `<ul>`. Name it by `aria-label` or `aria-labelledby`. */
export interface LogoWallProps extends ComponentPropsWithRef<'ul'> {
  /**
   * How many logos are beside each other at most: a number that leaves no gap in the last row. There are fewer where a
   * cell would be narrower than 144 px at the default text size.
   * @default 4
   */
  columns?: LogoWallColumns | undefined;
  /** Elements of `Logo`. */
  children?: ReactNode;
}

/**
 * Logos in cells of the same size, such as those of customers or partners. It does not move.
 *
 * @example
 * <LogoWall columns={3} aria-label="Customers">
 *   <Logo name="Fellside Baths" />
 *   <Logo name="Malthouse">
 *     <img src="/malthouse.svg" alt="" />
 *   </Logo>
 * </LogoWall>
 */
export function LogoWall({ columns = 4, className, ...props }: LogoWallProps) {
  // Safari drops the list role of a list without markers, so it is set explicitly.
  return (
    <ul
      data-slot="logo-wall"
      data-columns={columns}
      role="list"
      {...props}
      className={cx('ds:logo-wall', className)}
    />
  );
}

/** Props of {@link Logo}: those of a native `<li>` and these. */
export interface LogoProps extends ComponentPropsWithRef<'li'> {
  /** The name, which assistive technology hears. It is shown where there is no picture. */
  name: string;
  /** Where the logo leads. */
  href?: string | undefined;
  /**
   * The logo: an `img` with an empty `alt`, or an `svg` whose colour is `currentColor`, so that it suits every ground. It is
   * as high as a line of large text.
   */
  children?: ReactNode;
}

/**
 * One logo of a `LogoWall`, or a name in type where there is none.
 *
 * @example
 * <Logo name="Malthouse" href="/customers/malthouse">
 *   <img src="/malthouse.svg" alt="" />
 * </Logo>
 */
export function Logo({ name, href, className, children, ...props }: LogoProps) {
  const Content = href === undefined ? 'span' : 'a';
  return (
    <li data-slot="logo" {...props} className={cx('ds:logo', className)}>
      <Content data-slot="logo-content" href={href} className="ds:logo-content">
        {hasContent(children) && (
          <span data-slot="logo-picture" aria-hidden="true" className="ds:logo-picture">
            {children}
          </span>
        )}
        <span data-slot="logo-name" className={hasContent(children) ? 'ds:sr-only' : 'ds:logo-name'}>
          {name}
        </span>
      </Content>
    </li>
  );
}
