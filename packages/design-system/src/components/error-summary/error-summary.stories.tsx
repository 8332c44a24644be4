import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { exampleSource } from '#storybook/example-source.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { errors, send } from '../../../test/examples/error-summary.js';
import { NativeForm, questions } from '../../../test/examples/native-form.js';
import nativeForm from '../../../test/examples/native-form.tsx?raw';
import { expectHydration } from '../../../test/hydration.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { Button } from '../button/button.js';
import { ErrorSummary } from './error-summary.js';

const meta = preview.meta({
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  args: { errors, attempt: 0 },
  argTypes: { errors: { control: 'object' } },
});

/** Links in the order of the form; an error without a field is plain text. */
export const Default = meta.story({
  play: playIf({ screen: 'phone' }, async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('There is a problem');
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#name', '#email']);
    // One per line, and large enough for touch (WCAG 2.5.8).
    const heights = links.map((link) => link.getBoundingClientRect().height);
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
    await expect(Math.max(...heights)).toBeLessThan(48);
    await expect(canvas.getByText('Too many attempts. Please try again in a minute.')).toBeVisible();
    const html = await expectHydration(<ErrorSummary errors={[]} />);
    await expect(html).not.toMatch(/role=/);
  }),
});

/**
 * After a failed attempt the summary has focus and is announced. A link moves focus to its field. Corrected errors
 * disappear, and focus stays until the next submission.
 */
export const InAForm = meta.story({
  parameters: exampleSource(nativeForm),
  render: () => <NativeForm />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    const regions = '[role="alert"], [role="status"], [aria-live]';
    send(canvasElement);
    const box = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(box).toHaveFocus());
    await expect(box).toHaveAccessibleDescription(questions.map(({ message }) => message).join(' '));
    // Only focus announces it: the form has no live region.
    await expect(canvasElement.querySelector(regions)).toBeNull();

    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Business email is required' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const email = canvas.getByRole('textbox', { name: /^Business email/ });
    await expect(email).toHaveFocus();
    await expect(window.location.hash).toBe('');

    await userEvent.keyboard('p');
    await expect(email).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);

    send(canvasElement);
    await waitFor(() => expect(box).toHaveFocus());
    for (const { label } of questions) {
      await userEvent.type(canvas.getByRole('textbox', { name: new RegExp(`^${label}`) }), 'Weft');
    }
    await expect(canvas.queryByRole('group')).toBeNull();
  },
});

/** A repeated submission announces the summary again, even where it still has focus. */
export const SentAgain = meta.story({
  parameters: { shows: 'end', ...exampleSource(nativeForm) },
  render: () => <NativeForm />,
  play: async ({ canvas, canvasElement }) => {
    send(canvasElement);
    const box = await canvas.findByRole('group');
    await waitFor(() => expect(box).toHaveFocus());
    let taken = 0;
    box.addEventListener('focus', () => {
      taken += 1;
    });
    send(canvasElement);
    await waitFor(() => expect(taken).toBe(1));
    canvas.getByRole('button', { name: 'Submit' }).focus();
    send(canvasElement);
    await waitFor(() => expect(taken).toBe(2));
    await expect(box).toHaveFocus();
  },
});

/** A reset form counts from 0 again, as form libraries do. */
export const CountedAnew = meta.story({
  render: function Render(args) {
    const [attempt, setAttempt] = useState(0);
    return (
      <div className="canvas-form">
        <ErrorSummary {...args} attempt={attempt} errors={attempt > 0 ? errors : []} />
        <Button onClick={() => setAttempt(attempt + 1)}>Send</Button>
        <Button onClick={() => setAttempt(0)}>Reset</Button>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const press = (name: string) => canvas.getByRole('button', { name }).click();
    for (const round of ['first', 'second']) {
      press('Send');
      await waitFor(() => expect(canvas.getByRole('group'), round).toHaveFocus());
      press('Reset');
      await waitFor(() => expect(canvas.queryByRole('group'), round).toBeNull());
    }
  },
});

export const Title = meta.story({ args: { title: 'Two things need your attention', headingLevel: 3 } });

/** Without errors nothing is shown, and no room is reserved. */
export const Empty = meta.story({
  args: { errors: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvasElement.querySelector('[data-slot="error-summary"]')).not.toBeVisible();
  },
});

export const One = meta.story({ args: { errors: errors.slice(0, 1) } });

export const Many = meta.story({
  args: {
    errors: Array.from({ length: 12 }, (_, index) => ({
      targetId: `answer-${index + 1}`,
      message: `Answer ${index + 1} is required`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
  },
});

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: (args) => (
    <BothThemes>
      {['rest', ...HELD].map((state) => (
        <State key={state} name={state}>
          <ErrorSummary {...args} title={`There is a problem (${state})`} />
        </State>
      ))}
      <State name="one error">
        <ErrorSummary {...args} errors={errors.slice(0, 1)} />
      </State>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    title: 'Benutzerkontenwiederherstellungsanforderung fehlgeschlagen',
    errors: [
      { targetId: 'name', message: `Die Adresse ${'priya.'.repeat(12)}@example.com ist nicht gültig` },
      { targetId: 'name', message: 'Der Name braucht mindestens 2 Zeichen' },
      { targetId: 'email', message: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' },
      { message: 'Zu viele Versuche. Bitte versuchen Sie es in einer Minute noch einmal.' },
    ],
  },
});

/** The mark is at the start of the line. */
export const RTL = meta.story({
  ...inArabic,
  args: { title: arabic.form.problem, errors: [{ targetId: 'name', message: arabic.form.name }] },
  play: async ({ canvas, canvasElement }) => {
    const mark = canvasElement.querySelector('[data-slot="error-summary-mark"]')?.getBoundingClientRect();
    const title = canvas.getByRole('heading').getBoundingClientRect();
    await expect(mark?.right).toBeCloseTo(title.right, 0);
  },
});
