import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, heldStates, State, withHeld } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { germanLabels } from '../../../test/examples/german.js';
import { expectAtRight, expectFieldContract } from '../../../test/fields.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { TextAreaField } from './text-area.js';

const meta = preview.meta({
  title: 'Components/TextAreaField',
  component: TextAreaField,
  args: { label: 'Description', name: 'description' },
});

export const Default = meta.story({
  args: { onChange: fn(), onBlur: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const textarea = canvas.getByRole('textbox', { name: 'Description' });
    await userEvent.click(canvas.getByText('Description'));
    await expect(textarea).toHaveFocus();
    await userEvent.keyboard('One{Enter}two');
    await expect(textarea).toHaveValue('One\ntwo');
    await userEvent.paste(' and three');
    await expect(textarea).toHaveValue('One\ntwo and three');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(8);
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});

export const WithHint = meta.story({
  args: { hint: 'What you did, what happened, what you expected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'What you did, what happened, what you expected',
    );
  },
});

export const Required = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Description (required)' })).toBeRequired();
  },
});

export const TallerByRows = meta.story({
  args: { rows: 10 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAttribute('rows', '10');
  },
});

export const FixedSize = meta.story({
  args: { resize: 'none' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).resize).toBe('none');
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'The agent stops after one step.' },
});

export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: 'The agent stops after one step.' },
});

export const WithError = meta.story({
  name: 'Error',
  args: { id: 'description', error: 'Description is required', hint: 'In your own words' },
  play: async ({ canvas }) => {
    const textarea = canvas.getByRole('textbox');
    await expect(textarea).toHaveAttribute('aria-describedby', 'description-error description-hint');
    await expect(textarea).toHaveAttribute('aria-invalid', 'true');
    await expect(textarea).toHaveAccessibleDescription('Error: Description is required In your own words');
    await expectFieldContract((props) => <TextAreaField {...props} />);
  },
});

/** The form removes the error at the first keystroke. */
export const ErrorClearedAtFirstKeystroke = meta.story({
  parameters: { shows: 'end' },
  render: function Render(args) {
    const [error, setError] = useState<string | undefined>('Description is required');
    return <TextAreaField {...args} error={error} onChange={() => setError(undefined)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const textarea = canvas.getByRole('textbox');
    await expect(textarea).toHaveAccessibleDescription('Error: Description is required');
    await userEvent.type(textarea, 'T');
    await expect(canvas.queryByText('Description is required')).toBeNull();
    await expect(textarea).not.toHaveAttribute('aria-invalid');
  },
});

/** Enter inserts a line break; capitals are applied only on blur. */
export const CapitaliseSentence = meta.story({
  parameters: { shows: 'end' },
  args: { capitaliseInput: 'sentence', onChange: fn() },
  play: async ({ canvas, userEvent }) => {
    const textarea = canvas.getByRole('textbox');
    await expect(textarea).toHaveAttribute('autocapitalize', 'sentences');
    await userEvent.type(textarea, 'the API{Enter}is slow');
    await expect(textarea).toHaveValue('the API\nis slow');
    await userEvent.tab();
    await expect(textarea).toHaveValue('The API\nis slow');
  },
});

/** Controlled. */
export const Controlled = meta.story({
  render: function Render(args) {
    const [value, setValue] = useState('');
    return (
      <TextAreaField {...args} value={value} onChange={(event) => setValue(event.currentTarget.value)} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'The agent');
    await expect(canvas.getByRole('textbox')).toHaveValue('The agent');
  },
});

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes>
      {withHeld<typeof TextAreaField>(
        {
          rest: { placeholder: 'What happened' },
          filled: { defaultValue: 'The agent stops after one step.', hint: 'In your own words' },
          error: { error: 'Description is required' },
          'read-only': { defaultValue: 'The agent stops after one step.', readOnly: true },
          disabled: { defaultValue: 'The agent stops after one step.', disabled: true },
        },
        { defaultValue: 'The agent stops after one step.' },
      ).map(([name, props]) => (
        <State key={name} name={name}>
          <TextAreaField label="Description" rows={3} {...props} />
        </State>
      ))}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    label: 'Was geschehen ist, was Sie stattdessen erwartet hatten und was Sie unmittelbar davor getan haben',
    hint: 'Keine Kennwörter, Schlüssel oder Namen Ihrer eigenen Kundschaft: Mehrere Menschen lesen jede Anfrage.',
    error:
      'Das ist länger als die 5.000 Zeichen, die hineinpassen; lassen Sie stehen, was man braucht, um dasselbe zu sehen',
    errorPrefix: germanLabels.field.errorPrefix,
    defaultValue: `${'Der erste Schritt der Arbeitsablaufautomatisierung ruft den zweiten auf, bevor seine eigene Antwort da ist. '.repeat(6)}https://example.com/${'workflows/'.repeat(12)}`,
  },
});

export const RTL = meta.story({
  ...inArabic,
  args: {
    label: arabic.form.description,
    error: arabic.form.descriptionRequired,
    errorPrefix: arabic.form.errorPrefix,
    defaultValue: arabic.form.descriptionGiven,
    required: true,
    requiredLabel: arabic.form.required,
  },
  play: async ({ canvasElement }) => expectAtRight(canvasElement, 'text-area', 'field-label'),
});
