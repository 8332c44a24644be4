import { ErrorSummary } from '@weft/design-system/error-summary';
import type { ComponentProps } from 'react';
import { NeedsJavaScript } from '../layout/needs-javascript.tsx';
import type { FieldError } from './use-ruled-form.ts';

/** Props of {@link RuledForm}: those of a native `<form>` and these. */
interface RuledFormProps extends ComponentProps<'form'> {
  /** What is wrong, in the order of the form. */
  errors: readonly FieldError[];
}

/**
 * What every form of the site is: judged by its rules instead of the browser, and of method `post`, so that a submit
 * before the script has come puts nothing into an address (Security S25). It begins with a word for who has no JavaScript
 * and with everything that is wrong, each with a link to its field (WCAG 3.3.1); that is read out and leaves the focus
 * alone, which goes to the first wrong field (decision 0015).
 */
export function RuledForm({ errors, children, ...form }: RuledFormProps) {
  return (
    <form noValidate method="post" className="flex flex-col gap-3" {...form}>
      <NeedsJavaScript />
      <ErrorSummary className="mb-3" errors={errors} takesFocus={false} />
      {children}
    </form>
  );
}
