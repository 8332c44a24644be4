import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { exampleSource } from '#storybook/example-source.ts';
import preview from '#storybook/preview.ts';
import { CompanyField } from '../../../test/examples/company-field.js';
import companyField from '../../../test/examples/company-field.tsx?raw';
import { TextField } from './text-field.js';

const meta = preview.meta({
  title: 'Behaviour/TextField',
  component: TextField,
  args: { label: 'Company name', name: 'company', autoComplete: 'organization' },
});

/** A click on the label focuses the input, and `onChange` reports every change. */
export const Typing = meta.story({
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

/** The form removes the error at the first keystroke; the field never does so by itself. */
export const ErrorClearedAtFirstKeystroke = meta.story({
  args: { hint: 'As registered' },
  parameters: { shows: 'end', ...exampleSource(companyField) },
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
