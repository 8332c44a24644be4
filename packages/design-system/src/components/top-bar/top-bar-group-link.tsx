import type { ElementType, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';
import type { AnchorProps, AsProps } from '../link/anchor.js';
import { ariaCurrent, type CurrentProps } from '../link/aria-current.js';
import { NewTabMark, type NewTabProps, newTabAttributes } from '../link/new-tab.js';

interface TopBarGroupLinkOwnProps extends NewTabProps, CurrentProps {
  /** A few words below the text, which are part of the link's name. */
  description?: ReactNode;
  /** The text of the link. */
  children?: ReactNode;
}

/**
 * Props of {@link TopBarGroupLink}: those of `as` (a native `<a>` by default) and these.
 *
 * @typeParam As The component that renders the anchor, such as a router's link.
 */
export type TopBarGroupLinkProps<As extends ElementType = 'a'> = TopBarGroupLinkOwnProps &
  AsProps<As, keyof TopBarGroupLinkOwnProps>;

/**
 * A link in the panel of a `TopBarGroup`, with an optional description. While it is current, the button of the group keeps the line
 * of a current link.
 *
 * @example
 * <TopBarGroupLink href="/orders" description="Every table, one list" current>
 *   Orders
 * </TopBarGroupLink>
 */
export function TopBarGroupLink<As extends ElementType = 'a'>(props: TopBarGroupLinkProps<As>) {
  const { description, current = false, ...rest } = props as TopBarGroupLinkProps;
  const {
    as: Element = 'a',
    newTab = false,
    newTabLabel,
    className,
    children,
    ...anchor
  }: AnchorProps = rest;
  return (
    <Element
      data-slot="top-bar-group-link"
      aria-current={ariaCurrent(current)}
      {...anchor}
      {...(newTab && newTabAttributes(anchor.rel))}
      className={cx('ds:top-bar-group-link', className)}
    >
      <span data-slot="top-bar-group-link-label" className="ds:top-bar-group-link-label">
        {children}
        {newTab && <NewTabMark label={newTabLabel} />}
      </span>
      {hasContent(description) && (
        <span data-slot="top-bar-group-link-description" className="ds:top-bar-group-link-description">
          {description}
        </span>
      )}
    </Element>
  );
}
