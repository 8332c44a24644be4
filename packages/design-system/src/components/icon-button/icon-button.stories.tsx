import { expect, fn } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, Specimens, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { IconButton } from './icon-button.js';

/** An icon for enlarging. It is symmetrical, so it needs no mirroring. */
function EnlargeIcon() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5" />
    </svg>
  );
}

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  args: { label: 'Enlarge', children: <EnlargeIcon />, onClick: fn() },
  argTypes: { disabled: { control: 'boolean' } },
});

/** Named by `label`, 44 px square, pressed by pointer, Enter and Space. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Enlarge' });
    await expect(button).toHaveAttribute('type', 'button');
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44);
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
});

/** All four, then the three sizes. */
export const Variants = meta.story({
  render: ({ onClick }) => (
    <div className="canvas-row">
      {(['quiet', 'neutral', 'action', 'danger'] as const).map((variant) => (
        <State key={variant} name={variant}>
          <IconButton label={`Enlarge, ${variant}`} {...{ variant, onClick }}>
            <EnlargeIcon />
          </IconButton>
        </State>
      ))}
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <State key={size} name={size}>
          <IconButton label={`Enlarge, ${size}`} variant="neutral" {...{ size, onClick }}>
            <EnlargeIcon />
          </IconButton>
        </State>
      ))}
    </div>
  ),
});

export const Action = meta.story({ args: { variant: 'action' } });

export const Danger = meta.story({ args: { variant: 'danger', label: 'Delete' } });

export const Neutral = meta.story({ args: { variant: 'neutral' } });

/** More than the 24 px of WCAG 2.5.8. */
export const Small = meta.story({
  args: { size: 'sm', variant: 'neutral' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(Math.min(button.offsetWidth, button.offsetHeight)).toBeGreaterThanOrEqual(24);
  },
});

export const Large = meta.story({ args: { size: 'lg', variant: 'neutral' } });

export const Disabled = meta.story({
  args: { disabled: true, variant: 'neutral' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** With `aria-disabled` it ignores clicks, submits no form and keeps focus, as `Button` does. */
export const Resting = meta.story({
  args: { 'aria-disabled': true, type: 'submit' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.append('sent');
      }}
    >
      <IconButton {...args} />
    </form>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Enlarge' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvasElement).not.toHaveTextContent('sent');
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).cursor).toBe('not-allowed');
  },
});

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: ({ onClick }) => (
    <BothThemes>
      {(['action', 'neutral', 'quiet', 'danger'] as const).map((variant) => (
        <Specimens key={variant} name={variant}>
          {['rest', ...HELD].map((state) => (
            <State key={state} name={state}>
              <IconButton label={`Enlarge, ${state}, ${variant}`} {...{ variant, onClick }}>
                <EnlargeIcon />
              </IconButton>
            </State>
          ))}
          <State name="disabled">
            <IconButton label="Enlarge, disabled" variant={variant} disabled>
              <EnlargeIcon />
            </IconButton>
          </State>
          <State name="small">
            <IconButton label="Enlarge, small" size="sm" {...{ variant, onClick }}>
              <EnlargeIcon />
            </IconButton>
          </State>
          <State name="large">
            <IconButton label="Enlarge, large" size="lg" {...{ variant, onClick }}>
              <EnlargeIcon />
            </IconButton>
          </State>
        </Specimens>
      ))}
    </BothThemes>
  ),
});

/** A long name does not change the square. */
export const LongContent = meta.story({
  parameters: { lang: 'de' },
  args: {
    label: 'Das Bild vergrößern, auf dem aus einem Satz eine Mehrbildschirmanwendung wird',
    variant: 'neutral',
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Das Bild vergrößern/ });
    await expect(button.offsetWidth).toBe(button.offsetHeight);
  },
});

export const RTL = meta.story({
  ...inArabic,
  args: { variant: 'neutral', label: arabic.enlarge },
});
