import type { ChangeEventHandler, ReactElement, RefCallback } from 'react';

interface CheckedProps {
  checked?: boolean | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
}

/**
 * A ref for the element around a controlled input, which makes its state the one that a reset restores: React does that only
 * at first, and resets a form after its action. A server component has no handler, and must have no ref.
 */
export function keepChecked({ props }: ReactElement<CheckedProps>): RefCallback<HTMLElement> | undefined {
  const { checked, onChange } = props;
  if (checked === undefined || !onChange) return undefined;
  return (around) => {
    const input = around?.querySelector('input');
    // Equal at hydration, before which the reader may have chosen.
    if (input && input.defaultChecked !== checked) input.defaultChecked = input.checked = checked;
  };
}

/** The same for a controlled select. */
export function keepSelected(value: unknown): RefCallback<HTMLElement> {
  return (around) => {
    for (const option of around?.querySelector('select')?.options ?? []) {
      const selected = option.value === String(value);
      if (option.defaultSelected !== selected) option.defaultSelected = option.selected = selected;
    }
  };
}
