/** Input of forms that the visitor left, by form. In memory only, so closing the tab discards it. */
const drafts = new Map<string, Record<string, unknown>>();

/** Stores a form's values. */
export function keepDraft(form: string, values: Record<string, unknown>): void {
  drafts.set(form, values);
}

/** The stored values of a form, if any. */
export function draftOf(form: string): Record<string, unknown> | undefined {
  return drafts.get(form);
}

/** Discards the values of a form that was sent. */
export function dropDraft(form: string): void {
  drafts.delete(form);
}

/** Whether a form that was left holds something that a reload of the page would lose. */
export function holdsDrafts(): boolean {
  return [...drafts.values()].some((values) => Object.values(values).some(Boolean));
}

/**
 * Whether a form of the page holds something, typed by the visitor, autofilled or from a restored tab. Reads the document,
 * so it works before hydration.
 */
export function holdsInput(): boolean {
  return [...document.forms]
    .flatMap((form) => [...form.elements])
    .some((control) => {
      if (control instanceof HTMLSelectElement) return control.selectedIndex > 0;
      const isField = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
      return isField && (control.value !== '' || control.matches(':autofill'));
    });
}

/** Whether the visitor is in a field of a form, so that the next key types into it. */
export const isInField = (): boolean =>
  document.activeElement?.matches('form :is(input, select, textarea)') ?? false;
