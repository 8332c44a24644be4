import { Suspense } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ALWAYS } from '../../../test/examples/feature-list.js';
import { fakeTimeouts } from '../../../test/fake-timeouts.js';
import { Hiding } from '../../../test/hiding.js';
import { mount, mountInShadow } from '../../../test/mount.js';
import { tap } from '../../../test/pointer.js';
import { hydrateStreamed } from '../../../test/stream.js';
import { FeatureList } from './feature-list.js';
import { FeatureListItem } from './feature-list-item.js';

/** Two features for a window of any width, where hovering chooses. */
const features = (onValueChange?: (value: string) => void) => (
  <FeatureList defaultValue="apps" tapWidth={0} onValueChange={onValueChange}>
    <FeatureListItem value="apps" title="Apps">
      One till.
    </FeatureListItem>
    <FeatureListItem value="agents" title="Agents">
      Two hands.
    </FeatureListItem>
  </FeatureList>
);

test('the keyboard chooses an item after a press on the details of another', async () => {
  mount(features());
  // The pointer may be over the list already.
  await userEvent.hover(page.getByRole('button', { name: 'Apps' }));
  await userEvent.click(page.getByText('One till.'));
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Agents' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Agents', expanded: true })).toBeVisible();
});

/** Two features with links, and words above them for the pointer; the link of the first one gets the focus. */
async function focusLink(onValueChange?: (value: string) => void) {
  mount(
    <>
      <p>Elsewhere</p>
      <FeatureList tapWidth={0} onValueChange={onValueChange}>
        <FeatureListItem value="apps" title="Apps">
          <a href="#till">One till</a>
        </FeatureListItem>
        <FeatureListItem value="agents" title="Agents">
          <a href="#hands">Two hands</a>
        </FeatureListItem>
      </FeatureList>
    </>,
  );
  await userEvent.hover(page.getByText('Elsewhere'));
  await userEvent.tab();
  const link = page.getByRole('link', { name: 'One till' });
  await expect.element(link).toBeVisible();
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
}

test('Escape in the details of an item closes it, and its title takes the focus', async () => {
  await focusLink();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Apps', expanded: false })).toHaveFocus();
});

test('a pointer chooses nothing while the keyboard is in the details of an item', async () => {
  const chosen = vi.fn();
  await focusLink(chosen);
  await userEvent.hover(page.getByRole('button', { name: 'Agents' }));
  await expect.element(page.getByRole('link', { name: 'One till' })).toHaveFocus();
  expect(chosen).toHaveBeenCalledExactlyOnceWith('apps');
});

test('the page does not scroll back to details that a pointer has left', async () => {
  mount(
    <>
      <FeatureList tapWidth={0} resetDelay={0}>
        <FeatureListItem value="apps" title="Apps">
          <button type="button">One till</button>
        </FeatureListItem>
      </FeatureList>
      <p style={{ marginBlockStart: '200vh' }}>Below</p>
      <p style={{ position: 'fixed', insetBlockEnd: 0 }}>Elsewhere</p>
    </>,
  );
  onTestFinished(() => window.scrollTo(0, 0));
  await userEvent.hover(page.getByRole('button', { name: 'Apps' }));
  await userEvent.click(page.getByRole('button', { name: 'One till' }));
  window.scrollTo(0, 400);
  await userEvent.hover(page.getByText('Elsewhere'));
  await expect.element(page.getByRole('button', { name: 'Apps', expanded: false })).toHaveFocus();
  expect(window.scrollY).toBe(400);
});

test('Escape that ends an IME composition elsewhere keeps the chosen item', async () => {
  const chosen = vi.fn();
  mount(features(chosen));
  await userEvent.click(page.getByRole('button', { name: 'Agents' }));
  await expect.element(page.getByRole('button', { name: 'Agents', expanded: true })).toBeVisible();
  const press = (isComposing: boolean) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing, bubbles: true }));
  press(true);
  expect(chosen).not.toHaveBeenCalledWith('');
  press(false);
  expect(chosen).toHaveBeenLastCalledWith('');
});

test('an item that arrives after hydration is not chosen beside the one that the reader has chosen', async () => {
  const { host, arrive } = hydrateStreamed(
    <FeatureList defaultValue="agents" tapWidth={ALWAYS}>
      <FeatureListItem value="apps" title="Apps">
        One till.
      </FeatureListItem>
      <Suspense>
        <FeatureListItem value="agents" title="Agents">
          Two hands.
        </FeatureListItem>
      </Suspense>
    </FeatureList>,
  );
  await userEvent.click(page.getByRole('button', { name: 'Apps' }));
  await expect.element(page.getByRole('button', { name: 'Apps', expanded: true })).toBeVisible();
  arrive();
  await expect.element(page.getByRole('button', { name: 'Agents', expanded: false })).toBeVisible();
  const chosen = [...host.querySelectorAll<HTMLElement>('li[data-selected]')];
  expect(chosen.map((item) => item.dataset.value)).toEqual(['apps']);
});

/** A delay that no other timeout has. */
const DELAY = 321;

test('a list that was left before an Activity hid it resets when it is shown again', async () => {
  mount(
    <Hiding>
      <FeatureList tapWidth={0} resetDelay={DELAY}>
        <FeatureListItem value="apps" title="Apps">
          One till.
        </FeatureListItem>
      </FeatureList>
    </Hiding>,
  );
  const hide = page.getByRole('button', { name: 'Hide' });
  const apps = page.getByRole('button', { name: 'Apps' });
  await userEvent.hover(hide);
  await userEvent.hover(apps);
  await expect.element(apps).toHaveAttribute('aria-expanded', 'true');
  const resets = fakeTimeouts(DELAY);
  await userEvent.click(hide);
  await expect.element(page.getByText('Apps')).not.toBeVisible();
  await userEvent.click(hide);
  await expect.element(apps).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => resets.pending()).toBe(1);
  resets.elapse();
  await expect.element(apps).toHaveAttribute('aria-expanded', 'false');
});

test.for([
  { place: 'a page', put: mount },
  { place: 'a shadow root', put: mountInShadow },
])('in $place a tap on details keeps them open, and one elsewhere resets the list', async ({ put }) => {
  put(
    <>
      <p>Elsewhere</p>
      <FeatureList tapWidth={ALWAYS} resetDelay={DELAY}>
        <FeatureListItem value="apps" title="Apps">
          One till.
        </FeatureListItem>
      </FeatureList>
    </>,
  );
  const apps = page.getByRole('button', { name: 'Apps' });
  const text = page.getByText('One till.');
  await expect.element(apps).toBeVisible();
  await tap(apps.element());
  await expect.element(text).toBeVisible();
  const resets = fakeTimeouts(DELAY);
  const pressed = vi.fn();
  text.element().addEventListener('click', pressed);
  await tap(text.element());
  await expect.poll(() => pressed.mock.calls.length).toBe(1);
  expect(resets.pending()).toBe(0);
  await tap(page.getByText('Elsewhere').element());
  await expect.poll(() => resets.pending()).toBe(1);
  resets.elapse();
  await expect.element(apps).toHaveAttribute('aria-expanded', 'false');
});
