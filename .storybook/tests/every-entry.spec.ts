import { test as base, expect } from 'playwright/test';
import { type Entry, readEntries } from './support/built.ts';
import { fullLooks, type Look, nameOf, once, onceInEachPlace, usualLooks } from './support/looks.ts';
import { StorybookTab } from './support/storybook-tab.ts';

/** Id of the story with which the Storybook opens. */
const FIRST = 'components-button--large';

type Places = Readonly<Record<Look['place'], StorybookTab>>;

const test = base.extend<object, { places: Places }>({
  places: [
    async ({ browser }, use) => {
      const origin = process.env.STORYBOOK_ORIGIN ?? '';
      const manager = new StorybookTab(browser, origin, 'manager', FIRST);
      const alone = new StorybookTab(browser, origin, 'alone', FIRST);
      await Promise.all([manager.load(), alone.load()]);
      await use({ manager, alone });
      await manager.close();
      await alone.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

const entries = readEntries();

/** The first story of each component. */
const first = new Set([
  ...new Map(
    entries
      .filter(({ type }) => type === 'story')
      .toReversed()
      .map((entry) => [entry.title, entry]),
  ).values(),
]);

function looksOf(entry: Entry): readonly Look[] {
  if (entry.type === 'docs') return onceInEachPlace;
  // Six frames of a whole page each.
  if (entry.id.endsWith('--at-three-widths')) return once;
  return first.has(entry) ? fullLooks : usualLooks;
}

for (const entry of entries) {
  test(`${entry.title}: ${entry.name}`, async ({ places }) => {
    for (const look of looksOf(entry)) {
      await test.step(nameOf(look), async () => {
        expect.soft(await places[look.place].open(entry, look), nameOf(look)).toEqual([]);
      });
    }
  });
}
