import { type KeyboardEvent, useEffect, useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { isPlainEnter } from './plain-enter.ts';

/** What was found missing in the field that has the focus already. */
export interface Missing {
  text: string;
  /** A new number for each time it is to be said. */
  count: number;
}

/** Whether a key press would send the form, were its button not disabled: Enter in an input, and not in a composition. */
function isSwallowed({ currentTarget, nativeEvent, target }: KeyboardEvent<HTMLFormElement>): boolean {
  if (!isPlainEnter(nativeEvent)) return false;
  const isInput = target instanceof HTMLInputElement;
  return isInput && currentTarget.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled === true;
}

/**
 * Answers an Enter that a disabled button swallows: marks the fields that are empty, with the texts of the form's own
 * rules, and puts the focus on the first of them, which reads its error out as its description. Where that field has the
 * focus already nothing would be read out, so the text is given back to be said.
 */
export function useMissing<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  schema: z.ZodMiniType<Output, Input>,
) {
  const [found, setFound] = useState<{ name: FieldPath<Input>; text: string; count: number }>();
  const [missing, setMissing] = useState<Missing>();

  // After the errors are in the page, so that the field's description is whole when it takes the focus.
  useEffect(() => {
    if (found) form.setFocus(found.name);
  }, [form, found]);

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (!isSwallowed(event)) return;
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
  return { missing, onKeyDown };
}
