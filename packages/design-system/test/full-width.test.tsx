import { type CSSProperties, cloneElement, type ReactElement } from 'react';
import { expect, test } from 'vitest';
import { FIXTURES } from './fixtures.js';
import { mount } from './mount.js';

/** Parts that arrange their content by their own width, so they must not shrink to their content. */
const PARTS = ['ComparisonTable', 'Hero', 'LogoWall', 'Pagination', 'PricingTable', 'Stats'] as const;

/** Containers, most of which shrink an item to its content, each with the item's inline margins. */
const CONTAINERS = {
  'a centring column': [{ display: 'flex', flexDirection: 'column', alignItems: 'center' }, 0],
  'a column that centres by margins': [{ display: 'flex', flexDirection: 'column' }, 'auto'],
  'a row': [{ display: 'flex' }, 0],
  'a centring grid': [{ display: 'grid', placeItems: 'center' }, 0],
  'a block with margins': [{}, 20],
} as const;

test.each(PARTS)('%s is as wide as its container, also where that shrinks its items', async (name) => {
  const [element, slot] = FIXTURES[name];
  for (const [container, [style, marginInline]] of Object.entries(CONTAINERS)) {
    const part = cloneElement(element as ReactElement<{ style: CSSProperties }>, { style: { marginInline } });
    const host = mount(<div style={{ ...style, inlineSize: 600 }}>{part}</div>);
    const width = () => host.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect().width;
    await expect.poll(width, { message: container }).toBe(marginInline === 20 ? 560 : 600);
  }
});
