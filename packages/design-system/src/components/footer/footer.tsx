import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.js';

/** Props of {@link Footer}: those of a native `<footer>`. */
export interface FooterProps extends ComponentPropsWithRef<'footer'> {
  /** `FooterTagline`, then `FooterColumn`s, then `FooterLegal`. */
  children: ReactNode;
}

/** The end of every page of a layout: a promise, the ways on, and the small print. A contentinfo landmark on ink. */
export function Footer({ className, children, ...props }: FooterProps) {
  return (
    <footer
      data-slot="footer"
      data-theme="dark"
      {...props}
      className={cx('ds:bg-ink ds:px-gutter ds:pt-16 ds:pb-8 ds:font-sans ds:text-body-sm ds:text-on-ink', className)}
    >
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
  children: ReactNode;
}

/** What the product is for, in the wide display voice. */
export function FooterTagline({ className, ...props }: FooterTaglineProps) {
  return (
    <p
      data-slot="footer-tagline"
      {...props}
      className={cx('ds:basis-full ds:text-heading-md ds:font-wide ds:text-balance ds:wrap-anywhere ds:lg:basis-1/3', className)}
    />
  );
}

/** Props of {@link FooterColumn}: those of a native `<div>` and these. */
export interface FooterColumnProps extends ComponentPropsWithRef<'div'> {
  /** Heads the column and names it as a group. */
  heading?: ReactNode;
  /** Links, or lines of text. */
  children: ReactNode;
}

/** A column of links or of lines. Columns share the row that is left beside the tagline. */
export function FooterColumn({ heading, className, children, ...props }: FooterColumnProps) {
  const headingId = useId();
  const named = heading !== undefined && ({ role: 'group', 'aria-labelledby': headingId } as const);
  return (
    <div
      data-slot="footer-column"
      {...named}
      {...props}
      className={cx('ds:flex ds:min-w-0 ds:flex-1 ds:basis-2/5 ds:flex-col ds:items-start ds:gap-2 ds:leading-(--ds-size-target) ds:wrap-anywhere ds:sm:basis-0', className)}
    >
      {heading !== undefined && (
        <p data-slot="footer-heading" id={headingId} className="ds:text-label ds:font-semibold ds:text-muted">
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
  return (
    <div
      data-slot="footer-legal"
      {...props}
      className={cx(
        'ds:flex ds:basis-full ds:flex-wrap ds:items-center ds:justify-between ds:gap-x-8 ds:gap-y-2',
        'ds:border-t-hairline ds:border-default ds:pt-6 ds:text-caption ds:text-muted',
        className,
      )}
    />
  );
}
