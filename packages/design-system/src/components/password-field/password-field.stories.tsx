import { useState } from 'react';
import { expect } from 'storybook/test';
import { frame } from '#storybook/designs/boards.ts';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, heldStates, State, withHeld } from '../../../test/canvas.js';
import { arabic, arabicLabels, inArabic } from '../../../test/examples/arabic.js';
import { germanLabels } from '../../../test/examples/german.js';
import { longWords } from '../../../test/examples/long-words.js';
import { expectFieldContract } from '../../../test/fields.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { PasswordField } from './password-field.js';

const meta = preview.meta({
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password' },
  parameters: { design: frame('password-field') },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('autocapitalize', 'none');
    await expect(input).toHaveAttribute('spellcheck', 'false');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await userEvent.click(input);
    await userEvent.paste('open sesame');
    await expect(input).toHaveValue('open sesame');
  },
});

/** Shows and hides the password. The name of the toggle is its action; a polite message announces the result. */
export const Toggle = meta.story({
  args: { defaultValue: 'open sesame' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    const status = canvas.getByRole('status');
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await expect(toggle).toHaveAttribute('type', 'button');
    await expect(toggle).toHaveTextContent('Show');
    await expect(toggle.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(toggle.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await expect(status).toBeEmptyDOMElement();

    await userEvent.click(toggle);
    await expect(input).toHaveAttribute('type', 'text');
    await expect(toggle).toHaveAccessibleName('Hide password');
    await expect(toggle).toHaveTextContent('Hide');
    await expect(status).toHaveTextContent('Your password is visible');

    await userEvent.click(toggle);
    await expect(input).toHaveAttribute('type', 'password');
    await expect(toggle).toHaveAccessibleName('Show password');
    await expect(status).toHaveTextContent('Your password is hidden');
    await expect(input).toHaveValue('open sesame');
  },
});

export const NewPassword = meta.story({
  args: {
    label: 'New password',
    autoComplete: 'new-password',
    hint: '8 to 20 characters.',
    required: true,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('New password (required)');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');
    await expect(input).toHaveAccessibleDescription('8 to 20 characters.');
  },
});

export const WithError = meta.story({
  name: 'Error',
  args: { id: 'password', error: 'Enter 8 to 20 characters', defaultValue: 'open' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAttribute('aria-describedby', 'password-error');
    await expect(input).toHaveAccessibleDescription('Error: Enter 8 to 20 characters');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expectFieldContract(PasswordField);
  },
});

/** A disabled field disables its toggle. */
export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'open sesame' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeDisabled();
  },
});

/** Controlled. */
export const Controlled = meta.story({
  render: function Render(args) {
    const [value, setValue] = useState('');
    return (
      <PasswordField {...args} value={value} onChange={(event) => setValue(event.currentTarget.value)} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'open');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.type(input, ' sesame');
    await expect(input).toHaveValue('open sesame');
  },
});

/** Every text of the field can be translated. */
export const OtherWords = meta.story({
  args: {
    label: 'Passwort',
    showLabel: 'Passwort anzeigen',
    hideLabel: 'Passwort verbergen',
    showText: 'anzeigen',
    hideText: 'verbergen',
    shownMessage: 'Ihr Passwort ist sichtbar',
    hiddenMessage: 'Ihr Passwort ist verborgen',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Passwort anzeigen' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Ihr Passwort ist sichtbar');
    await expect(canvas.getByRole('button', { name: 'Passwort verbergen' })).toHaveTextContent('verbergen');
  },
});

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes>
      {withHeld<typeof PasswordField>(
        {
          rest: { defaultValue: 'open sesame' },
          'with a hint': { hint: '8 to 20 characters.' },
          error: { error: 'Passwords do not match', defaultValue: 'open sesame' },
          'read-only': { defaultValue: 'open sesame', readOnly: true },
          disabled: { defaultValue: 'open sesame', disabled: true },
        },
        { defaultValue: 'open sesame' },
      ).map(([name, props]) => (
        <State key={name} name={name}>
          <PasswordField label="Password" {...props} />
        </State>
      ))}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    label:
      'Das Kennwort, das Sie bei der ersten Benutzerkontenwiederherstellungsanforderung mit dieser Adresse gewählt haben',
    hint: 'Einige Wörter mit Leerzeichen dazwischen sind leicht zu merken und schwer zu erraten.',
    error: 'Dieses Kennwort ist zu lang: Es dürfen 8 bis 20 Zeichen sein, und jedes Leerzeichen zählt mit',
    errorPrefix: germanLabels.field.errorPrefix,
    ...germanLabels.password,
    showText: 'Eingabe anzeigen',
    showLabel: 'Eingabe anzeigen',
    hideText: 'Eingabe verbergen',
    hideLabel: 'Eingabe verbergen',
    defaultValue: longWords.unbroken,
  },
});

export const RTL = meta.story({
  ...inArabic,
  args: {
    label: arabic.form.password,
    error: arabic.form.passwordShort,
    errorPrefix: arabic.form.errorPrefix,
    defaultValue: 'open sesame',
    ...arabicLabels.password,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(arabic.form.password).getBoundingClientRect();
    const toggle = canvas.getByRole('button').getBoundingClientRect();
    await expect(toggle.right).toBeLessThanOrEqual(input.left);
  },
});
