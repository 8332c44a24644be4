import { expect } from 'storybook/test';
import { exampleSource } from '#storybook/example-source.ts';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { statuses, Verification, verification } from '../../../test/examples/verification.js';
import verificationSource from '../../../test/examples/verification.tsx?raw';
import { expectHydration } from '../../../test/hydration.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { partOf } from '../../../test/part.js';
import { Button } from '../button/button.js';
import { LinkButton } from '../link/link-button.js';
import { StatusPanel } from './status-panel.js';

const slot = (root: HTMLElement, name: string) => partOf(root, `status-panel${name}`);

const meta = preview.meta({
  title: 'Components/StatusPanel',
  component: StatusPanel,
  args: {
    status: 'pending' as const,
    title: 'Verify your email address',
    description: 'A verification link was sent to your registered address.',
  },
  argTypes: {
    status: { control: 'inline-radio', options: [...statuses] },
    actions: { control: false },
    children: { control: false },
  },
});

/** Waiting for the visitor, with further content below the message. */
export const Default = meta.story({
  args: {
    children: <p className="canvas-text">Didn't receive verification email?</p>,
    actions: <Button>resend</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Verify your email address');
    await expect(canvas.getByRole('status')).toHaveTextContent(/registered address\.$/);
    await expect(canvas.getByRole('status')).not.toContainElement(canvas.getByRole('button'));
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    for (const status of statuses) {
      await expectHydration(<StatusPanel status={status} {...verification[status]} />);
    }
  },
});

/** The threads of the mark slide for less than five seconds, and not at all with reduced motion. */
export const Busy = meta.story({
  args: { status: 'busy', description: undefined, title: verification.busy.title },
  play: async ({ canvasElement }) => {
    const { animationDuration, animationIterationCount } = getComputedStyle(slot(canvasElement, '-thread'));
    await expect(Number.parseFloat(animationDuration) * Number(animationIterationCount)).toBeLessThan(5);
  },
});

export const ReducedMotion = meta.story({
  args: { status: 'busy', description: undefined, title: verification.busy.title },
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(getComputedStyle(slot(canvasElement, '-thread')).animationName).toBe('none');
  },
});

export const Success = meta.story({ args: { status: 'success', ...verification.success } });

/** Announced at once. */
export const Failure = meta.story({
  args: { status: 'failure', ...verification.failure },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toContainElement(canvas.getByRole('heading', { name: 'Verification Failed' }));
    await expect(alert).toHaveTextContent('The link has expired. Sign up again to get a new one.');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

export const HeadingLevel = meta.story({
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
});

/** The live regions stay through all statuses, so each change is announced; focus does not move. */
export const Announced = meta.story({
  parameters: { shows: 'end', ...exampleSource(verificationSource) },
  render: (args) => <Verification {...args} />,
  play: async ({ canvas, userEvent }) => {
    const polite = canvas.getByRole('status');
    const alert = canvas.getByRole('alert');
    for (const next of ['busy', 'failure', 'busy', 'success'] as const) {
      const button = canvas.getByRole('button', { name: next });
      await userEvent.click(button);
      const [speaks, silent] = next === 'failure' ? [alert, polite] : [polite, alert];
      await expect(speaks).toBeInTheDocument();
      await expect(speaks).toHaveTextContent(String(verification[next].title));
      await expect(silent).toBeInTheDocument();
      await expect(silent).toBeEmptyDOMElement();
      await expect(button).toHaveFocus();
    }
  },
});

export const States = meta.story({
  parameters: everyLook,
  render: () => (
    <BothThemes>
      {statuses.map((status) => (
        <State key={status} name={status}>
          <StatusPanel status={status} headingLevel={2} {...verification[status]} />
        </State>
      ))}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    status: 'failure',
    title: 'Donaudampfschifffahrtsgesellschaftsverifizierung fehlgeschlagen',
    description: `Die Adresse ${'priya.'.repeat(12)}@example.com ließ sich nicht bestätigen. ${'Bitte versuchen Sie es noch einmal. '.repeat(6)}`,
  },
});

/** The mark is at the start of the line. */
export const RTL = meta.story({
  ...inArabic,
  args: {
    status: 'success',
    ...arabic.verified,
    actions: <LinkButton href="#login">{arabic.login}</LinkButton>,
  },
  play: async ({ canvasElement }) => {
    const right = slot(canvasElement, '').getBoundingClientRect().right;
    await expect(slot(canvasElement, '-mark').getBoundingClientRect().right).toBeCloseTo(right, 0);
  },
});
