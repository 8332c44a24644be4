import { expect } from 'storybook/test';
import { frame } from '#storybook/designs/boards.ts';
import { logicalBox } from '#storybook/logical-box.ts';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, heldStates, State, withHeld } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { germanLabels } from '../../../test/examples/german.js';
import { longWords } from '../../../test/examples/long-words.js';
import { expectAtRight, expectFieldContract } from '../../../test/fields.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { partOf } from '../../../test/part.js';
import { SearchIcon } from '../../icons/index.js';
import { Button } from '../button/index.js';
import { TextField } from './text-field.js';

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Company name', name: 'company', autoComplete: 'organization' },
  parameters: { design: frame('text-field') },
});

export const Default = meta.story({});

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

/** An amount: the arrow keys change it by its step, and the form sends plain digits. */
export const Amount = meta.story({
  args: {
    label: 'Seats',
    type: 'number',
    name: 'seats',
    min: 1,
    max: 99,
    defaultValue: 5,
    autoComplete: 'off',
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Seats' });
    await userEvent.clear(input);
    await userEvent.type(input, '12');
    await expect(input).toHaveValue(12);
  },
});

/** Days and times, with the browser's own picker and order of parts. */
export const DaysAndTimes = meta.story({
  args: { autoComplete: 'off' },
  render: (args) => (
    <>
      <TextField {...args} label="Day" type="date" name="day" defaultValue="2030-01-02" />
      <TextField {...args} label="Hour" type="time" name="hour" defaultValue="09:30" />
      <TextField
        {...args}
        label="Appointment"
        type="datetime-local"
        name="appointment"
        defaultValue="2030-01-02T09:30"
      />
      <TextField
        {...args}
        label="Month"
        type="month"
        name="month"
        hint="For example 2030-01"
        defaultValue="2030-01"
      />
      <TextField
        {...args}
        label="Week"
        type="week"
        name="week"
        hint="For example 2030-W01"
        defaultValue="2030-W01"
      />
    </>
  ),
  play: async ({ canvas }) => {
    const heights = ['Day', 'Hour', 'Appointment', 'Month', 'Week'].map(
      (label) => canvas.getByLabelText<HTMLInputElement>(label).offsetHeight,
    );
    await expect(new Set(heights).size, String(heights)).toBe(1);
    await expect(heights[0]).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByLabelText('Appointment')).toHaveValue('2030-01-02T09:30');
  },
});

/** A currency before the value, a unit after it, or an icon. The label says what both mean. */
export const StartAndEndContent = meta.story({
  args: { autoComplete: 'off' },
  render: (args) => (
    <>
      <TextField
        {...args}
        label="Price in euros"
        name="price"
        inputMode="decimal"
        startContent="€"
        endContent="per seat"
      />
      <TextField
        {...args}
        label="Search the questions"
        type="search"
        name="search"
        startContent={<SearchIcon />}
        endContent={<Button size="sm">Clear</Button>}
      />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Price in euros' });
    const box = logicalBox(price);
    await expect(logicalBox(partOf(canvasElement, 'text-field-start')).end).toBe(box.start);
    await expect(logicalBox(partOf(canvasElement, 'text-field-end')).start).toBe(box.end);
    await userEvent.click(price);
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await expectFieldContract((props) => <TextField {...props} startContent="€" endContent="each" />);
  },
});

/** Everything that a field can have. */
export const EveryPart = meta.story({
  args: {
    label: 'Price in euros',
    hint: 'For each seat, without VAT',
    inputMode: 'decimal',
    startContent: '€',
    endContent: 'per seat',
    defaultValue: 'ten',
    error: 'Enter a number, such as 12.50',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Price in euros' })).toHaveAccessibleDescription(
      'Error: Enter a number, such as 12.50 For each seat, without VAT',
    );
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
    error: 'Company name must be at least 2 characters',
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

export const NoReservedSpace = meta.story({ args: { reserveErrorSpace: false } });

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes>
      {withHeld<typeof TextField>(
        {
          rest: {},
          'with a placeholder': { placeholder: 'Loom & Sons' },
          filled: { defaultValue: 'Loom & Sons', hint: 'As it is registered' },
          'with contents': { label: 'Price', defaultValue: '100', startContent: '€', endContent: 'per seat' },
          required: { required: true },
          optional: { optionalLabel: 'optional' },
          error: { defaultValue: 'L', error: 'Company name must be at least 2 characters' },
          'read-only': { defaultValue: 'Loom & Sons', readOnly: true },
          disabled: { defaultValue: 'Loom & Sons', disabled: true },
          'disabled, with contents': {
            label: 'Price',
            defaultValue: '100',
            startContent: '€',
            disabled: true,
          },
        },
        { defaultValue: 'Loom & Sons' },
      ).map(([name, props]) => (
        <State key={name} name={name}>
          <TextField label="Company name" {...props} />
        </State>
      ))}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    label:
      'Vollständiger eingetragener Name der Gesellschaft oder Organisation, mit Rechtsform und Land der Eintragung',
    hint: 'Schreiben Sie ihn wie im Register: Wir vergleichen Buchstaben für Buchstaben, auch Leerzeichen und Punkte.',
    error:
      'Dieser Name ist länger als die 50 Zeichen, die hineinpassen; bitte nehmen Sie die Kurzform aus dem Register',
    defaultValue: longWords.unbroken,
    required: true,
    ...germanLabels.field,
  },
  render: (args) => (
    <>
      <TextField {...args} />
      <TextField {...args} startContent="voraussichtlich" endContent="je Platz und Monat, mit Umsatzsteuer" />
    </>
  ),
});

/** In a right-to-left page an address still runs from left to right, by the native `dir`. */
export const RTL = meta.story({
  ...inArabic,
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
