import { expect, fn } from 'storybook/test';
import { frame } from '#storybook/designs/boards.ts';
import { exampleSource } from '#storybook/example-source.ts';
import { logicalBox } from '#storybook/logical-box.ts';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, Specimens, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { BusyForm } from '../../../test/examples/busy-form.js';
import busyForm from '../../../test/examples/busy-form.tsx?raw';
import { longWords } from '../../../test/examples/long-words.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { partOf } from '../../../test/part.js';
import { DownloadIcon } from '../../icons/index.js';
import { Button } from './button.js';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Start with your first app', onClick: fn() },
  parameters: { design: frame('button') },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Start with your first app' });
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
});

export const Action = meta.story({ args: { variant: 'action' } });

export const Quiet = meta.story({ args: { variant: 'quiet', children: 'Resend' } });

/** For what cannot be undone: outlined, since the one call to action is filled with red. */
export const Danger = meta.story({ args: { variant: 'danger', children: 'Delete the app' } });

/** For a row of a table: more than the 24 px of WCAG 2.5.8. */
export const Small = meta.story({
  args: { size: 'sm', children: 'Edit' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.offsetHeight).toBe(32);
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(24);
  },
});

export const Large = meta.story({ args: { variant: 'action', size: 'lg' } });

export const FullWidth = meta.story({ args: { variant: 'action', fullWidth: true, children: 'Login' } });

export const Disabled = meta.story({
  args: { variant: 'action', disabled: true, children: 'Submit' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

/** With `aria-disabled` the button ignores clicks and keeps focus. */
export const Resting = meta.story({
  args: { 'aria-disabled': true, children: 'resend' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

/** A loading button keeps focus and width, changes its label, and ignores clicks. */
export const Loading = meta.story({
  args: { variant: 'action', children: 'Login', loadingLabel: 'Loading...', type: 'submit', onClick: fn() },
  parameters: { shows: 'end', ...exampleSource(busyForm) },
  render: (args) => <BusyForm {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Login' });
    const width = button.getBoundingClientRect().width;
    await expect(button.textContent).toBe('Login');
    button.focus();
    await userEvent.keyboard('{Enter}');

    await expect(button).toHaveAccessibleName('Loading...');
    await expect(button.textContent).toBe('Loading...');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(getComputedStyle(button, '::after').borderBottomStyle).toBe('dashed');

    await userEvent.keyboard('{Enter} ');
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('1');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
});

/** A line along the edge shows the loading state of a button that keeps its label; it stands still with reduced motion. */
export const LoadingKeepsLabel = meta.story({
  args: { variant: 'action', children: 'Submit', loading: true },
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Submit' });
    await expect(getComputedStyle(button, '::after').borderBottomStyle).toBe('dashed');
    await expect(button.getAnimations({ subtree: true })).toEqual([]);
  },
});

/** An icon before the text and a count after it. An icon with `aria-hidden` is no part of the name. */
export const StartAndEndContent = meta.story({
  args: { startContent: <DownloadIcon />, children: 'Export', endContent: '12' },
  play: async ({ canvas, canvasElement }) => {
    const button = logicalBox(canvas.getByRole('button', { name: /^Export\s?12$/ }));
    const [start, end] = ['button-start', 'button-end'].map((slot) =>
      logicalBox(partOf(canvasElement, slot)),
    );
    await expect(start?.start).toBeGreaterThan(button.start);
    await expect(end?.start).toBeGreaterThan(start?.end ?? Number.POSITIVE_INFINITY);
    await expect(end?.end).toBeLessThan(button.end);
    await expect(button.height).toBe(44);
    const middle = ({ top, height }: DOMRect) => top + height / 2;
    const icon = partOf(canvasElement, 'icon').getBoundingClientRect();
    await expect(middle(icon)).toBeCloseTo(middle(button), 0);
  },
});

/** The icon stays while the label changes. */
export const LoadingWithContent = meta.story({
  args: { startContent: <DownloadIcon />, children: 'Export', loadingLabel: 'Exporting...', loading: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName('Exporting...');
    await expect(partOf(canvasElement, 'button-start')).toBeVisible();
  },
});

/** The four, in their order of weight. */
export const Variants = meta.story({
  render: () => (
    <div className="canvas-row">
      <Button variant="action">Create account</Button>
      <Button>Back to Login</Button>
      <Button variant="quiet">Resend the email</Button>
      <Button variant="danger">Delete the app</Button>
    </div>
  ),
});

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes>
      {(['action', 'neutral', 'quiet', 'danger'] as const).map((variant) => (
        <Specimens key={variant} name={variant}>
          {['rest', ...HELD].map((state) => (
            <State key={state} name={state}>
              <Button variant={variant}>Submit</Button>
            </State>
          ))}
          <State name="disabled">
            <Button variant={variant} disabled>
              Submit
            </Button>
          </State>
          <State name="loading">
            <Button variant={variant} loading loadingLabel="Loading...">
              Submit
            </Button>
          </State>
          <State name="small">
            <Button variant={variant} size="sm">
              Submit
            </Button>
          </State>
          <State name="large">
            <Button variant={variant} size="lg">
              Submit
            </Button>
          </State>
          <State name="with an icon">
            <Button variant={variant} startContent={<DownloadIcon />}>
              Submit
            </Button>
          </State>
        </Specimens>
      ))}
    </BothThemes>
  ),
});

/** Neither the label nor the loading label is wider than the button. */
export const RTL = meta.story({
  ...inArabic,
  args: { variant: 'action', children: arabic.form.send, loadingLabel: arabic.form.sending, loading: true },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: arabic.form.sending });
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
});

/** Long words wrap, and one that cannot wrap breaks inside the button. */
export const LongContent = meta.story({
  ...inGermanNarrow,
  args: { variant: 'action' },
  render: (args) => (
    <div className="canvas-row">
      <Button {...args}>{longWords.german}</Button>
      <Button {...args}>{longWords.unbroken}</Button>
      <Button {...args} loadingLabel={longWords.unbroken}>
        Senden
      </Button>
      <Button {...args} startContent={<DownloadIcon />} endContent="12">
        {longWords.unbroken}
      </Button>
    </div>
  ),
});
