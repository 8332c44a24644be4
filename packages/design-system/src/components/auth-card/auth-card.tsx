import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { hasContent } from '../../lib/has-content.js';
import { SectionHeading } from '../section-heading/section-heading.js';

/** The ground of the card: that of its page, or a raised one of its own, such as over a picture. */
export type AuthCardGround = 'plain' | 'raised';

/** Props of {@link AuthCard}: those of a native `<div>` and these. */
export interface AuthCardProps extends ComponentPropsWithRef<'div'> {
  /**
   * The ground of the card.
   * @default 'plain'
   */
  ground?: AuthCardGround | undefined;
  /** The heading, such as 'Welcome back'. */
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
  /** Shown below the form, such as a link to another form. */
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
 * Frames one account form (log in, sign up, reset a password): its heading, the form and links to related pages.
 *
 * It is no landmark: `main` is one already. Reading order and Tab order are the order of the document (WCAG 1.3.2,
 * 2.4.3).
 *
 * @example
 * <AuthCard heading="Welcome back" footer={<Link href="/sign-up">Open an account</Link>}>
 *   <Form method="post" action="/login">
 *     <TextField label="Email" type="email" name="email" autoComplete="username" />
 *     <PasswordField label="Password" name="password" />
 *     <Button type="submit" tone="action">Log in</Button>
 *   </Form>
 * </AuthCard>
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
