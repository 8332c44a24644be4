import { useState } from 'react';
import { expect } from 'storybook/test';
import { frame } from '#storybook/designs/boards.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, State } from '../../../test/canvas.js';
import { arabic, arabicLabels, inArabic } from '../../../test/examples/arabic.js';
import {
  chipMarqueeMeta,
  items,
  longChips,
  movement,
  NAMES,
  part,
  travel,
} from '../../../test/examples/chip-marquee.js';
import { marks } from '../../../test/examples/marks.js';
import { logo, MISSING } from '../../../test/examples/pictures.js';
import { partOf } from '../../../test/part.js';
import { ChipMarquee } from './chip-marquee.js';

const meta = preview.meta({
  title: 'Components/ChipMarquee',
  component: ChipMarquee,
  ...chipMarqueeMeta,
  parameters: { design: frame('chip-marquee') },
});

/** One real list, inert copies behind it, one chip's width in 3000 ms. */
export const Default = meta.story({
  play: playIf({ motion: true }, async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(NAMES);
    for (const copy of canvasElement.querySelectorAll('[data-slot="chip-marquee-copy"]')) {
      await expect(copy).toHaveAttribute('aria-hidden', 'true');
      await expect(copy).toHaveAttribute('inert');
    }

    // Each chip fills its place, so that the spaces between names are even.
    const [place, chip] = ['chip-marquee-item', 'chip'].map((slot) => partOf(canvasElement, slot));
    const room = 2 * Number.parseFloat(getComputedStyle(place as Element).paddingInlineStart);
    const width = chip?.getBoundingClientRect().width ?? 0;
    await expect(place?.getBoundingClientRect().width).toBeCloseTo(width + room, 0);

    const timing = movement(canvasElement).effect?.getComputedTiming();
    await expect(timing?.duration).toBe(NAMES.length * 3000);
    await expect(timing?.iterations).toBe(Number.POSITIVE_INFINITY);
    const list = part(canvasElement, '-list').getBoundingClientRect().width;
    const towards = getComputedStyle(canvasElement).direction === 'rtl' ? list : -list;
    await expect(travel(canvasElement)).toBeCloseTo(towards, 0);
  }),
});

/** A second row of the same items moves the opposite way; names are exposed once, and one button pauses both. */
export const TwoRows = meta.story({
  args: { rows: 2 },
  play: playIf({ motion: true }, async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('list')).toHaveLength(1);
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual(NAMES);
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
    await expect(canvas.getAllByRole('button')).toHaveLength(1);

    const tracks = [...canvasElement.querySelectorAll('[data-slot="chip-marquee-track"]')];
    const movements = () => tracks.flatMap((track) => track.getAnimations());
    const states = () => movements().map(({ playState }) => playState);
    await expect(movements().map(({ effect }) => effect?.getComputedTiming().direction)).toEqual([
      'normal',
      'reverse',
    ]);

    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Play: Technologies' })).toHaveFocus();
    await expect(states()).toEqual(['paused', 'paused']);
    await userEvent.keyboard(' ');
    await expect(states()).toEqual(['running', 'running']);
  }),
});

/** `end` moves to the right. */
export const TowardsEnd = meta.story({
  args: { direction: 'end' },
  play: playIf({ motion: true }, async ({ canvasElement }) => {
    await expect(travel(canvasElement)).toBeGreaterThan(0);
  }),
});

/** One chip's width in 6000, 3000 or 1500 ms; the variable sets any other time. */
export const Speeds = meta.story({
  render: (args) => (
    <div className="canvas-ground canvas-stacked">
      <State name="slow">
        <ChipMarquee {...args} label="Technologies, slow" speed="slow" />
      </State>
      <State name="normal">
        <ChipMarquee {...args} label="Technologies, normal" speed="normal" />
      </State>
      <State name="fast">
        <ChipMarquee {...args} label="Technologies, fast" speed="fast" />
      </State>
    </div>
  ),
  play: playIf({ motion: true }, async ({ canvas, canvasElement }) => {
    const times = ['slow', 'normal', 'fast'].map((speed) => {
      const group = canvas.getByRole('group', { name: `Technologies, ${speed}` });
      return Number(movement(group).effect?.getComputedTiming().duration) / NAMES.length;
    });
    await expect(times).toEqual([6000, 3000, 1500]);
    const first = part(canvasElement, '');
    first.style.setProperty('--ds-chip-marquee-time', '4s');
    await expect(movement(first).effect?.getComputedTiming().duration).toBe(NAMES.length * 4000);
    first.style.removeProperty('--ds-chip-marquee-time');
  }),
});

/** The button below, so that the rows reach from edge to edge. It stays the first in the order of focus. */
export const ToggleBelow = meta.story({
  parameters: { layout: 'fullscreen' },
  args: { rows: 2, togglePlacement: 'below' },
  play: playIf({ motion: true }, async ({ canvas, canvasElement, userEvent }) => {
    const rows = part(canvasElement, '-rows').getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'Pause: Technologies' });
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(rows.bottom);
    await expect(rows.width).toBe(part(canvasElement, '').getBoundingClientRect().width);
    await userEvent.tab();
    await expect(button).toHaveFocus();
  }),
});

/** `start` follows the reading direction: to the right. */
export const RTL = meta.story({
  ...inArabic,
  args: {
    label: arabic.technologiesLabel,
    ...arabicLabels.motion,
    items: arabic.technologies.map((name, index) => ({ id: name, content: name, mark: marks[index] })),
  },
  play: playIf({ motion: true }, async ({ canvasElement }) => {
    await expect(travel(canvasElement)).toBeGreaterThan(0);
    const first = part(canvasElement, '-item').getBoundingClientRect();
    const viewport = part(canvasElement, '-viewport').getBoundingClientRect();
    await expect(Math.abs(first.right - viewport.right)).toBeLessThan(first.width);
  }),
});

/** Paused from the start, until its button starts it. */
export const Paused = meta.story({
  args: { defaultPaused: true },
  play: playIf({ motion: true }, async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Play/ })).toBeVisible();
  }),
});

/** `paused` makes it controlled, so that several marquees may share a state. */
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
  play: playIf({ motion: true }, async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play: First row' }));
    await expect(canvas.getByRole('button', { name: 'Pause: Second row' })).toBeVisible();
  }),
});

/** A single chip, with enough copies to fill the row. */
export const One = meta.story({ args: { items: items.slice(0, 1) } });

/** Without items nothing is rendered. */
export const Empty = meta.story({
  args: { items: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvasElement.querySelector('[data-slot]')).toBeNull();
  },
});

/** The maximum number of chips. */
export const Many = meta.story({
  args: {
    items: Array.from({ length: 99 }, (_, index) => ({
      id: `${index}`,
      content: `${index + 1}. ${NAMES[index % 11]}`,
    })),
  },
  play: playIf({ motion: true }, async ({ canvasElement }) => {
    await expect(movement(canvasElement).effect?.getComputedTiming().duration).toBe(99 * 3000);
  }),
});

const WEAVERS = 'Handloom Weavers of Pochampally since 1887';

/** Pictures instead of texts: a very wide one is scaled down, and a missing one shows its alternative text. */
export const Logos = meta.story({
  args: {
    defaultPaused: true,
    items: [
      {
        id: 'wide',
        content: <img src={logo(720, 40, WEAVERS)} alt={WEAVERS} width="720" height="40" />,
      },
      { id: 'square', content: <img src={logo(44, 44)} alt="A square logo" width="44" height="44" /> },
      { id: 'missing', content: <img src={MISSING} alt="A missing logo" width="120" height="40" /> },
      ...items.slice(0, 3),
    ],
  },
  play: async ({ canvasElement }) => {
    const places = [...part(canvasElement, '-list').children];
    await expect(places.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toEqual([]);
  },
});

/** One complete list that wraps, without a button, by the stylesheet alone. */
export const ReducedMotion = meta.story({
  args: { rows: 2 },
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
    for (const copy of canvasElement.querySelectorAll('[data-slot="chip-marquee-copy"]')) {
      await expect(copy).not.toBeVisible();
    }
  },
});

export const LongContent = meta.story({ parameters: { lang: 'de' }, args: longChips });

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: (args) => (
    <BothThemes stacked>
      {(ground) =>
        ['rest, playing', 'paused', ...HELD].map((state) => (
          <State key={state} name={state}>
            <ChipMarquee {...args} label={`${state}, ${ground}`} defaultPaused={state === 'paused'} />
          </State>
        ))
      }
    </BothThemes>
  ),
});
