import { expect } from 'storybook/test';
import { exampleSource } from '#storybook/example-source.ts';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { SubmitNotice } from '../../../test/examples/submit-notice.js';
import submitNotice from '../../../test/examples/submit-notice.tsx?raw';
import { expectHydration } from '../../../test/hydration.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { Link } from '../link/link.js';
import { Stack } from '../stack/index.js';
import { Notice } from './notice.js';

const meta = preview.meta({
  title: 'Components/Notice',
  component: Notice,
  args: { children: 'A verification link was sent to your registered address.' },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="notice"]')).not.toHaveAttribute('role');
    await expect(canvas.getByText(/^A verification link/)).toBeVisible();
    for (const tone of ['info', 'success', 'danger'] as const) {
      await expectHydration(<Notice tone={tone} />);
      await expectHydration(
        <Notice tone={tone} title="Sent">
          a link is on its way.
        </Notice>,
      );
    }
  },
});

export const Success = meta.story({
  args: { tone: 'success', children: 'Support request submitted successfully!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Support request submitted successfully!');
  },
});

/** With `capitalise="sentence"` the first letter of a server's message becomes a capital; the rest stays. */
export const Danger = meta.story({
  args: {
    tone: 'danger',
    capitalise: 'sentence',
    children: 'login failed. Please check your credentials, or ask ACME for help.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Login failed. Please check your credentials, or ask ACME for help.',
    );
  },
});

/** Every tone. */
export const Tones = meta.story({
  render: () => (
    <Stack>
      <Notice>The list is sorted by name.</Notice>
      <Notice tone="success">Your request was sent. We answer by email.</Notice>
      <Notice tone="danger">Network error. Please try again later.</Notice>
    </Stack>
  ),
});

/** An `info` that is announced at the next pause, because the visitor has just asked for it. */
export const Polite = meta.story({
  args: { live: 'polite', children: 'The list was sorted by name.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The list was sorted by name.');
  },
});

/** Announced at once, because the visitor must not miss it. */
export const Assertive = meta.story({
  args: { live: 'assertive', children: 'You will be logged out in one minute.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You will be logged out in one minute.');
  },
});

/** Rendered from the start, so it is not announced by itself. */
export const Off = meta.story({
  args: { live: 'off', tone: 'danger', children: 'This account is closed.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const WithTitle = meta.story({
  args: { title: 'Your email is verified', tone: 'success', children: "You're all set to move forward." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Your email is verifiedYou're all set/);
  },
});

/** The live region exists while empty, so that a later message is announced. */
export const Waiting = meta.story({
  args: { tone: 'danger' },
  parameters: { shows: 'end', ...exampleSource(submitNotice) },
  render: (args) => <SubmitNotice {...args} />,
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('alert');
    const button = canvas.getByRole('button');
    await expect(region).toBeEmptyDOMElement();
    const before = button.getBoundingClientRect().top;

    await userEvent.click(button);
    await expect(canvas.getByRole('alert')).toBe(region);
    await expect(region).toHaveTextContent('Network error. Please try again later.');
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().top).toBe(before);
  },
});

/** A success message is announced at the next pause and does not move focus. */
export const WaitingForSuccess = Waiting.extend({
  args: { tone: 'success' },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('status')).toBe(region);
    await expect(region).not.toBeEmptyDOMElement();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes>
      <State name="info">
        <Notice>
          By signing up you accept the <Link href="#terms">terms of use</Link> and privacy policy.
        </Notice>
      </State>
      <State name="success">
        <Notice tone="success" live="off" title="Your email is verified">
          You&apos;re all set to move forward.
        </Notice>
      </State>
      <State name="danger">
        <Notice tone="danger" live="off">
          Network error. Please try again later.
        </Notice>
      </State>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    tone: 'danger',
    children: `Die Adresse ${'priya.'.repeat(12)}@example.com ist nicht erreichbar. ${'Bitte versuchen Sie es nach den Rechenzentrumswartungsarbeiten noch einmal. '.repeat(4)}`,
  },
});

export const RTL = meta.story({
  ...inArabic,
  args: { tone: 'success', children: arabic.form.sent },
});
