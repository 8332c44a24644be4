import { vars } from '@weft/tokens';
import { expect, waitFor } from 'storybook/test';
import { exampleSource } from '#storybook/example-source.ts';
import preview from '#storybook/preview.ts';
import { errors, send } from '../../../test/examples/error-summary.js';
import { NativeForm } from '../../../test/examples/native-form.js';
import nativeForm from '../../../test/examples/native-form.tsx?raw';
import { PasswordField } from '../password-field/password-field.js';
import { SelectField } from '../select-field/select-field.js';
import { TextAreaField } from '../text-area/text-area.js';
import { TextField } from '../text-field/text-field.js';
import { ErrorSummary } from './error-summary.js';

const meta = preview.meta({
  title: 'Behaviour/ErrorSummary',
  component: ErrorSummary,
  args: { errors, attempt: 0 },
});

/** Links move focus to fields of every kind, by keyboard. */
export const EveryKindOfField = meta.story({
  args: {
    errors: ['Email', 'Password', 'Category', 'Description'].map((name) => ({
      targetId: `kind-${name.toLowerCase()}`,
      message: `${name} is required`,
    })),
  },
  render: (args) => (
    <form className="canvas-form">
      <ErrorSummary {...args} />
      <TextField id="kind-email" label="Email" type="email" autoComplete="email" error="Email is required" />
      <PasswordField id="kind-password" label="Password" error="Password is required" />
      <SelectField
        id="kind-category"
        label="Category"
        placeholder="Choose a category"
        options={[{ value: 'other', label: 'Other' }]}
        error="Category is required"
      />
      <TextAreaField id="kind-description" label="Description" error="Description is required" />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Email', 'Password', 'Category', 'Description']) {
      const link = canvas.getByRole('link', { name: `${name} is required` });
      while (document.activeElement !== link) await userEvent.tab({ shift: name !== 'Email' });
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByLabelText(name)).toHaveFocus();
    }
  },
});

/** `scroll-padding` keeps the question visible below a fixed bar (WCAG 2.4.11). */
export const UnderAFixedBar = meta.story({
  parameters: exampleSource(nativeForm),
  render: () => (
    <section
      aria-label="Page"
      style={{
        blockSize: vars['size.form'],
        overflow: 'auto',
        scrollPaddingBlockStart: vars['size.top-bar'],
      }}
    >
      <div
        data-testid="bar"
        style={{
          position: 'sticky',
          insetBlockStart: 0,
          zIndex: vars['layer.bar'],
          blockSize: vars['size.top-bar'],
          background: vars['color.bg.subtle'],
        }}
      />
      <NativeForm />
      <div style={{ blockSize: vars['size.form'] }} />
    </section>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    send(canvasElement);
    await userEvent.click(await canvas.findByRole('link', { name: 'Company name is required' }));
    await expect(canvas.getByRole('textbox', { name: /^Company name/ })).toHaveFocus();
    const bar = canvas.getByTestId('bar').getBoundingClientRect();
    const label = canvas.getByText('Company name').getBoundingClientRect();
    await expect(label.top).toBeGreaterThanOrEqual(bar.bottom - 1);
  },
});

/**
 * An error of several controls links to the element around them: focus moves to the first, and the legend is visible.
 */
export const OneOfSeveral = meta.story({
  args: { errors: [{ targetId: 'contact', message: 'Choose how we reach you' }] },
  render: (args) => (
    <form className="canvas-form">
      <ErrorSummary {...args} />
      <fieldset id="contact">
        <legend>How do we reach you?</legend>
        <label>
          <input type="radio" name="contact" value="email" /> By email
        </label>
        <label>
          <input type="radio" name="contact" value="phone" /> By phone
        </label>
      </fieldset>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(canvas.getByRole('radio', { name: 'By email' })).toHaveFocus();
  },
});

/** Errors before the first submission do not move focus. */
export const BeforeTheFirstAttempt = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).not.toHaveFocus();
  },
});

/** Without `attempt`, focus moves when the summary appears, as after a server-rendered response with errors. */
export const WithoutAttempts = meta.story({
  args: { attempt: undefined },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('group')).toHaveFocus());
  },
});
