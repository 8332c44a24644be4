import { type KeyboardEvent, useEffect, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { isPlainEnter } from './plain-enter.ts';

/** The announcement for an empty field that already has the focus. */
export interface MissingField {
  text: string;
  /** Changes with each announcement, so that the same text is announced again. */
  count: number;
}

/** Whether the disabled button blocks this submit: Enter in an input, outside an IME composition. */
function isBlockedSubmit({ currentTarget, nativeEvent, target }: KeyboardEvent<HTMLFormElement>): boolean {
  if (!isPlainEnter(nativeEvent)) return false;
  const isInput = target instanceof HTMLInputElement;
  return isInput && currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled === true;
}

/**
 * Handles an Enter that the disabled button blocks: sets the schema's errors on the empty fields and focuses the first
 * one, whose description then announces the error. If that field already has the focus, nothing is announced, so the hook
 * returns the text for a live region.
 */
export function useMissingFields<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  schema: z.ZodMiniType<Output, Input>,
) {
  const [found, setFound] = useState<{ name: FieldPath<Input>; text: string; count: number }>();
  const [missing, setMissing] = useState<MissingField>();

  // After the errors are rendered, so that the description is complete when the field takes the focus.
  useEffect(() => {
    if (!found) return;
    form.setFocus(found.name);
    // The browser does not scroll to a field that has the focus already, and the summary has just pushed it down.
    document.activeElement?.closest('[data-slot$="-field"]')?.scrollIntoView({ block: 'nearest' });
  }, [form, found]);

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!isBlockedSubmit(event)) return;
    const values = form.getValues();
    const issues = schema.safeParse(values).error?.issues ?? [];
    const wrong = Object.keys(values).flatMap((key) => {
      const text = values[key] === '' && issues.find(({ path }) => path[0] === key)?.message;
      return text ? [{ name: key as FieldPath<Input>, text }] : [];
    });
    for (const { name, text } of wrong) form.setError(name, { message: text });
    const [first] = wrong;
    if (!first) return;
    const count = (found?.count ?? 0) + 1;
    const hasFocus = (event.target as HTMLInputElement).name === first.name;
    setFound({ ...first, count });
    setMissing(hasFocus ? { text: first.text, count } : undefined);
  };
  // Its field was edited.
  if (missing && found && !form.formState.errors[found.name]) setMissing(undefined);
  return { missing, onKeyDown };
}
