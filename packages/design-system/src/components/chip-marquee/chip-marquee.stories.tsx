import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { expectConformance } from '../../../test/conformance.js';
import { Diamond } from '../../../test/diamond.js';
import { ChipMarquee, type ChipMarqueeItem } from './chip-marquee.js';

const NAMES = [
  'React',
  'Go',
  'SQL',
  'SQLite',
  'REST API',
  'Python',
  'MongoDB',
  'Material UI',
  'Node.js',
  'Next.js',
  'Tailwind CSS',
];
const items: ChipMarqueeItem[] = NAMES.map((name) => ({ id: name, content: name, mark: <Diamond /> }));

function part(canvasElement: HTMLElement, name: string): HTMLElement {
  const found = canvasElement.querySelector<HTMLElement>(`[data-slot="chip-marquee${name}"]`);
  if (!found) throw new Error(`No chip-marquee${name} in the story`);
  return found;
}

/** The one animation of a row. */
function movement(canvasElement: HTMLElement): Animation {
  const [animation] = part(canvasElement, '-track').getAnimations();
  if (!animation) throw new Error('The row does not move');
  return animation;
}

/** How far the row has gone when all of its chips have passed once, in CSS pixels; to the left is negative. */
function travel(canvasElement: HTMLElement): number {
  const animation = movement(canvasElement);
  const track = part(canvasElement, '-track');
  const at = (progress: number) => {
    animation.currentTime = Number(animation.effect?.getComputedTiming().duration) * progress;
    return new DOMMatrix(getComputedStyle(track).transform).e;
  };
  animation.pause();
  const distance = (at(0.75) - at(0.25)) * 2;
  animation.currentTime = 0;
  animation.play();
  return distance;
}

const meta = preview.meta({
  title: 'Components/ChipMarquee',
  component: ChipMarquee,
  args: { items, label: 'Technologies', onPausedChange: fn() },
  argTypes: {
    direction: { control: 'inline-radio', options: ['start', 'end'] },
    paused: { control: 'boolean' },
    defaultPaused: { control: 'boolean' },
    pauseLabel: { control: 'text' },
    playLabel: { control: 'text' },
  },
  parameters: { layout: 'fullscreen' },
});

/** One real list, inert copies behind it, one chip's width in 3000 ms (Specification 9, Decision 5). */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(NAMES);
    for (const copy of canvasElement.querySelectorAll('[data-slot="chip-marquee-copy"]')) {
      await expect(copy).toHaveAttribute('aria-hidden', 'true');
      await expect(copy).toHaveAttribute('inert');
    }

    const timing = movement(canvasElement).effect?.getComputedTiming();
    await expect(timing?.duration).toBe(NAMES.length * 3000);
    await expect(timing?.iterations).toBe(Number.POSITIVE_INFINITY);
    const list = part(canvasElement, '-list').getBoundingClientRect().width;
    await expect(travel(canvasElement)).toBeCloseTo(-list, 0);

    const visible = { 1300: 8, 1024: 6, 640: 3, 480: 1.5 };
    const [, expected = 7.2] = Object.entries(visible).find(([width]) => innerWidth <= Number(width)) ?? [];
    const chip = part(canvasElement, '-item').getBoundingClientRect().width;
    await expect(part(canvasElement, '-viewport').clientWidth / chip).toBeCloseTo(expected, 1);
    await expectConformance(<ChipMarquee items={items} label="Probe" />, 'chip-marquee');
  },
});

/** The second row of a pair: to the right. */
export const TowardsEnd = meta.story({
  args: { direction: 'end' },
  play: async ({ canvasElement }) => {
    await expect(travel(canvasElement)).toBeGreaterThan(0);
  },
});

/** `start` follows the reading direction: to the right. */
export const RTL = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    await expect(travel(canvasElement)).toBeGreaterThan(0);
    const first = part(canvasElement, '-item').getBoundingClientRect();
    const viewport = part(canvasElement, '-viewport').getBoundingClientRect();
    await expect(Math.abs(first.right - viewport.right)).toBeLessThan(first.width);
  },
});

/** The button is the first stop of the Tab key, and its name says what it will do (WCAG 2.2.2). */
export const PausedByButton = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Pause: Technologies' });
    await expect(button).toHaveFocus();
    await expect(movement(canvasElement).playState).toBe('running');

    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Play: Technologies');
    await expect(movement(canvasElement).playState).toBe('paused');
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(true);

    await userEvent.keyboard(' ');
    await expect(button).toHaveAccessibleName('Pause: Technologies');
    await expect(movement(canvasElement).playState).toBe('running');
  },
});

/** `paused` makes it controlled: one button of yours may rule several rows. */
export const Controlled = meta.story({
  render: function Render(args) {
    const [paused, setPaused] = useState(true);
    return (
      <>
        <ChipMarquee {...args} label="First row" paused={paused} onPausedChange={setPaused} />
        <ChipMarquee
          {...args}
          label="Second row"
          direction="end"
          paused={paused}
          onPausedChange={setPaused}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play: First row' }));
    await expect(canvas.getByRole('button', { name: 'Pause: Second row' })).toBeVisible();
  },
});

/** A link that the keyboard reaches stops the row and is brought into view (WCAG 2.4.11). */
export const WithLinks = meta.story({
  args: {
    items: NAMES.map((name) => ({
      id: name,
      content: (
        <a className="canvas-link" href={`#${name}`}>
          {name}
        </a>
      ),
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const last = canvas.getByRole('link', { name: 'Tailwind CSS' });
    await userEvent.tab();
    for (const _ of NAMES) await userEvent.tab();
    await expect(last).toHaveFocus();
    await expect(part(canvasElement, '-track').getAnimations()).toHaveLength(0);
    const viewport = part(canvasElement, '-viewport').getBoundingClientRect();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(viewport.right));
    await expect(last.getBoundingClientRect().left).toBeGreaterThanOrEqual(viewport.left);
  },
});

/** Fewer chips than the row holds: as many copies as fill it. */
export const Few = meta.story({
  args: { items: items.slice(0, 3) },
  play: async ({ canvasElement }) => {
    const lists = canvasElement.querySelectorAll('ul').length;
    const list = part(canvasElement, '-list').getBoundingClientRect().width;
    await expect((lists - 1) * list).toBeGreaterThanOrEqual(part(canvasElement, '-viewport').clientWidth - 1);
    await expect(movement(canvasElement).effect?.getComputedTiming().duration).toBe(3 * 3000);
  },
});

/** A complete list that wraps; nothing to stop, so no button (Decision 17). All of it in the stylesheet. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    await expect(document.getAnimations().filter(({ playState }) => playState === 'running')).toHaveLength(0);
    await expect(canvas.queryByRole('button')).toBeNull();
    const viewport = part(canvasElement, '-viewport').getBoundingClientRect();
    for (const item of canvas.getAllByRole('listitem')) {
      const box = item.getBoundingClientRect();
      await expect(box.left).toBeGreaterThanOrEqual(viewport.left);
      await expect(box.right).toBeLessThanOrEqual(viewport.right);
    }
    await expect(part(canvasElement, '-copy')).not.toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    items: [
      { id: 'long', content: 'A document database with replication, sharding and full-text search' },
      ...items.slice(0, 6),
    ],
  },
});
