import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';

/**
 * A form judged by one of account-contract's schemas. It is judged when it is submitted; focus then goes to the first
 * wrong field. A field's error goes at the first keystroke in that field (specification 5).
 *
 * There are no default values on purpose: what a visitor typed before the script arrived stays in the fields and counts.
 *
 * @param schema The rules; its output is what `handleSubmit` passes on.
 * @param clearsWith Fields whose error another field's edit may have mended, by that field.
 */
export function useRuledForm<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  clearsWith: Partial<Record<FieldPath<Input>, FieldPath<Input>>> = {},
) {
  const form = useForm<Input, unknown, Output>({ resolver: zodResolver(schema), reValidateMode: 'onSubmit' });
  const { errors } = form.formState;
  const [filled, setFilled] = useState(false);

  useEffect(() => {
    const look = () => setFilled(Object.values(form.getValues()).every((value) => value !== ''));
    look();
    return form.subscribe({ formState: { values: true }, callback: look });
  }, [form]);

  return {
    form,
    /** Whether every field holds something. */
    filled,
    /** Props of a field: what registers it, and its error. */
    field(name: FieldPath<Input>) {
      const others = clearsWith[name];
      return {
        ...form.register(name, { onChange: () => form.clearErrors(others ? [name, others] : name) }),
        error: errors[name]?.message as string | undefined,
      };
    },
  };
}
