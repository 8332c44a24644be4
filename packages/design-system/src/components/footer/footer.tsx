import type { ComponentPropsWithRef, ReactNode } from 'react';
import { isShown } from '../../lib/is-shown.js';
import { listItems } from '../../lib/list-items.js';
import {
  footerColumnVariants,
  footerLegalVariants,
  footerListVariants,
  footerTaglineVariants,
  footerVariants,
} from './footer.variants.js';

/** Props of {@link Footer}: those of a native `<footer>`. */
export interface FooterProps extends ComponentPropsWithRef<'footer'> {
  /** `FooterTagline`, then `FooterNav` and `FooterColumn`s, then `FooterLegal`. */
  children: ReactNode;
}

/**
 * The end of every page of a layout: a promise, the ways on, and the small print. A contentinfo landmark on
 * ink.
 */
export function Footer({ className, children, ...props }: FooterProps) {
  return (
    <footer data-slot="footer" data-theme="dark" {...props} className={footerVariants({ className })}>
      <div
        data-slot="footer-parts"
        className="ds:mx-auto ds:flex ds:max-w-container ds:flex-wrap ds:gap-x-8 ds:gap-y-12"
      >
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

/** What the product is for, in the wide display voice. */
export function FooterTagline({ className, ...props }: FooterTaglineProps) {
  return <p data-slot="footer-tagline" {...props} className={footerTaglineVariants({ className })} />;
}

/** Props of {@link FooterColumn}: those of a native `<div>` and these. */
export interface FooterColumnProps extends ComponentPropsWithRef<'div'> {
  /** Heads the column and names it as a group. */
  heading?: string | undefined;
  /** Lines of text, and links among them. */
  children: ReactNode;
}

/** A column of lines, such as an address. Columns share the row that is left beside the tagline. */
export function FooterColumn({ heading, className, children, ...props }: FooterColumnProps) {
  const isNamed = isShown(heading);
  const named = isNamed && ({ role: 'group', 'aria-label': heading } as const);
  return (
    <div data-slot="footer-column" {...named} {...props} className={footerColumnVariants({ className })}>
      {isNamed && <FooterHeading>{heading}</FooterHeading>}
      {children}
    </div>
  );
}

function FooterHeading({ children }: { children: ReactNode }) {
  return (
    <p data-slot="footer-heading" className="ds:text-label ds:font-semibold ds:text-muted">
      {children}
    </p>
  );
}

/** Props of {@link FooterNav}: those of a native `<nav>` and these. */
export interface FooterNavProps extends ComponentPropsWithRef<'nav'> {
  /** Heads the column and names the landmark. */
  heading?: string | undefined;
  /**
   * Names the landmark, in place of the heading.
   * @default the heading, or 'Footer'
   */
  'aria-label'?: string | undefined;
  /** `Link`s of the kind `nav`; each child is one item of a list. */
  children: ReactNode;
}

/** A column of links: a navigation landmark with a list. */
export function FooterNav({ heading, 'aria-label': label, className, children, ...props }: FooterNavProps) {
  const isHeaded = isShown(heading);
  return (
    <nav
      data-slot="footer-nav"
      aria-label={label ?? (isHeaded ? heading : 'Footer')}
      {...props}
      className={footerColumnVariants({ className })}
    >
      {isHeaded && <FooterHeading>{heading}</FooterHeading>}
      {/* WebKit takes a list without markers for no list, unless the role says so. */}
      <ul data-slot="footer-list" role="list" className={footerListVariants()}>
        {listItems(children, { 'data-slot': 'footer-item', className: 'ds:min-w-0' })}
      </ul>
    </nav>
  );
}

/** Props of {@link FooterLegal}: those of a native `<div>`. */
export interface FooterLegalProps extends ComponentPropsWithRef<'div'> {
  /** The copyright line and the links to the terms. */
  children: ReactNode;
}

/** The last row, below a hairline. */
export function FooterLegal({ className, ...props }: FooterLegalProps) {
  return <div data-slot="footer-legal" {...props} className={footerLegalVariants({ className })} />;
}
