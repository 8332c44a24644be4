import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { frame } from '#storybook/designs/boards.ts';
import { exampleSource } from '#storybook/example-source.ts';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { CompanyField } from '../../../test/examples/company-field.js';
import companyField from '../../../test/examples/company-field.tsx?raw';
import { expectAtRight, expectFieldContract, expectToFit, inNarrow } from '../../../test/fields.js';
import { expectHydration } from '../../../test/hydration.js';
import { TextField } from './text-field.js';

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Company name', name: 'company', autoComplete: 'organization' },
  parameters: { design: frame('text-field') },
});

export const Default = meta.story({
  args: { onChange: fn(), onBlur: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Company name' });
    await userEvent.click(canvas.getByText('Company name'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Loom');
    await expect(input).toHaveValue('Loom');
    await userEvent.paste(' & Sons');
    await expect(input).toHaveValue('Loom & Sons');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(5);
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(input).not.toHaveAttribute('aria-describedby');
    await expectHydration(
      <TextField label="Name" hint="As on your card" error="too short" required defaultValue="A" />,
    );
  },
});

export const Email = meta.story({
  args: { label: 'Email', type: 'email', autoComplete: 'email' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email');
    await expect(input).toHaveAttribute('type', 'email');
    await expect(input).toHaveAttribute('autocomplete', 'email');
    await expect(input).toHaveAttribute('autocapitalize', 'none');
    await expect(input).toHaveAttribute('spellcheck', 'false');
  },
});

export const Telephone = meta.story({
  args: { label: 'Phone', type: 'tel', autoComplete: 'tel', hint: 'At least 10 digits, spaces or hyphens' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Phone');
    await expect(input).toHaveAttribute('type', 'tel');
    await expect(input).toHaveAttribute('autocomplete', 'tel');
  },
});

export const Url = meta.story({
  args: { label: 'Website', type: 'url', autoComplete: 'url' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Website')).toHaveAttribute('spellcheck', 'false');
  },
});

export const Search = meta.story({
  args: { label: 'Search the questions', type: 'search', autoComplete: 'off', name: 'search' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Search the questions' })).toBeVisible();
  },
});

export const WithHint = meta.story({
  args: { hint: 'As it is registered' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('As it is registered');
  },
});

/** A word marks a required field, not a colour or an asterisk. */
export const Required = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Company name (required)' })).toBeRequired();
  },
});

export const RequiredSaidByTheForm = meta.story({
  args: { required: true, requiredLabel: '' },
  render: (args) => (
    <form>
      <p>Every field is required.</p>
      <TextField {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toBeRequired();
  },
});

export const Optional = meta.story({
  args: { optionalLabel: 'optional' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Company name (optional)' })).not.toBeRequired();
  },
});

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'Loom & Sons' } });

export const ReadOnly = meta.story({ args: { readOnly: true, defaultValue: 'Loom & Sons' } });

/** The border grows from 1 to 2 px and an icon precedes the text: nothing shifts, and colour is not the only cue. */
export const WithError = meta.story({
  name: 'Error',
  args: {
    id: 'company',
    error: 'company name must be at least 2 characters',
    defaultValue: 'L',
    hint: 'As registered',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAttribute('aria-describedby', 'company-error company-hint');
    await expect(input).toHaveAccessibleDescription(
      'Error: Company name must be at least 2 characters As registered',
    );
    await expectFieldContract(TextField);
  },
});

/** The form removes the error at the first keystroke; the field never does so by itself. */
export const ErrorClearedAtFirstKeystroke = meta.story({
  args: { hint: 'As registered' },
  parameters: exampleSource(companyField),
  render: (args) => <CompanyField {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const frame = canvasElement.querySelector('[data-slot="field-frame"]');
    const height = canvasElement.querySelector('[data-slot="text-field"]')?.getBoundingClientRect().height;
    await expect(canvas.getByText('Company name is required')).toBeVisible();
    await expect(frame && getComputedStyle(frame, '::after').borderTopWidth).toBe('2px');
    await userEvent.type(input, 'L');
    await expect(canvas.queryByText('Company name is required')).toBeNull();
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(input).toHaveFocus();
    await expect(frame && getComputedStyle(frame, '::after').borderTopWidth).toBe('1px');
    await expect(
      canvasElement.querySelector('[data-slot="text-field"]')?.getBoundingClientRect().height,
    ).toBe(height);
  },
});

/** Controlled, as by a form library. */
export const Controlled = meta.story({
  render: function Render(args) {
    const [value, setValue] = useState('');
    return <TextField {...args} value={value} onChange={(event) => setValue(event.currentTarget.value)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.type(input, 'Lom');
    await userEvent.type(input, 'o', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(input).toHaveValue('Loom');
    await expect(input.selectionStart).toBe(2);
  },
});

export const NoReservedSpace = meta.story({ args: { reserveErrorSpace: false } });

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes>
      <TextField label="Rest" placeholder="Loom & Sons" />
      <TextField label="Filled" defaultValue="Loom & Sons" hint="As it is registered" />
      <TextField label="Required" required />
      <TextField label="Optional" optionalLabel="optional" />
      <TextField
        label="Error"
        type="email"
        defaultValue="priya@"
        error="please enter a valid email address"
      />
      <TextField label="Disabled" defaultValue="Loom & Sons" disabled />
      <TextField label="Read-only" defaultValue="Loom & Sons" readOnly />
      {HELD.map((state) => (
        <State key={state} name={state}>
          <TextField label="Company name" defaultValue="Loom" />
        </State>
      ))}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  args: {
    label:
      'Full registered name of the company or organisation, with its legal form and its country of registration',
    hint: 'Write it as in the register: we compare the two letter by letter, spaces and full stops included.',
    error:
      'this name is longer than the 50 characters that fit; please use the short form that the register lists beside it',
    defaultValue: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    required: true,
  },
  decorators: [inNarrow],
  play: async ({ canvasElement }) => expectToFit(canvasElement, 'text-field'),
});

/** In a right-to-left page an address still runs from left to right, by the native `dir`. */
export const RTL = meta.story({
  ...inArabic,
  globals: { direction: 'rtl' },
  args: {
    label: arabic.form.email,
    type: 'email',
    autoComplete: 'email',
    dir: 'ltr',
    defaultValue: 'priya@',
    error: arabic.form.emailInvalid,
    errorPrefix: arabic.form.errorPrefix,
  },
  play: async ({ canvasElement }) => expectAtRight(canvasElement, 'text-field', 'field-label'),
});
