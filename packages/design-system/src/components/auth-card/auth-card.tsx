import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { hasContent } from '../../lib/has-content.js';
import { SectionHeading } from '../section-heading/section-heading.js';

/** What the card stands on: the plain ground of its page, or a raised ground of its own, laid over a cloth. */
export type AuthCardGround = 'plain' | 'raised';

/** Props of {@link AuthCard}: those of a native `<div>` and these. */
export interface AuthCardProps extends ComponentPropsWithRef<'div'> {
  /**
   * What the card stands on.
   * @default 'plain'
   */
  ground?: AuthCardGround | undefined;
  /** What is done here, such as 'Welcome back'. */
  heading: ReactNode;
  /**
   * Level of that heading; it is usually the page's own.
   * @default 1
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Id of the heading element, to name a form or a landmark by it. */
  headingId?: string | undefined;
  /** A line below the heading. */
  subtitle?: ReactNode;
  /** What stands below the form, such as the way to another one. */
  footer?: ReactNode;
  /** The form, and notices that belong to it. */
  children?: ReactNode;
}

const authCardClasses = cva(
  'ds:mx-auto ds:flex ds:w-full ds:min-w-0 ds:flex-col ds:gap-6 ds:font-sans ds:text-default',
  {
    variants: {
      ground: {
        plain: 'ds:max-w-form',
        raised: [
          'ds:max-w-[calc(var(--ds-size-form)+2*var(--ds-space-stack))] ds:rounded-lg ds:border-hairline',
          'ds:border-default ds:bg-surface ds:p-stack ds:shadow-raised',
        ],
      },
    },
    defaultVariants: { ground: 'plain' },
  },
);

/**
 * Holds one form of an account (log in, sign up, reset a password): what it is for, the form, and where else to go.
 *
 * No landmark of its own: on a page of its own `main` is one already. The order in the document is the order of reading
 * and of the Tab key (WCAG 1.3.2, 2.4.3).
 */
export function AuthCard({
  heading,
  headingLevel = 1,
  headingId,
  subtitle,
  footer,
  ground = 'plain',
  className,
  children,
  ...props
}: AuthCardProps) {
  return (
    <div
      data-slot="auth-card"
      data-ground={ground}
      {...props}
      className={authCardClasses({ ground, className })}
    >
      <SectionHeading
        data-slot="auth-card-header"
        level={headingLevel}
        size="md"
        titleId={headingId}
        lead={subtitle}
      >
        {heading}
      </SectionHeading>
      <div data-slot="auth-card-body" className="ds:flex ds:min-w-0 ds:flex-col ds:gap-4">
        {children}
      </div>
      {hasContent(footer) && (
        <div
          data-slot="auth-card-footer"
          className="ds:flex ds:min-w-0 ds:flex-col ds:gap-2 ds:text-body ds:wrap-anywhere"
        >
          {footer}
        </div>
      )}
    </div>
  );
}
