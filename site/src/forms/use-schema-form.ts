import { zodResolver } from '@hookform/resolvers/zod';
import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import {
  type FieldPath,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useErrorTitle } from '../navigation/page-title.ts';
import { draftOf, keepDraft } from './drafts.ts';
import { type FormSchema, optionalFields } from './optional-fields.ts';
import { type MissingField, useMissingFields } from './use-missing-fields.ts';

/** Whether a field is a password, which drafts never store. */
const isSecret = (name: string) => /password/i.test(name);

/**
 * Takes over the values of controls that a form filler has set without an event.
 *
 * @param idOf The id of a field's control: a text field or a list.
 * @returns the fields whose value was another.
 */
function takeSilentValues<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  names: FieldPath<Input>[],
  idOf: (name: string) => string,
): FieldPath<Input>[] {
  return names.filter((name) => {
    const control = document.getElementById(idOf(name)) as HTMLInputElement | null;
    if (!control || control.value === (form.getValues(name) ?? '')) return false;
    form.setValue(name, control.value as PathValue<Input, FieldPath<Input>>);
    return true;
  });
}

/** The error of one field. */
interface FieldError {
  /** Id of the field's control. */
  targetId: string;
  message: string;
}

/** The state that `SchemaForm` renders. */
export interface FormShell {
  /** The current errors, in the order of the fields. */
  errors: FieldError[];
  /** The number of submits; 0 after one without errors, which the service may have refused. */
  attempt: number;
  /** Whether no field is optional. */
  allRequired: boolean;
  /** The announcement for an empty field that already has the focus. */
  missing: MissingField | undefined;
  /** The handlers of the form element. */
  handlers: ComponentProps<'form'>;
}

/**
 * A form that validates with a schema of account-contract on submit. On errors the focus moves to the error summary and
 * the page's title starts with "Error:" (record 0086). Editing a field clears its error (P-45).
 *
 * It sets no default values, so that input from before hydration stays in the fields. Input is restored when the visitor
 * comes back from another page of the site, except passwords. It is kept in memory only.
 *
 * A field that the schema accepts empty is optional: it is not announced as required, and the form is complete without it.
 *
 * @param schema The validation rules; `handleSubmit` passes its output on.
 * @param options.draft Name of the form's draft, and prefix of its field ids.
 * @param options.clearsWith For each field, another field whose error its edit also clears.
 */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: FormSchema<Input, Output>,
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
  const { errors, isSubmitSuccessful, submitCount } = form.formState;
  const [filled, setFilled] = useState(false);
  const optional = useMemo(() => optionalFields(schema), [schema]);
  useErrorTitle(Object.keys(errors).length > 0);

  useEffect(() => {
    const look = () => {
      const values = form.getValues();
      setFilled(Object.entries(values).every(([name, value]) => value !== '' || optional.has(name)));
      keepDraft(draft, Object.fromEntries(Object.entries(values).filter(([name]) => !isSecret(name))));
    };
    for (const [name, value] of Object.entries(draftOf(draft) ?? {})) {
      const path = name as FieldPath<Input>;
      if (value && !form.getValues(path)) form.setValue(path, value as PathValue<Input, FieldPath<Input>>);
    }
    look();
    return form.subscribe({ formState: { values: true }, callback: look });
  }, [form, draft, optional]);

  const idOf = (name: string) => `${draft}-${name}`;
  const clearErrors = (name: FieldPath<Input>) => {
    const other = clearsWith[name];
    form.clearErrors(other ? [name, other] : name);
  };
  const takeValues = () => {
    for (const name of takeSilentValues(form, Object.keys(schema.shape) as FieldPath<Input>[], idOf))
      clearErrors(name);
  };
  const messageOf = (name: FieldPath<Input>) => errors[name]?.message as string | undefined;

  const { missing, onKeyDown } = useMissingFields(form, schema);
  // In the order of the fields, not in the order in which validation found them.
  const names = Object.keys(errors).length > 0 ? (Object.keys(form.getValues()) as FieldPath<Input>[]) : [];
  const shell: FormShell = {
    errors: names.map((name) => ({ targetId: idOf(name), message: messageOf(name) ?? '' })),
    attempt: isSubmitSuccessful ? 0 : submitCount,
    allRequired: optional.size === 0,
    missing,
    handlers: {
      // Before all other handlers, whenever the visitor goes on.
      onFocusCapture: takeValues,
      onPointerOverCapture: takeValues,
      onKeyDownCapture: takeValues,
      onSubmitCapture: takeValues,
      onKeyDown,
    },
  };

  return {
    form,
    /** Whether no required field is empty. */
    filled,
    /** Props for `SchemaForm`. */
    shell,
    /** Props of a field: registration, id and error, which begins with a capital (P-60). */
    field(name: FieldPath<Input>) {
      return {
        ...form.register(name, { onChange: () => clearErrors(name) }),
        id: idOf(name),
        error: messageOf(name),
        capitalise: 'sentence' as const,
        // Not the native attribute: some screen readers announce an empty required field as invalid at once.
        'aria-required': !optional.has(name) || undefined,
      };
    },
  };
}
