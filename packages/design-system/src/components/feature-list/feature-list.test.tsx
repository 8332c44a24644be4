import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ALWAYS } from '../../../test/examples/feature-list.js';
import { mount } from '../../../test/mount.js';
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
