import { expect } from 'playwright/test';
import { type Entry, isWholePages, readEntries } from './support/built.ts';
import { framingLook, fullLooks, type Look, nameOf, usualLooks } from './support/looks.ts';
import { test } from './support/places.ts';

// `whole-pages.spec.ts` opens those of whole pages.
const stories = readEntries().filter((entry) => entry.type === 'story' && !isWholePages(entry));

/** The first story of each component. */
const first = new Set(
  new Map(
    stories
      .filter(({ title }) => title.startsWith('Components/'))
      .toReversed()
      .map((story) => [story.title, story]),
  ).values(),
);

function looksOf(story: Entry): readonly Look[] {
  // Several frames, each with a whole Storybook.
  if (story.title.endsWith('/Playground')) return [framingLook];
  return first.has(story) ? fullLooks : usualLooks;
}

for (const story of stories) {
  test(`${story.title}: ${story.name}`, async ({ places }) => {
    for (const look of looksOf(story)) {
      await test.step(nameOf(look), async () => {
        expect.soft(await places[look.place].open(story, look), nameOf(look)).toEqual([]);
      });
    }
  });
}
