import { zodResolver } from '@hookform/resolvers/zod';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { type FieldPath, type FieldValues, type PathValue, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useErrorTitle } from '../navigation/page-title.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { type Missing, useMissing } from './use-missing-fields.ts';

/** What no draft keeps: every field of a password. */
const isSecret = (name: string) => /password/i.test(name);

/** What is wrong with a field, and which one it is. */
export interface FieldError {
  /** Id of the control. */
  targetId: string;
  message: string;
}

/** What a form's shell shows and says of the rules; `SchemaForm` takes it. */
export interface FormShell {
  /** What is wrong now, in the order of the form. */
  errors: FieldError[];
  /** How often the form was sent. */
  attempt: number;
  /** What an Enter found missing in the field that has the focus. */
  missing: Missing | undefined;
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>) => void;
}

/**
 * A form judged by one of account-contract's schemas. It is judged when it is submitted; focus then goes to the list of
 * errors, and the page's title says so (record 0086). A field's error goes at the first keystroke in that field
 * (P-45).
 *
 * There are no default values on purpose: what a visitor typed before the script arrived stays in the fields and counts.
 * What they typed is there again when they come back from another page of the site, but for passwords; it is kept in
 * memory only.
 *
 * @param schema The rules; its output is what `handleSubmit` passes on.
 * @param options.draft Name of the form's draft; its fields' ids begin with it.
 * @param options.clearsWith Fields whose error another field's edit may have mended, by that field.
 */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  {
    draft,
    clearsWith = {},
  }: {
    draft: string;
    clearsWith?: Partial<Record<FieldPath<Input>, FieldPath<Input>>>;
  },
) {
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, submitCount } = form.formState;
  const [filled, setFilled] = useState(false);
  useErrorTitle(Object.keys(errors).length > 0);

  useEffect(() => {
    const look = () => {
      const values = form.getValues();
      setFilled(Object.values(values).every((value) => value !== ''));
      keepDraft(draft, Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name))));
    };
    for (const [name, value] of Object.entries(draftOf(draft) ?? {})) {
      const path = name as FieldPath<Input>;
      if (value && !form.getValues(path)) form.setValue(path, value as PathValue<Input, FieldPath<Input>>);
    }
    look();
    return form.subscribe({ formState: { values: true }, callback: look });
  }, [form, draft]);

  const idOf = (name: string) => `${draft}-${name}`;
  const messageOf = (name: FieldPath<Input>) => errors[name]?.message as string | undefined;

  const { missing, onKeyDown } = useMissing(form, schema);
  // In the order of the fields: errors are kept in the order in which they were found. Blank messages count as none.
  const names = Object.keys(errors).length > 0 ? (Object.keys(form.getValues()) as FieldPath<Input>[]) : [];
  const shell: FormShell = {
    errors: names.map((name) => ({ targetId: idOf(name), message: messageOf(name) ?? '' })),
    attempt: submitCount,
    missing,
    onKeyDown,
  };

  return {
    form,
    /** Whether every field holds something. */
    filled,
    /** What the form's shell shows and says. */
    shell,
    /** Props of a field: what registers it, its id and its error. */
    field(name: FieldPath<Input>) {
      const others = clearsWith[name];
      return {
        ...form.register(name, { onChange: () => form.clearErrors(others ? [name, others] : name) }),
        id: idOf(name),
        error: messageOf(name),
        // Not the native attribute: some screen readers call an empty field of that kind wrong from the start.
        'aria-required': true,
      };
    },
  };
}
