import { expect, test } from 'vitest';
import { FIXTURES } from './fixtures.js';
import { mount } from './mount.js';

/** Parts that arrange their content by their own width. They have none in a container that shrinks what it centres. */
const PARTS = [
  'ChipMarquee',
  'ComparisonTable',
  'Hero',
  'LogoWall',
  'Pagination',
  'PricingTable',
  'Stats',
] as const;

/** Containers that give an item no more width than its content asks for. */
const CONTAINERS = {
  'a centring column': { display: 'flex', flexDirection: 'column', alignItems: 'center' },
  'a row': { display: 'flex' },
  'a centring grid': { display: 'grid', placeItems: 'center' },
} as const;

test.each(PARTS)('%s is as wide as its container, also where that shrinks its items', async (name) => {
  const [element, slot] = FIXTURES[name];
  for (const [container, style] of Object.entries(CONTAINERS)) {
    const host = mount(<div style={{ ...style, inlineSize: 600 }}>{element}</div>);
    const part = () => host.querySelector(`[data-slot="${slot}"]`);
    await expect.poll(() => part()?.getBoundingClientRect().width, { message: container }).toBe(600);
  }
});
