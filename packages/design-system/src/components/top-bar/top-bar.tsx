import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { listItems } from '../../lib/list-items.js';
import { Anchor, type AnchorProps, type AsProps } from '../link/anchor.js';
import { ariaCurrent, type CurrentProps } from '../link/aria-current.js';
import type { NewTabProps } from '../link/new-tab.js';

/** The ground of the bar: `ink` is dark in every theme, `page` is that of the page. */
export type TopBarGround = 'ink' | 'page';

/**
 * The position of the bar: `fixed` over the page, always in view; `sticky` above the content, and in view while the page
 * scrolls; `static` above the content, and scrolls away with it.
 */
export type TopBarPosition = 'fixed' | 'sticky' | 'static';

/** Props of {@link TopBar}: those of a native `<header>` and these. */
export interface TopBarProps extends ComponentPropsWithRef<'header'> {
  /**
   * The ground. The panel of a `MobileMenu` in the bar has it too.
   * @default 'ink'
   */
  ground?: TopBarGround | undefined;
  /**
   * Whether the bar stays in view, and whether it takes room.
   * @default 'fixed'
   */
  position?: TopBarPosition | undefined;
  /**
   * `TopBarLogo`, `TopBarNav`, `TopBarActions` and `MobileMenu`, in this order. A bar with links or an action needs the menu,
   * which replaces them where they do not fit.
   */
  children: ReactNode;
}

const GROUND: Readonly<Record<TopBarGround, string>> = { ink: 'ds:bg-ink', page: 'ds:bg-page' };

/** A `Page` finds the bar by `ds:top-bar`. A fixed element is printed on every page, over its text. */
const POSITION: Readonly<Record<TopBarPosition, string>> = {
  fixed: 'ds:top-bar ds:fixed ds:inset-x-0 ds:top-0 ds:print:absolute',
  sticky: 'ds:top-bar ds:sticky ds:top-0 ds:shrink-0',
  static: 'ds:relative ds:shrink-0',
};

/**
 * The bar at the top of every page: logo, navigation and one action.
 *
 * A banner landmark, fixed and on a dark ground by default. At 1024 px and wider it shows the row of links, below that the
 * `MobileMenu`. Both are in the document and CSS decides, so the server's HTML fits every screen. The menu also replaces the
 * row if large text leaves it too little room. A name that takes several lines makes the bar higher. In print it shows the
 * logo only.
 *
 * @example
 * <TopBar ground="page" position="sticky">
 *   <TopBarLogo href="/">Teahouse</TopBarLogo>
 *   <TopBarNav>
 *     <TopBarLink href="/prices">Prices</TopBarLink>
 *   </TopBarNav>
 *   <MobileMenu>
 *     <MobileMenuItem href="/prices">Prices</MobileMenuItem>
 *   </MobileMenu>
 * </TopBar>
 */
export function TopBar({ ground = 'ink', position = 'fixed', className, children, ...props }: TopBarProps) {
  return (
    <header
      data-slot="top-bar"
      data-ground={ground}
      data-position={position}
      data-theme={ground === 'ink' ? 'dark' : undefined}
      {...props}
      className={cx(
        POSITION[position],
        GROUND[ground],
        'ds:z-bar ds:grid ds:min-h-top-bar ds:border-b-hairline ds:border-default ds:px-gutter ds:font-sans ds:text-default',
        className,
      )}
    >
      <div
        data-slot="top-bar-row"
        className="ds:@container/bar ds:mx-auto ds:grid ds:w-full ds:max-w-container ds:grid-cols-1"
      >
        {/* The margins let controls of large text overlap the edges of the bar, before they make it higher. */}
        <div
          data-slot="top-bar-parts"
          className="ds:-my-2 ds:flex ds:items-center ds:gap-[min(var(--ds-space-8),4cqi)]"
        >
          {children}
        </div>
      </div>
    </header>
  );
}

interface TopBarLogoOwnProps {
  /** The logo, the name, or both. */
  children?: ReactNode;
}

/**
 * Props of {@link TopBarLogo}: those of `as` (a native `<a>` by default).
 *
 * @typeParam As The component that renders the anchor, such as a router's link.
 */
export type TopBarLogoProps<As extends ElementType = 'a'> = TopBarLogoOwnProps &
  AsProps<As, keyof TopBarLogoOwnProps>;

/**
 * Logo and name, linked to the start page. A logo without text needs an `aria-label`. Beside the row of links a picture is at most
 * 15 rem (half of size.form) wide, and the whole at most half of the bar.
 *
 * @example
 * <TopBarLogo href="/" aria-label="Teahouse">
 *   <img src="/logo.svg" alt="" width="120" height="32" />
 * </TopBarLogo>
 */
export function TopBarLogo<As extends ElementType = 'a'>(props: TopBarLogoProps<As>) {
  const { className, ...anchor }: AnchorProps = props;
  return (
    <Anchor
      data-slot="top-bar-logo"
      {...anchor}
      className={cx(
        'ds:me-auto ds:inline-flex ds:min-h-control ds:min-w-0 ds:items-center ds:gap-3 ds:rounded-sm ds:py-3',
        'ds:text-heading-md',
        'ds:font-bold ds:font-wide ds:no-underline ds:wrap-anywhere ds:bar-row:max-w-1/2 ds:bar-row:shrink-0',
        'ds:focus-ring-words ds:pressed-thread ds:[&_img]:h-auto ds:[&_img]:max-w-full ds:bar-row:[&_img]:max-w-[calc(var(--ds-size-form)/2)]',
        'ds:[&>svg]:max-w-full ds:[&>svg]:shrink-0',
        className,
      )}
    />
  );
}

/** Props of {@link TopBarNav}: those of a native `<nav>`. */
export interface TopBarNavProps extends ComponentPropsWithRef<'nav'> {
  /**
   * Names the landmark.
   * @default 'Main'
   */
  'aria-label'?: string | undefined;
  /** `TopBarLink`s and `TopBarGroup`s; each child is one item of a list. */
  children: ReactNode;
}

/**
 * The list of links, a navigation landmark: a row where it fits, and on every screen without script. Links that are too long
 * for the bar scroll inside it. When the `MobileMenu` replaces the row, the list stays for assistive technology, and a link
 * is visible while it has focus.
 *
 * @example
 * <TopBarNav>
 *   <TopBarLink href="/prices">Prices</TopBarLink>
 *   <TopBarLink href="/gardens">Gardens</TopBarLink>
 * </TopBarNav>
 */
export function TopBarNav({ 'aria-label': label = 'Main', className, children, ...props }: TopBarNavProps) {
  return (
    <nav
      data-slot="top-bar-nav"
      aria-label={label}
      {...props}
      className={cx('ds:bar-nav ds:print:hidden', className)}
    >
      {/* Safari drops the list role of a list without markers, so it is set explicitly. */}
      <ul
        data-slot="top-bar-list"
        role="list"
        className="ds:bar-row:flex ds:bar-row:items-center ds:bar-row:gap-8"
      >
        {listItems(children, { 'data-slot': 'top-bar-item', className: 'ds:bar-item' })}
      </ul>
    </nav>
  );
}

interface TopBarLinkOwnProps extends NewTabProps, CurrentProps {
  /** The text of the link. */
  children?: ReactNode;
}

/**
 * Props of {@link TopBarLink}: those of `as` (a native `<a>` by default) and these.
 *
 * @typeParam As The component that renders the anchor, such as a router's link.
 */
export type TopBarLinkProps<As extends ElementType = 'a'> = TopBarLinkOwnProps &
  AsProps<As, keyof TopBarLinkOwnProps>;

/**
 * A link of the bar, underlined on hover, on focus and when current.
 *
 * @example
 * <TopBarLink href="/prices" current>
 *   Prices
 * </TopBarLink>
 */
export function TopBarLink<As extends ElementType = 'a'>(props: TopBarLinkProps<As>) {
  const { current = false, ...rest } = props;
  const { className, ...anchor }: AnchorProps = rest;
  return (
    <Anchor
      data-slot="top-bar-link"
      aria-current={ariaCurrent(current)}
      {...anchor}
      className={cx('ds:top-bar-link', className)}
    />
  );
}

/** Props of {@link TopBarActions}: those of a native `<div>`. */
export interface TopBarActionsProps extends ComponentPropsWithRef<'div'> {
  /** One action, such as a `LinkButton`; use a `TopBarLink` for a second one. */
  children: ReactNode;
}

/**
 * The action at the end of the bar, shown together with the row of links.
 *
 * @example
 * <TopBarActions>
 *   <TopBarLink href="/login">Log in</TopBarLink>
 *   <LinkButton variant="action" href="/start">Start for free</LinkButton>
 * </TopBarActions>
 */
export function TopBarActions({ className, ...props }: TopBarActionsProps) {
  return (
    <div
      data-slot="top-bar-actions"
      {...props}
      className={cx(
        'ds:flex ds:shrink-0 ds:items-center ds:gap-8 ds:print:hidden ds:bar-menu:hidden',
        className,
      )}
    />
  );
}
