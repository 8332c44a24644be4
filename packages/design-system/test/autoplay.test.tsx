import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { Carousel } from '../src/components/carousel/index.js';
import { ChipMarquee } from '../src/components/chip-marquee/index.js';
import { panels } from './examples/carousel.js';
import { items as chips } from './examples/chip-marquee.js';
import { emulateMedia } from './media.js';
import { mount } from './mount.js';

/** The components that move automatically. */
const moving: Readonly<Record<string, ReactElement>> = {
  carousel: (
    <Carousel label="Benefits" perSlide="auto" autoplay>
      {panels()}
    </Carousel>
  ),
  'chip-marquee': <ChipMarquee label="Technologies" items={chips} />,
};

/** Endless animations. */
const endless = (): Animation[] =>
  document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY);

/** Every stylesheet of a component, by its path. */
const styles = import.meta.glob<string>('../src/components/*/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('no other component has an endless animation', () => {
  const found = Object.entries(styles).filter(([, text]) => /\binfinite\b/.test(text));
  expect(found.map(([file]) => file.split('/').at(-2)).sort()).toEqual(Object.keys(moving).sort());
});

describe.each(Object.entries(moving))('%s', (_, widget) => {
  test('moves automatically, but not with reduced motion', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
    try {
      mount(widget);
      await expect.poll(() => endless().length).toBeGreaterThan(0);
      await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
      await expect.poll(endless).toEqual([]);
    } finally {
      await emulateMedia({});
    }
  });
});
