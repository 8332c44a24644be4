import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, State, Surroundings } from '../../../test/canvas.js';
import { arabic, arabicLabels, inArabic } from '../../../test/examples/arabic.js';
import { germanLabels } from '../../../test/examples/german.js';
import { longWords } from '../../../test/examples/long-words.js';
import { MotionToggle } from './motion-toggle.js';

const meta = preview.meta({
  title: 'Components/MotionToggle',
  component: MotionToggle,
  args: { label: 'Technologies', onPausedChange: fn() },
});

/** The name is the action; there is no pressed state (WAI-ARIA APG). */
export const Default = meta.story({
  play: playIf({ motion: true }, async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Pause: Technologies' });
    await expect(button).not.toHaveAttribute('aria-pressed');
    await expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(44);

    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Play: Technologies');
    await expect(button).toHaveAttribute('data-state', 'paused');
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(true);

    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Pause: Technologies');
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(false);
  }),
});

export const Paused = meta.story({ args: { defaultPaused: true } });

/** Texts of your own. */
export const OtherLabels = meta.story({
  args: { label: 'Slides', pauseLabel: 'Stop', playLabel: 'Start' },
  play: playIf({ motion: true }, async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Stop: Slides' });
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Start: Slides');
  }),
});

/** `paused` makes it controlled. */
export const Controlled = meta.story({
  render: function Render({ onPausedChange, ...args }) {
    const [paused, setPaused] = useState(true);
    return (
      <>
        <MotionToggle
          {...args}
          paused={paused}
          onPausedChange={(next) => {
            onPausedChange?.(next);
            setPaused(next);
          }}
        />
        <Surroundings>
          <output className="canvas-text">{`Chips and slides are ${paused ? 'paused' : 'moving'}.`}</output>
        </Surroundings>
      </>
    );
  },
  play: playIf({ motion: true }, async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play: Technologies' }));
    await expect(args.onPausedChange).toHaveBeenLastCalledWith(false);
    await expect(canvas.getByRole('status')).toHaveTextContent('moving');
  }),
});

/** With reduced motion the button is hidden, by the stylesheet alone. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: (args) => (
    <BothThemes>
      {['rest', ...HELD].map((state) => (
        <State key={state} name={state}>
          <div className="canvas-row">
            <MotionToggle {...args} label={`${state}, first row`} />
            <MotionToggle {...args} label={`${state}, second row`} defaultPaused />
          </div>
        </State>
      ))}
    </BothThemes>
  ),
});

/** A long name does not change the square. */
export const LongContent = meta.story({
  parameters: { lang: 'de' },
  args: { label: `${longWords.german} ${longWords.unbroken}`, ...germanLabels.motion },
  play: playIf({ motion: true }, async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.offsetWidth).toBe(button.offsetHeight);
  }),
});

/** The icons stand for time, so they are not mirrored. */
export const RTL = meta.story({
  ...inArabic,
  args: { defaultPaused: true, label: arabic.technologiesLabel, ...arabicLabels.motion },
});
