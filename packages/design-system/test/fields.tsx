import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import { partOf } from './part.js';

/** The props of a field that the checks set. */
interface ProbedProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  autoComplete?: 'new-password';
  'aria-describedby'?: string;
}

/** The boxes of the parts of a field and of the following element, by name. */
function places(host: HTMLElement): Record<string, number[]> {
  const parts = host.querySelectorAll<HTMLElement>('label, #probe, [data-slot="field-frame"], [data-below]');
  return Object.fromEntries(
    [...parts].map((part) => {
      const { left, top, width, height } = part.getBoundingClientRect();
      return [part.dataset.slot ?? part.tagName, [left, top, width, height]];
    }),
  );
}

/**
 * Checks the contract of a field while its error appears and disappears, with and without a hint. `aria-describedby`
 * lists error, hint and the consumer's ids, in this order and only for existing parts; `aria-invalid` is set only
 * with an error (WCAG 1.3.1, 3.3.1); the label names the control; `autocomplete` is kept (WCAG 1.3.5); an error of
 * one line shifts nothing. For play functions.
 *
 * @param Field The field, with its other required props. A choice, such as a checkbox, has no frame.
 * @throws When the contract is violated; the message names hint and error.
 */
export async function expectFieldContract(Field: ComponentType<ProbedProps>): Promise<void> {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  try {
    for (const hint of [undefined, 'A word']) {
      let before: Record<string, number[]> | undefined;
      for (const error of [undefined, 'too short', ' ', 'wrong', undefined]) {
        const field = { label: 'Probe', hint, error, autoComplete: 'new-password' } as const;
        flushSync(() =>
          root.render(
            <>
              <Field {...field} id="probe" aria-describedby="own" />
              <p id="own" data-below="" data-slot="below">
                Below
              </p>
            </>,
          ),
        );
        const control = host.querySelector('#probe');
        const told = `hint ${hint}, error ${error}`;
        const ids = [error?.trim() && 'probe-error', hint && 'probe-hint', 'own'].filter(Boolean);
        await expect(control?.getAttribute('aria-describedby')?.split(' '), told).toEqual(ids);
        for (const id of ids) await expect(host.querySelectorAll(`#${id}`), `${id}; ${told}`).toHaveLength(1);
        await expect(control?.getAttribute('aria-invalid'), told).toBe(error?.trim() ? 'true' : null);
        await expect(control?.getAttribute('autocomplete')).toBe('new-password');
        await expect(host.querySelector('label')?.htmlFor).toBe('probe');
        before ??= places(host);
        await expect(places(host), told).toEqual(before);
      }
      const parts = Object.keys(before ?? {}).length;
      await expect(parts).toBe(host.querySelector('[data-slot="field-frame"]') ? 4 : 3);
    }
  } finally {
    flushSync(() => root.unmount());
    host.remove();
  }
}

/** Checks that a part is at the right edge of its field, in a right-to-left page. */
export async function expectAtRight(canvasElement: HTMLElement, slot: string, part: string): Promise<void> {
  const right = (name: string) => partOf(canvasElement, name).getBoundingClientRect().right;
  await expect(right(part)).toBe(right(slot));
}
