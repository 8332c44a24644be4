import { ErrorSummary } from '@weft/design-system/error-summary';
import { Form, type FormProps } from '@weft/design-system/form';
import { Text } from '@weft/design-system/text';
import { formText } from '../content/forms.ts';
import { NeedsJavaScript, ScriptFailed } from './needs-javascript.tsx';
import type { FormShell } from './use-schema-form.ts';

/** Props of {@link SchemaForm}, in addition to those of `Form`. */
interface SchemaFormProps extends FormProps {
  /** The result of `useSchemaForm`. */
  shell: FormShell;
  /**
   * Whether the form starts with "All fields are required", unless one is optional; a form that reveals its fields later
   * shows it there.
   * @default true
   */
  saysRequired?: boolean;
}

/**
 * The `Form` of every form on the site. The schema validates it, not the browser. Its method is `post`, so that a
 * submit before hydration puts no input into an address. It starts with a note for visitors without JavaScript, the
 * error summary with links to the fields (WCAG 3.3.1), and the note that all fields are required (WCAG 3.3.2). After a
 * failed submit the summary takes the focus (record 0086). The label of an optional field says so itself.
 */
export function SchemaForm({ shell, saysRequired = true, children, ...form }: SchemaFormProps) {
  const { errors, attempt, allRequired, missing, handlers } = shell;
  return (
    <Form noValidate method="post" gap={6} width="full" {...handlers} {...form}>
      <NeedsJavaScript />
      <ScriptFailed />
      <ErrorSummary errors={errors} attempt={attempt} capitalise="sentence" />
      {saysRequired && allRequired && <AllRequired />}
      <p role="status" className="sr-only">
        {missing && <span key={missing.count}>{missing.text}</span>}
      </p>
      {children}
    </Form>
  );
}

/** Says once that all fields are required. Each field also has `aria-required`. */
export function AllRequired() {
  return (
    <Text size="sm" tone="muted" className="mb-3">
      {formText.allRequired}
    </Text>
  );
}
