import { type ReactNode, startTransition, useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { NAMES, part, slides } from '../../../test/examples/carousel.js';
import { Hiding } from '../../../test/hiding.js';
import { mount, mountInFrame } from '../../../test/mount.js';
import { Carousel } from './carousel.js';

/** Records where the first slide is in each frame, until the function that it returns is called. */
function recordPlaces(host: HTMLElement): () => number[] {
  const places = new Set<number>();
  let frame = 0;
  const record = () => {
    const { left = 0, width = 0 } = slides(host)[0]?.getBoundingClientRect() ?? {};
    if (width > 0) places.add(Math.round(left));
    frame = requestAnimationFrame(record);
  };
  record();
  return () => {
    cancelAnimationFrame(frame);
    return [...places];
  };
}

test('is at the slide that it starts with, and when an Activity shows it again, without passing others', async () => {
  const third = page.getByText(NAMES[6] ?? '');
  const host = mount(
    <Hiding>
      <Carousel label="Benefits" perSlide={3} defaultIndex={2}>
        {NAMES.map((name) => (
          <p key={name}>{name}</p>
        ))}
      </Carousel>
    </Hiding>,
  );
  const hide = page.getByRole('button', { name: 'Hide' });
  for (const time of ['first', 'again']) {
    const places = recordPlaces(host);
    if (time === 'again') await hide.click();
    await expect.element(third).toBeInViewport({ ratio: 1 });
    expect(places().length, time).toBeLessThanOrEqual(2);
    await hide.click();
    await expect.element(third).not.toBeVisible();
  }
});

/** The page sets the index itself, and not at once. */
function Following({ children }: { children: ReactNode }) {
  const [index, setIndex] = useState(1);
  return (
    <Carousel
      label="Benefits"
      arrows
      index={index}
      defaultIndex={1}
      onIndexChange={(next) => startTransition(() => setIndex(next))}
    >
      {children}
    </Carousel>
  );
}

test.for([
  { arrow: 'Next slide', side: 'right' },
  { arrow: 'Previous slide', side: 'left' },
])('with two slides $arrow brings the first one from the $side', async ({ arrow, side }) => {
  const [one = '', two = ''] = NAMES;
  const host = mount(
    <Following>
      <p>{one}</p>
      <p>{two}</p>
    </Following>,
  );
  await expect.element(page.getByText(two)).toBeInViewport({ ratio: 1 });
  const places = recordPlaces(host);
  await page.getByRole('button', { name: arrow }).click();
  await expect.element(page.getByText(one)).toBeInViewport({ ratio: 1 });
  const { left, width } = part(host, '-viewport').getBoundingClientRect();
  const passed = places().filter((place) => Math.abs(place - left) < width - 1);
  expect(passed.filter((place) => (side === 'right' ? place < left - 1 : place > left + 1))).toEqual([]);
});

test('stays on its slide when the page changes its direction', async () => {
  mount(
    <Carousel label="Benefits" defaultIndex={1}>
      {NAMES.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>,
  );
  const second = page.getByText(NAMES[1] ?? '');
  await expect.element(second).toBeInViewport({ ratio: 1 });
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  document.documentElement.dir = 'rtl';
  await expect.element(second).toBeInViewport({ ratio: 1 });
});

test('stays on its slide when the document of a frame that it is rendered into changes its direction', async () => {
  const inside = mountInFrame(
    <Carousel label="Benefits" defaultIndex={1}>
      {NAMES.map((name) => (
        <p key={name}>{name}</p>
      ))}
    </Carousel>,
  );
  for (const sheet of document.querySelectorAll('style')) inside.head.append(inside.importNode(sheet, true));
  const isInPlace = () => {
    const viewport = part(inside.body, '-viewport').getBoundingClientRect();
    const { left, width } = slides(inside.body)[1]?.getBoundingClientRect() ?? new DOMRect();
    return width > 0 && Math.abs(left - viewport.left) <= 1;
  };
  await expect.poll(isInPlace).toBe(true);
  inside.documentElement.dir = 'rtl';
  await expect.poll(isInPlace).toBe(true);
});
