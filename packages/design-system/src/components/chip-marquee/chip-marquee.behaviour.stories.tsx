import { expect, waitFor } from 'storybook/test';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { Narrow } from '../../../test/canvas.js';
import {
  chipMarqueeMeta,
  items,
  longChips,
  movement,
  NAMES,
  part,
} from '../../../test/examples/chip-marquee.js';
import { expectNoOverflow } from '../../../test/fits.js';
import { ChipMarquee } from './chip-marquee.js';

const meta = preview.meta({
  title: 'Behaviour/ChipMarquee',
  component: ChipMarquee,
  ...chipMarqueeMeta,
});

/** The pause button is the first Tab stop, and its name is its action (WCAG 2.2.2). */
export const PausedByButton = meta.story({
  play: playIf({ motion: true }, async ({ args, canvas, canvasElement, userEvent }) => {
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
  }),
});

/** A link with keyboard focus stops the row and is scrolled into view (WCAG 2.4.11). */
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
  play: playIf({ motion: true }, async ({ canvas, canvasElement, userEvent }) => {
    const last = canvas.getByRole('link', { name: 'Tailwind CSS' });
    await userEvent.tab();
    for (const _ of NAMES) await userEvent.tab();
    await expect(last).toHaveFocus();
    await expect(part(canvasElement, '-track').getAnimations()).toHaveLength(0);
    // The ring surrounds the text, not the place, which has a fixed width.
    await expect(canvas.getByRole('link', { name: 'Go' }).offsetWidth).toBeLessThan(last.offsetWidth);
    const viewport = part(canvasElement, '-viewport').getBoundingClientRect();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(viewport.right));
    await expect(last.getBoundingClientRect().left).toBeGreaterThanOrEqual(viewport.left);
  }),
});

/** Fewer chips than fit in the row, with enough copies to fill it. */
export const Few = meta.story({
  // The screen that shows the most chips.
  globals: { viewport: { value: 'xl' } },
  args: { items: items.slice(0, 3) },
  play: playIf({ screen: 'own', motion: true }, async ({ canvasElement }) => {
    const lists = canvasElement.querySelectorAll('ul').length;
    const list = part(canvasElement, '-list').getBoundingClientRect().width;
    await expect((lists - 1) * list).toBeGreaterThanOrEqual(part(canvasElement, '-viewport').clientWidth - 1);
    await expect(movement(canvasElement).effect?.getComputedTiming().duration).toBe(3 * 3000);
  }),
});

/** Where nothing moves, the whole of a long chip is visible. */
export const LongContentReducedMotion = meta.story({
  parameters: { lang: 'de' },
  args: longChips,
  globals: { motion: 'reduced' },
  render: (args) => (
    <Narrow>
      <ChipMarquee {...args} />
    </Narrow>
  ),
  play: ({ canvasElement }) => expectNoOverflow(part(canvasElement, '-viewport')),
});
