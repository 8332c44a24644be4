import { expect } from 'playwright/test';
import { type Entry, readEntries } from './support/built.ts';
import { fullLooks, type Look, nameOf, once, onceInEachPlace, usualLooks } from './support/looks.ts';
import { test } from './support/places.ts';

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
  // Several frames, each with a whole Storybook.
  if (/--(?:at-three-widths|every-state|motion-steps)$/.test(entry.id) || entry.title.endsWith('/Playground'))
    return once;
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
