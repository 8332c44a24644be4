import { Chip, ChipMarquee } from '@weft/design-system';
import { ANIMATION, type AnimationAction, STEP } from '@weft/design-system/storybook/animation.ts';
import preview from '@weft/design-system/storybook/preview.ts';
import { addons } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import { Specimens } from './specimens/frame.js';
import { Duration } from './specimens/motion.js';

const names = ['React', 'Tailwind CSS', 'Go', 'Python', 'Docker', 'Kubernetes', 'Postgres', 'Redis'];

/** A transition beside its reduced substitute, and an endless movement, for the buttons of the toolbar. */
function Movements() {
  return (
    <>
      <Specimens>
        <Duration id="duration.slow" variable="--ds-duration-slow" rule="Scenes" reduced="0ms" />
      </Specimens>
      <ChipMarquee label="Tools" items={names.map((name) => ({ id: name, content: <Chip>{name}</Chip> }))} />
    </>
  );
}

const meta = preview.meta({
  title: 'Foundations/Step through motion',
  component: Movements,
  parameters: { controls: { disable: true } },
});

/**
 * The toolbar plays, pauses and steps every animation of a canvas, and holds it at its beginning or its end. Pause
 * first, then press "Play duration.slow": the thread waits at its beginning for the steps. At its end it stands where
 * the thread with reduced motion stands.
 */
export const ByTheToolbar = meta.story({
  globals: { motion: 'full' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const press = (action: AnimationAction): void => addons.getChannel().emit(ANIMATION, action);
    const tracks = canvasElement.querySelectorAll('.foundation-track');
    /** How far a thread has come on its track, in px. */
    const way = (index: number): number => {
      const [track, thread] = [tracks[index], tracks[index]?.firstElementChild].map((part) =>
        part?.getBoundingClientRect(),
      );
      return track && thread ? thread.left - track.left : Number.NaN;
    };
    const row = (): Animation | undefined =>
      document
        .getAnimations()
        .find((each) => 'animationName' in each && each.animationName === 'ds-chip-marquee');

    await step('pause: what begins stands at its beginning', async () => {
      press('pause');
      await userEvent.click(canvas.getByRole('button', { name: 'Play duration.slow' }));
      await waitFor(() => expect(way(1), 'reduced motion is at its place').toBeGreaterThan(0));
      await expect(way(0)).toBe(0);
      await expect(row()?.playbackRate).toBe(0);
    });

    await step('step: a tenth of a second for everything', async () => {
      const before = Number(row()?.currentTime);
      press('step');
      await expect(Number(row()?.currentTime) - before).toBeCloseTo(STEP, 3);
      await expect(way(0)).toBeGreaterThan(0);
      await expect(way(0)).toBeLessThan(way(1));
    });

    await step('end: the thread is where the reduced one is, the row where a still one begins', async () => {
      press('end');
      await expect(way(0)).toBe(way(1));
      await expect(row()?.currentTime).toBe(0);
    });

    await step('reset: also what had ended begins again', async () => {
      press('reset');
      await expect(way(0)).toBe(0);
    });

    await step('steps lead to the end', async () => {
      for (let steps = 0; steps < 50 && way(0) !== way(1); steps += 1) press('step');
      await expect(way(0)).toBe(way(1));
    });

    await step('play: time runs, and the row’s own pause still stops it', async () => {
      press('play');
      await expect(row()?.playbackRate).toBe(1);
      await userEvent.click(canvas.getByRole('button', { name: /pause/i }));
      await waitFor(() => expect(row()?.playState).toBe('paused'));
    });
  },
});
