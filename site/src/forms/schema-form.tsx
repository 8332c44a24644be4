import { ErrorSummary } from '@weft/design-system/error-summary';
import type { ComponentProps } from 'react';
import { formText } from '../content/forms.ts';
import { NeedsJavaScript, ScriptFailed } from './needs-javascript.tsx';
import type { FormShell } from './use-schema-form.ts';

/** Props of {@link SchemaForm}: those of a native `<form>` and these. */
interface SchemaFormProps extends ComponentProps<'form'> {
  /** What the form's rules have found, as `useSchemaForm` gives it. */
  shell: FormShell;
  /**
   * Whether it says at its start that all fields are required; a form whose fields come later says so there.
   * @default true
   */
  saysRequired?: boolean;
}

/**
 * What every form of the site is: judged by its rules instead of the browser, and of method `post`, so that a submit
 * before the script has come puts nothing into an address (Security S25). It begins with a word for who has no JavaScript,
 * with everything that is wrong, each with a link to its field (WCAG 3.3.1), and with what every field asks (WCAG 3.3.2).
 * After a refused submit the list of errors takes the focus (record 0086).
 */
export function SchemaForm({ shell, saysRequired = true, children, ...form }: SchemaFormProps) {
  const { errors, attempt, missing, onKeyDown } = shell;
  return (
    <form noValidate method="post" className="flex flex-col gap-3" onKeyDown={onKeyDown} {...form}>
      <NeedsJavaScript />
      <ScriptFailed />
      <ErrorSummary className="mb-3" errors={errors} attempt={attempt} />
      {saysRequired && <AllRequired />}
      <p role="status" className="sr-only">
        {missing && <span key={missing.count}>{missing.text}</span>}
      </p>
      {children}
    </form>
  );
}

/** Says once for all fields of a form that each must be filled in; each is marked for assistive technology besides. */
export function AllRequired() {
  return <p className="mb-3 text-body-sm text-muted">{formText.allRequired}</p>;
}
