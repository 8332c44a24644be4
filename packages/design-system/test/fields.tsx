import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect } from 'storybook/test';
import { Narrow } from './canvas.js';
import { partOf } from './part.js';

/** Props that every field takes, and that the checks below give. */
interface ProbedProps {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  autoComplete?: 'new-password';
  'aria-describedby'?: string;
}

/** Where the parts of a field and what follows it lie, by name. */
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
 * Checks what every field promises while its error comes, goes and comes again, with a hint and without: the error's id
 * stands first in `aria-describedby`, then the hint's, then the consumer's; only ids of parts that exist; `aria-invalid`
 * only with an error (WCAG 1.3.1, 3.3.1); the label names the control; `autocomplete` stays as given (WCAG 1.3.5); and an
 * error of one line moves neither a part of the field nor what follows it. For play functions.
 *
 * @param Field The field, with whatever else it needs.
 * @throws When a promise is broken; the message says with which hint and error.
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
      await expect(Object.keys(before ?? {})).toHaveLength(4);
    }
  } finally {
    flushSync(() => root.unmount());
    host.remove();
  }
}

/** Decorator for long words: the field on the narrowest screen. */
export const inNarrow = (Story: ComponentType) => (
  <Narrow>
    <Story />
  </Narrow>
);

/** Nothing of a field runs out at its side (WCAG 1.4.10). */
export async function expectToFit(canvasElement: HTMLElement, slot: string): Promise<void> {
  const field = partOf(canvasElement, slot);
  await expect(field.scrollWidth).toBe(field.clientWidth);
}

/** A part stands where reading from right to left begins: at the right edge of its field. */
export async function expectAtRight(canvasElement: HTMLElement, slot: string, part: string): Promise<void> {
  const right = (name: string) => partOf(canvasElement, name).getBoundingClientRect().right;
  await expect(right(part)).toBe(right(slot));
}
