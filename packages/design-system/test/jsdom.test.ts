// @vitest-environment jsdom

import { act, createElement, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ErrorSummary, TextField } from '../src/index.ts';
import { FIXTURES } from './fixtures.tsx';
import { FIXTURES_WITH_OPTIONS } from './fixtures-with-options.tsx';

/** Controls that a test of a page presses. */
const CONTROLS = 'button, summary, a[href^="#"], input[type="checkbox"], input[type="radio"]';

let host: HTMLElement;
const errors = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  host = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  errors.mockClear();
});

/** Presses every control once, as a customer's test does: by pointer and click, then by keyboard. */
async function pressEverything(): Promise<void> {
  for (const control of document.body.querySelectorAll<HTMLElement>(CONTROLS)) {
    await act(async () => {
      control.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
      control.focus();
      control.click();
    });
    await act(async () => {
      for (const key of ['Enter', 'ArrowDown', 'Escape'])
        (document.activeElement ?? control).dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true }),
        );
    });
  }
}

/** jsdom lays nothing out, and lacks observers, animations and scrolling: customers test their pages in it. */
describe('in jsdom', () => {
  test.each(Object.entries({ ...FIXTURES, ...FIXTURES_WITH_OPTIONS }))(
    '%s mounts, hydrates, responds to its controls and unmounts without an error',
    async (_, [element, slot]) => {
      const page = createElement(StrictMode, null, element);
      const root = createRoot(host);
      await act(async () => root.render(page));
      // The panel of an open menu is loaded.
      await act(async () => vi.dynamicImportSettled());
      expect(document.querySelector(`[data-slot="${slot}"]`)).not.toBeNull();
      await pressEverything();
      await act(async () => root.unmount());

      host = document.body.appendChild(document.createElement('div'));
      host.innerHTML = renderToString(page);
      const hydrated = await act(async () => hydrateRoot(host, page));
      await pressEverything();
      await act(async () => hydrated.unmount());
      expect(errors.mock.calls).toEqual([]);
    },
  );

  test('a link of an error summary focuses its field', async () => {
    const faults = [{ targetId: 'email', message: 'Enter your e-mail' }];
    const root = createRoot(host);
    const field = createElement(TextField, { id: 'email', label: 'E-mail' });
    const summary = createElement(ErrorSummary, { errors: faults });
    await act(async () =>
      root.render([summary, field].map((each, key) => createElement('div', { key }, each))),
    );
    document.querySelector<HTMLElement>('a[href="#email"]')?.click();
    expect(document.activeElement?.id).toBe('email');
    await act(async () => root.unmount());
  });
});
