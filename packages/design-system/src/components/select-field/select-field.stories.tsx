import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, heldStates, State, withHeld } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { germanLabels } from '../../../test/examples/german.js';
import { expectFieldContract } from '../../../test/fields.js';
import { expectHydration } from '../../../test/hydration.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { Button } from '../button/button.js';
import { SelectField, type SelectOption, type SelectOptionGroup } from './select-field.js';

const options: readonly SelectOption[] = [
  'Security & Compliance',
  'Billing & Subscription',
  'Account & Access Management',
  'Bug Report / Technical Issue',
  'Other / General Inquiry',
].map((label) => ({ value: label, label }));

const groups: readonly SelectOptionGroup[] = [
  { label: 'Account', options: options.slice(0, 3) },
  {
    label: 'Product',
    options: [
      { value: 'bug', label: 'Bug Report / Technical Issue' },
      { value: 'feature', label: 'Feature Request' },
    ],
  },
];

const meta = preview.meta({
  title: 'Components/SelectField',
  component: SelectField,
  args: { label: 'Category', name: 'category', placeholder: 'Choose a category', options },
});

export const Default = meta.story({
  args: { onChange: fn() },
  play: playIf({ colours: true }, async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Category' });
    await expect(select).toHaveDisplayValue('Choose a category');
    await expect(select).toHaveValue('');
    const muted = getComputedStyle(select).color;
    await userEvent.selectOptions(select, 'Billing & Subscription');
    await expect(select).toHaveValue('Billing & Subscription');
    await expect(getComputedStyle(select).color).not.toBe(muted);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.selectOptions(select, '');
    await expect(select).toHaveValue('');
    await expectHydration(
      <SelectField label="Category" options={options} placeholder="Choose" required error="none" />,
    );
  }),
});

/** Required: the placeholder is selected initially, and cannot be chosen again. */
export const Required = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Category (required)' });
    await expect(select).toHaveDisplayValue('Choose a category');
    await expect(select.validity.valueMissing).toBe(true);
    await expect(canvas.getByRole('option', { name: 'Choose a category' })).toBeDisabled();
  },
});

export const WithoutPlaceholder = meta.story({
  args: { placeholder: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Security & Compliance');
  },
});

export const Chosen = meta.story({
  args: { defaultValue: 'Account & Access Management' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Account & Access Management');
  },
});

export const DisabledOption = meta.story({
  args: { options: [...options, { value: 'Feature Request', label: 'Feature Request', disabled: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Feature Request' })).toBeDisabled();
  },
});

export const WithHint = meta.story({
  args: { hint: 'The nearest one will do' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('The nearest one will do');
  },
});

/** Grouped choices, beside ungrouped ones. */
export const Groups = meta.story({
  args: { options: [...groups, { value: 'other', label: 'Other / General Inquiry' }], onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Category' });
    const account = canvas.getByRole('group', { name: 'Account' });
    await expect(within(account).getAllByRole('option')).toHaveLength(3);
    await expect(canvas.getAllByRole('option')).toHaveLength(7);
    await userEvent.selectOptions(select, 'Feature Request');
    await expect(select).toHaveValue('feature');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expectHydration(<SelectField label="Category" options={groups} placeholder="Choose" />);
  },
});

/** Without options: the placeholder says so, and the field is disabled. */
export const Empty = meta.story({
  args: { options: [], placeholder: 'No categories yet', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('No categories yet');
  },
});

export const One = meta.story({ args: { options: options.slice(0, 1) } });

export const Many = meta.story({
  args: {
    options: Array.from({ length: 30 }, (_, index) => ({
      value: `${index + 1}`,
      label: `Category ${index + 1}`,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(31);
  },
});

export const Disabled = meta.story({ args: { disabled: true } });

export const WithError = meta.story({
  name: 'Error',
  args: { id: 'category', error: 'Category is required', hint: 'The nearest one will do' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveAttribute('aria-describedby', 'category-error category-hint');
    await expect(select).toHaveAccessibleDescription('Error: Category is required The nearest one will do');
    await expect(select).toHaveAttribute('aria-invalid', 'true');
    await expectFieldContract((props) => <SelectField {...props} options={options} />);
  },
});

/** Controlled; the error is removed when a value is chosen. */
export const Controlled = meta.story({
  render: function Render(args) {
    const [value, setValue] = useState('');
    const [error, setError] = useState<string | undefined>('Category is required');
    return (
      <SelectField
        {...args}
        value={value}
        error={error}
        onChange={(event) => {
          setValue(event.currentTarget.value);
          setError(undefined);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveDisplayValue('Choose a category');
    await userEvent.selectOptions(select, 'Other / General Inquiry');
    await expect(select).toHaveValue('Other / General Inquiry');
    await expect(select).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByText('Category is required')).toBeNull();
  },
});

/** A form reset restores the placeholder. */
export const Reset = meta.story({
  args: { required: true },
  render: (args) => (
    <form>
      <SelectField {...args} />
      <Button type="reset">Clear</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.selectOptions(select, 'Billing & Subscription');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(select).toHaveDisplayValue('Choose a category');
  },
});

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: (args) => (
    <BothThemes>
      {withHeld<typeof SelectField>({
        'rest, nothing chosen': {},
        chosen: { defaultValue: 'Billing & Subscription', hint: 'The nearest one will do' },
        error: { error: 'Category is required' },
        disabled: { disabled: true },
      }).map(([name, props]) => (
        <State key={name} name={name}>
          <SelectField {...args} {...props} />
        </State>
      ))}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    label:
      'Der Teil der Plattform, auf den sich Ihre Mehrmandantenfähigkeitsprüfungsanfrage bezieht, soweit Sie das sagen können',
    hint: 'Passt keiner, wählen Sie den letzten; jemand liest Ihre Anfrage und leitet sie weiter.',
    error: 'Wählen Sie den Bereich, der Ihrer Frage am nächsten kommt, damit sie gleich die Richtigen lesen',
    errorPrefix: germanLabels.field.errorPrefix,
    placeholder: 'Wählen Sie den Bereich, der Ihrer Frage am nächsten kommt',
    options: [
      'Sicherheit und Compliance',
      'Abrechnung und Abonnement',
      'Konto- und Zugriffsverwaltung',
      'Fehlerbericht / technisches Problem',
      'Sonstiges / allgemeine Anfrage',
    ].map((label) => ({ value: label, label })),
  },
});

export const RTL = meta.story({
  ...inArabic,
  args: {
    label: arabic.form.category,
    placeholder: arabic.form.chooseCategory,
    options: [{ value: 'other', label: arabic.form.otherCategory }],
  },
  play: async ({ canvas, canvasElement }) => {
    const select = canvas.getByRole('combobox').getBoundingClientRect();
    const chevron = canvasElement
      .querySelector('[data-slot="select-field-chevron"]')
      ?.getBoundingClientRect();
    await expect(chevron?.left).toBeLessThan(select.left + select.width / 2);
  },
});
