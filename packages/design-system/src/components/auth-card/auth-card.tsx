import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { hasContent } from '../../lib/has-content.js';
import { SectionHeading } from '../section-heading/section-heading.js';

/** `plain` stands on the ground of its page; `raised` has a ground of its own, for use over a picture. */
export type AuthCardVariant = 'plain' | 'raised';

/** Props of {@link AuthCard}: those of a native `<div>` and these. */
export interface AuthCardProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /**
   * The frame of the card.
   * @default 'plain'
   */
  variant?: AuthCardVariant | undefined;
  /** The title, such as 'Welcome back'. */
  title: ReactNode;
  /**
   * Level of its heading; it is usually the page's own.
   * @default 1
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Id of the heading element, to name a form or a landmark by it. */
  titleId?: string | undefined;
  /** A line below the title. */
  description?: ReactNode;
  /** Shown below the form, such as a link to another form. */
  footer?: ReactNode;
  /** The form, and notices that belong to it. */
  children?: ReactNode;
}

const authCardClasses = cva(
  'ds:mx-auto ds:flex ds:w-full ds:min-w-0 ds:flex-col ds:gap-6 ds:font-sans ds:text-default',
  {
    variants: {
      variant: {
        plain: 'ds:max-w-form',
        raised: [
          'ds:max-w-[calc(var(--ds-size-form)+2*var(--ds-space-stack))] ds:rounded-lg ds:border-hairline',
          'ds:border-default ds:bg-surface ds:p-stack ds:elevation-raised',
        ],
      },
    },
    defaultVariants: { variant: 'plain' },
  },
);

/**
 * Frames one account form (log in, sign up, reset a password): its title, the form and links to related pages.
 *
 * It is not a landmark, because `main` is one already. Reading order and Tab order are the order of the document (WCAG
 * 1.3.2, 2.4.3).
 *
 * @example
 * <AuthCard title="Welcome back" footer={<Link href="/sign-up">Open an account</Link>}>
 *   <Form method="post" action="/login">
 *     <TextField label="Email" type="email" name="email" autoComplete="username" />
 *     <PasswordField label="Password" name="password" />
 *     <Button type="submit" variant="action">Log in</Button>
 *   </Form>
 * </AuthCard>
 */
export function AuthCard({
  title,
  headingLevel = 1,
  titleId,
  description,
  footer,
  variant = 'plain',
  className,
  children,
  ...props
}: AuthCardProps) {
  return (
    <div
      data-slot="auth-card"
      data-variant={variant}
      {...props}
      className={authCardClasses({ variant, className })}
    >
      <SectionHeading
        data-slot="auth-card-header"
        headingLevel={headingLevel}
        size="md"
        titleId={titleId}
        description={description}
      >
        {title}
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
