import type { ComponentPropsWithRef, ReactNode } from 'react';
import { isShown } from '../../lib/is-shown.js';
import {
  footerColumnVariants,
  footerLegalVariants,
  footerTaglineVariants,
  footerVariants,
} from './footer.variants.js';

/** Props of {@link Footer}: those of a native `<footer>`. */
export interface FooterProps extends ComponentPropsWithRef<'footer'> {
  /** `FooterTagline`, then `FooterColumn`s, then `FooterLegal`. */
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
  /** Links, or lines of text. */
  children: ReactNode;
}

/** A column of links or of lines. Columns share the row that is left beside the tagline. */
export function FooterColumn({ heading, className, children, ...props }: FooterColumnProps) {
  const isNamed = isShown(heading);
  const named = isNamed && ({ role: 'group', 'aria-label': heading } as const);
  return (
    <div data-slot="footer-column" {...named} {...props} className={footerColumnVariants({ className })}>
      {isNamed && (
        <p data-slot="footer-heading" className="ds:text-label ds:font-semibold ds:text-muted">
          {heading}
        </p>
      )}
      {children}
    </div>
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
