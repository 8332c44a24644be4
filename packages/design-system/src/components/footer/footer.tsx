import { Children, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';
import { listItems } from '../../lib/list-items.js';

/** The ground of the footer: `ink` is dark in every theme, `page` is that of the page. */
export type FooterGround = 'ink' | 'page';

/** Props of {@link Footer}: those of a native `<footer>` and these. */
export interface FooterProps extends ComponentPropsWithRef<'footer'> {
  /**
   * The ground.
   * @default 'ink'
   */
  ground?: FooterGround | undefined;
  /** `FooterTagline`, then `FooterNav` and `FooterColumn`s, then `FooterLegal`. */
  children: ReactNode;
}

const GROUND: Readonly<Record<FooterGround, string>> = { ink: 'ds:bg-ink', page: 'ds:bg-page' };

/**
 * The footer of every page: tagline, links and small print. A contentinfo landmark, on a dark ground by default.
 *
 * @example
 * <Footer>
 *   <FooterTagline>Tea, on time.</FooterTagline>
 *   <FooterNav>
 *     <Link variant="nav" href="/prices">Prices</Link>
 *   </FooterNav>
 *   <FooterLegal>© 2026 Teahouse</FooterLegal>
 * </Footer>
 */
export function Footer({ ground = 'ink', className, children, ...props }: FooterProps) {
  return (
    <footer
      data-slot="footer"
      data-ground={ground}
      data-theme={ground === 'ink' ? 'dark' : undefined}
      {...props}
      className={cx(
        GROUND[ground],
        'ds:border-t-hairline ds:border-default ds:px-gutter ds:pt-16 ds:pb-8 ds:font-sans ds:text-body-sm ds:text-default',
        className,
      )}
    >
      <div data-slot="footer-parts" className="ds:footer-parts ds:mx-auto ds:max-w-container">
        {children}
      </div>
    </footer>
  );
}

/** Props of {@link FooterTagline}: those of a native `<p>`. */
export interface FooterTaglineProps extends ComponentPropsWithRef<'p'> {
  /** One sentence. */
  children: ReactNode;
}

/**
 * The tagline, in the wide display type.
 *
 * @example
 * <FooterTagline>Tea, on time.</FooterTagline>
 */
export function FooterTagline({ className, ...props }: FooterTaglineProps) {
  return (
    <p
      data-slot="footer-tagline"
      {...props}
      className={cx(
        // A row of its own; from 1024 px on a third of the first row.
        'ds:basis-full ds:text-heading-md ds:font-wide ds:text-balance ds:wrap-anywhere ds:lg:basis-1/3',
        className,
      )}
    />
  );
}

/** Props of {@link FooterColumn}: those of a native `<div>` and these. */
export interface FooterColumnProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The title of the column, which also names it as a group. */
  title?: string | undefined;
  /** Lines of text, and links among them. */
  children: ReactNode;
}

/** A row takes as many columns as have 128 px each, which an email address of usual length needs. They have one width. */
const COLUMN = cx(
  'ds:flex ds:grow ds:basis-[calc(2*var(--ds-space-16))] ds:flex-col ds:items-start ds:gap-3 ds:[line-height:var(--ds-size-target)]',
  'ds:wrap-anywhere',
);

/**
 * A column of lines, such as an address. Columns share the room beside the tagline.
 *
 * @example
 * <FooterColumn title="Shop">
 *   <Text size="sm">4 Quay Lane</Text>
 * </FooterColumn>
 */
export function FooterColumn({ title, className, children, ...props }: FooterColumnProps) {
  const isNamed = hasContent(title);
  const named = isNamed && ({ role: 'group', 'aria-label': title } as const);
  return (
    <div data-slot="footer-column" {...named} {...props} className={cx(COLUMN, className)}>
      {isNamed && <FooterTitle>{title}</FooterTitle>}
      {children}
    </div>
  );
}

function FooterTitle({ children }: { children: ReactNode }) {
  return (
    <p data-slot="footer-title" className="ds:text-label ds:font-semibold ds:text-muted">
      {children}
    </p>
  );
}

/** Props of {@link FooterNav}: those of a native `<nav>` and these. */
export interface FooterNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'title'> {
  /** The title of the column, which also names the landmark. */
  title?: string | undefined;
  /**
   * Names the landmark instead of the title.
   * @default the title, or 'Footer'
   */
  'aria-label'?: string | undefined;
  /** `Link`s of the variant `nav`; each child is one item of a list. */
  children: ReactNode;
}

/** So far apart that the focus ring of one link ends before the next. */
const LIST = 'ds:flex ds:max-w-full ds:flex-col ds:items-start ds:gap-3';

/**
 * A column of links: a navigation landmark with a list.
 *
 * @example
 * <FooterNav title="Company">
 *   <Link variant="nav" href="/about">About us</Link>
 *   <Link variant="nav" href="/jobs">Jobs</Link>
 * </FooterNav>
 */
export function FooterNav({ title, 'aria-label': label, className, children, ...props }: FooterNavProps) {
  const isTitled = hasContent(title);
  return (
    <nav
      data-slot="footer-nav"
      aria-label={label ?? (isTitled ? title : 'Footer')}
      {...props}
      className={cx(COLUMN, className)}
    >
      {isTitled && <FooterTitle>{title}</FooterTitle>}
      {/* Safari drops the list role of a list without markers, so it is set explicitly. */}
      <ul data-slot="footer-list" role="list" className={LIST}>
        {listItems(children, { 'data-slot': 'footer-item', className: 'ds:min-w-0' })}
      </ul>
    </nav>
  );
}

/** Props of {@link FooterLegal}: those of a native `<div>` and these. */
export interface FooterLegalProps extends ComponentPropsWithRef<'div'> {
  /** The copyright line, then what stands together at the end of the row: links to the terms, a `ThemeToggle`. */
  children: ReactNode;
}

/** Text and numbers in a row are one line, however many expressions wrote them. */
function linesOf(children: ReactNode): ReactNode[] {
  const lines: ReactNode[] = [];
  for (const child of Children.toArray(children)) {
    const last = lines.at(-1);
    if (typeof child !== 'object' && typeof last === 'string') lines[lines.length - 1] = `${last}${child}`;
    else lines.push(typeof child === 'number' ? String(child) : child);
  }
  return lines;
}

/**
 * The last row, below a hairline: the first child at its start, all others together at its end.
 *
 * @example
 * <FooterLegal>
 *   <Text size="sm">© 2026 Teahouse</Text>
 *   <Link variant="nav" href="/terms">Terms</Link>
 *   <Link variant="nav" href="/privacy">Privacy</Link>
 * </FooterLegal>
 */
export function FooterLegal({ className, children, ...props }: FooterLegalProps) {
  const [first, ...others] = linesOf(children);
  return (
    <div
      data-slot="footer-legal"
      {...props}
      className={cx(
        'ds:footer-legal ds:flex ds:basis-full ds:flex-wrap ds:items-center ds:justify-between ds:gap-x-8 ds:gap-y-2',
        'ds:text-caption ds:text-muted ds:wrap-anywhere',
        className,
      )}
    >
      {first}
      {others.length > 1 ? (
        <div
          data-slot="footer-legal-end"
          className="ds:flex ds:flex-wrap ds:items-center ds:gap-x-8 ds:gap-y-2"
        >
          {others}
        </div>
      ) : (
        others
      )}
    </div>
  );
}
