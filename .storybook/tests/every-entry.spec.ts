import { test as base, expect } from 'playwright/test';
import { type Entry, readEntries } from './support/built.ts';
import { type Look, looks, nameOf, onceInEachPlace } from './support/looks.ts';
import { Place } from './support/place.ts';

type Places = Readonly<Record<Look['place'], Place>>;

const test = base.extend<object, { places: Places }>({
  places: [
    async ({ browser }, use) => {
      const origin = process.env.STORYBOOK_ORIGIN ?? '';
      const manager = new Place(browser, origin, 'manager');
      const alone = new Place(browser, origin, 'alone');
      await use({ manager, alone });
      await manager.close();
      await alone.close();
    },
    { scope: 'worker' },
  ],
});

/** Six frames of a whole page each: what is in them is opened by itself in every look. */
const isOfFrames = ({ id }: Entry): boolean => id.endsWith('--at-three-widths');

for (const entry of readEntries()) {
  const isHeavy = entry.type === 'docs' || isOfFrames(entry);
  test(`${entry.title}: ${entry.name}`, async ({ places }) => {
    for (const look of isHeavy ? onceInEachPlace : looks) {
      await test.step(nameOf(look), async () => {
        expect.soft(await places[look.place].open(entry, look), nameOf(look)).toEqual([]);
      });
    }
  });
}
