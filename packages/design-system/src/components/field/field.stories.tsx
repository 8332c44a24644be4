import { expect, fireEvent } from 'storybook/test';
import { exampleSource } from '#storybook/example-source.ts';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, heldStates, State, withHeld } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { BookingForm } from '../../../test/examples/booking-form.js';
import bookingForm from '../../../test/examples/booking-form.tsx?raw';
import { DateField } from '../../../test/examples/date-field.js';
import dateField from '../../../test/examples/date-field.tsx?raw';
import { germanLabels } from '../../../test/examples/german.js';
import { expectAtRight, expectFieldContract } from '../../../test/fields.js';
import { expectHydration } from '../../../test/hydration.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';

const meta = preview.meta({
  title: 'Components/Field',
  component: DateField,
  parameters: exampleSource(dateField),
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Start date');
    await expect(input).not.toHaveAttribute('aria-describedby');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expectHydration(<DateField hint="In the next 30 days" error="Choose a day" required />);
  },
});

export const WithHint = meta.story({
  args: { hint: 'A day in the next 30' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Start date')).toHaveAccessibleDescription('A day in the next 30');
  },
});

/** The description is the error, then the hint, then the consumer's own. */
export const WithError = meta.story({
  name: 'Error',
  args: {
    id: 'start',
    hint: 'A day in the next 30',
    error: 'Choose a day in the future',
    'aria-describedby': 'zone',
  },
  render: (args) => (
    <>
      <DateField {...args} />
      <p id="zone">Days begin at midnight in Hyderabad.</p>
    </>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Start date');
    await expect(input).toHaveAttribute('aria-describedby', 'start-error start-hint zone');
    await expect(input).toHaveAccessibleDescription(
      'Error: Choose a day in the future A day in the next 30 Days begin at midnight in Hyderabad.',
    );
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expectFieldContract(DateField);
  },
});

export const ExplicitIds = meta.story({
  args: {
    id: 'start',
    hintId: 'advice',
    errorId: 'mistake',
    hint: 'A day in the next 30',
    error: 'Choose a day',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Start date')).toHaveAttribute('aria-describedby', 'mistake advice');
    await expect(canvasElement.querySelector('#mistake')).toHaveTextContent('Choose a day');
    await expect(canvasElement.querySelector('#advice')).toHaveTextContent('A day in the next 30');
  },
});

/**
 * An error shifts nothing and is not a live region; its id is referenced only while it is shown. This story removes
 * it at the first keystroke.
 */
export const ErrorComesAndGoes = meta.story({
  args: { id: 'start', hint: 'A day in the next 30' },
  parameters: exampleSource(dateField, bookingForm),
  render: (args) => <BookingForm {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByLabelText('Start date');
    const book = canvas.getByRole('button', { name: 'Book' });
    const place = () => [book.getBoundingClientRect().top, input.getBoundingClientRect().top];
    const regions = '[role="alert"], [role="status"], [aria-live]';
    const before = place();
    await expect(input).toHaveAttribute('aria-describedby', 'start-hint');

    await userEvent.click(book);
    await expect(input).toHaveAccessibleDescription('Error: Choose a day A day in the next 30');
    await expect(canvas.getByText('Choose a day')).toBeVisible();
    await expect(canvasElement.querySelector(regions)).toBeNull();
    await expect(place()).toEqual(before);

    fireEvent.change(input, { target: { value: '2030-01-02' } });
    await expect(canvasElement.querySelector('[data-slot="field-error"]')).toBeEmptyDOMElement();
    await expect(place()).toEqual(before);
    await expect(input).toHaveAccessibleDescription('A day in the next 30');
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
});

/** Without a reserved line, where the following content may shift. */
export const NoReservedSpace = meta.story({
  args: { reserveErrorSpace: false },
  play: async ({ canvasElement }) => {
    const region = canvasElement.querySelector('[data-slot="field-error"]');
    await expect(region?.getBoundingClientRect().height).toBe(0);
  },
});

export const ErrorWords = meta.story({
  args: { error: 'start date missing', capitalise: 'words' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Start date')).toHaveAccessibleDescription(
      'Error: Start Date Missing',
    );
  },
});

export const ErrorSentence = meta.story({
  args: { error: 'start date missing', capitalise: 'sentence' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Start date')).toHaveAccessibleDescription(
      'Error: Start date missing',
    );
  },
});

/** As it was written, by default: a name may begin with a small letter. */
export const ErrorAsWritten = meta.story({
  args: { error: 'eBay closes early on this day' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Start date')).toHaveAccessibleDescription(
      'Error: eBay closes early on this day',
    );
  },
});

/** The prefix of an error is visually hidden and can be translated. */
export const ErrorPrefix = meta.story({
  parameters: { lang: 'de' },
  args: { label: 'Beginn', error: 'Bitte einen Tag wählen', errorPrefix: 'Fehler:' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText('Beginn')).toHaveAccessibleDescription(
      'Fehler: Bitte einen Tag wählen',
    );
    const prefix = canvasElement.querySelector('[data-slot="field-error-prefix"]');
    await expect(prefix?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
});

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes>
      {withHeld<typeof DateField>(
        {
          rest: {},
          'with a hint': { hint: 'A day in the next 30' },
          required: { required: true },
          error: { error: 'Choose a day' },
          'read-only': { defaultValue: '2030-01-02', readOnly: true },
          disabled: { disabled: true },
        },
        { defaultValue: '2030-01-02' },
      ).map(([name, props]) => (
        <State key={name} name={name}>
          <DateField {...props} />
        </State>
      ))}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    label:
      'Der Tag, an dem das erste Ihrer Teams mit der Arbeitsablaufautomatisierungsplattformeinführung beginnt',
    hint: 'Wochenenden und gesetzliche Feiertage sind möglich, doch dann ist niemand da, der Sie begleitet.',
    error:
      'Wählen Sie einen Tag nach dem heutigen, innerhalb der nächsten 30 Tage, den noch niemand anderes belegt hat',
    required: true,
    ...germanLabels.field,
  },
});

export const RTL = meta.story({
  ...inArabic,
  args: {
    label: arabic.form.start,
    hint: arabic.form.startHint,
    error: arabic.form.startInvalid,
    errorPrefix: arabic.form.errorPrefix,
    required: false,
  },
  play: async ({ canvasElement }) => expectAtRight(canvasElement, 'field', 'field-error-mark'),
});
