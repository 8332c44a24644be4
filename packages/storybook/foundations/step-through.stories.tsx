import { Chip, ChipMarquee, Stack } from '@weft/design-system';
import { STEP } from '@weft/design-system/storybook/animation.ts';
import { ANIMATION, type AnimationAction } from '@weft/design-system/storybook/animation-actions.ts';
import { logicalBox } from '@weft/design-system/storybook/logical-box.ts';
import preview from '@weft/design-system/storybook/preview.ts';
import { addons } from 'storybook/preview-api';
import { expect, waitFor } from 'storybook/test';
import { Specimens } from './specimens/frame.js';
import { Duration } from './specimens/motion.js';

const names = ['React', 'Tailwind CSS', 'Go', 'Python', 'Docker', 'Kubernetes', 'Postgres', 'Redis'];

/** A transition beside its reduced variant, and an endless animation, to try the toolbar's buttons on. */
function Movements() {
  return (
    <Stack gap={6}>
      <Specimens>
        <Duration id="duration.slow" variable="--ds-duration-slow" rule="Scenes" reduced="0ms" />
      </Specimens>
      <ChipMarquee label="Tools" items={names.map((name) => ({ id: name, content: <Chip>{name}</Chip> }))} />
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Foundations/Step through motion',
  component: Movements,
  parameters: { controls: { disable: true } },
});

/**
 * The toolbar plays, pauses and steps all animations of a canvas, and jumps to their start or end. Press pause and then
 * "Play duration.slow": the marker waits at its start for steps. Its end is where the marker with reduced motion is.
 */
export const ByTheToolbar = meta.story({
  globals: { motion: 'full' },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const press = (action: AnimationAction): void => addons.getChannel().emit(ANIMATION, action);
    const tracks = canvasElement.querySelectorAll('.foundation-track');
    /** Distance of a marker from the start of its track, in px. */
    const distance = (index: number): number => {
      const [track, marker] = [tracks[index], tracks[index]?.firstElementChild].map(
        (part) => part && logicalBox(part),
      );
      return track && marker ? marker.start - track.start : Number.NaN;
    };
    const row = (): Animation | undefined =>
      document
        .getAnimations()
        .find((each) => 'animationName' in each && each.animationName === 'ds-chip-marquee');

    await step('pause: an animation that begins stays at its start', async () => {
      press('pause');
      await userEvent.click(canvas.getByRole('button', { name: 'Play duration.slow' }));
      await waitFor(() =>
        expect(distance(1), 'the marker with reduced motion is at its end').toBeGreaterThan(0),
      );
      await expect(distance(0)).toBe(0);
      await expect(row()?.playbackRate).toBe(0);
    });

    await step('step: every animation advances by a tenth of a second', async () => {
      const before = Number(row()?.currentTime);
      press('step');
      await expect(Number(row()?.currentTime) - before).toBeCloseTo(STEP, 3);
      await expect(distance(0)).toBeGreaterThan(0);
      await expect(distance(0)).toBeLessThan(distance(1));
    });

    await step('end: the transition is complete, and the endless row is at its start', async () => {
      press('end');
      await expect(distance(0)).toBe(distance(1));
      await expect(row()?.currentTime).toBe(0);
    });

    await step('reset: also a finished animation is at its start', async () => {
      press('reset');
      await expect(distance(0)).toBe(0);
    });

    await step('enough steps reach the end', async () => {
      for (let steps = 0; steps < 50 && distance(0) !== distance(1); steps += 1) press('step');
      await expect(distance(0)).toBe(distance(1));
    });

    await step('play: animations run, and the row’s own button still pauses it', async () => {
      press('play');
      await expect(row()?.playbackRate).toBe(1);
      await userEvent.click(canvas.getByRole('button', { name: /pause/i }));
      await waitFor(() => expect(row()?.playState).toBe('paused'));
    });
  },
});
