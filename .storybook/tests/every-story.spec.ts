import { expect } from 'playwright/test';
import { type Entry, readEntries } from './support/built.ts';
import { fullLooks, type Look, nameOf, once, usualLooks } from './support/looks.ts';
import { test } from './support/places.ts';

const stories = readEntries().filter(({ type }) => type === 'story');

/** The first story of each component. */
const first = new Set([...new Map(stories.toReversed().map((story) => [story.title, story])).values()]);

function looksOf(story: Entry): readonly Look[] {
  // Several frames, each with a whole Storybook.
  if (/--(?:at-three-widths|every-state|motion-steps)$/.test(story.id) || story.title.endsWith('/Playground'))
    return once;
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
