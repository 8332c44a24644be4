import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ALWAYS } from '../../../test/examples/feature-list.js';
import { hydrateStreamed } from '../../../test/stream.js';
import { FeatureList } from './feature-list.js';
import { FeatureListItem } from './feature-list-item.js';

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
