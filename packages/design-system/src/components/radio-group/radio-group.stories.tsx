import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { isRtl } from '#storybook/logical-box.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, heldStates, State, withHeld } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { germanLabels } from '../../../test/examples/german.js';
import { longWords } from '../../../test/examples/long-words.js';
import { expectNoOverflow } from '../../../test/fits.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { partOf } from '../../../test/part.js';
import { Button } from '../button/index.js';
import { RadioGroup } from './radio-group.js';

const options = [
  { value: 'start', label: 'Start' },
  { value: 'team', label: 'Team', hint: 'Up to ten apps' },
  { value: 'company', label: 'Company' },
];

const meta = preview.meta({
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: 'Which plan?', name: 'plan', options },
  argTypes: { orientation: { control: 'inline-radio', options: ['vertical', 'horizontal'] } },
});

/** The arrow keys move and choose; Tab enters at the chosen one and leaves the group. */
export const Default = meta.story({
  args: { onChange: fn(), onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Which plan?' })).toBeVisible();
    const team = canvas.getByRole('radio', { name: 'Team' });
    await userEvent.click(canvas.getByText('Team'));
    await expect(team).toBeChecked();
    await expect(team).toHaveAccessibleDescription('Up to ten apps');
    await userEvent.keyboard('{ArrowDown}');
    const company = canvas.getByRole('radio', { name: 'Company' });
    await expect(company).toBeChecked();
    await expect(company).toHaveFocus();
    await expect(team).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenNthCalledWith(1, 'team');
    await expect(args.onValueChange).toHaveBeenNthCalledWith(2, 'company');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

/** The whole row is a target, 44 px high: the diamond, its label and what is between them. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    const row = partOf(canvasElement, 'radio-group-choice').getBoundingClientRect();
    const [radio] = canvas.getAllByRole('radio');
    const label = canvas.getByText('Start');
    const { left, right } = label.getBoundingClientRect();
    const [beforeStart, start] = isRtl() ? [right + 4, right - 2] : [left - 4, left + 1];
    await expect(row.height).toBeGreaterThanOrEqual(44);
    for (const y of [row.top + 1, row.top + 22, row.bottom - 1]) {
      await expect(document.elementFromPoint(beforeStart, y)).toBe(radio);
      await expect(document.elementFromPoint(start, y)).toBe(label);
    }
  }),
});

/** Few short choices beside each other. They wrap. */
export const Horizontal = meta.story({
  args: { orientation: 'horizontal', options: options.map(({ value, label }) => ({ value, label })) },
  play: async ({ canvas }) => {
    const [start, team] = canvas.getAllByRole('radio').map((box) => box.getBoundingClientRect());
    await expect(team?.top).toBe(start?.top);
  },
});

export const Vertical = meta.story({ args: { orientation: 'vertical' } });

/** Controlled: your value decides what is chosen. '' is none. */
export const Controlled = meta.story({
  render: function Render(args) {
    const [value, setValue] = useState('');
    return (
      <>
        <RadioGroup {...args} value={value} onValueChange={setValue} />
        <output>{value}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio', { checked: true })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Company' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('company');
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName('Company');
  },
});

/** What a form sends and resets, without script. */
export const InAForm = meta.story({
  args: { defaultValue: 'start' },
  render: (args) => (
    <form aria-label="Plan">
      <RadioGroup {...args} />
      <Button type="reset">Clear</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.click(canvas.getByRole('radio', { name: 'Team' }));
    await expect(new FormData(form).getAll('plan')).toEqual(['team']);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(new FormData(form).get('plan')).toBe('start');
  },
});

/** The error belongs to the group, which is described by it, then by the hint, then by your own. */
export const WithError = meta.story({
  name: 'Error',
  args: { id: 'plan', hint: 'You can change it later', error: 'Choose one', required: true },
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Which plan? (required)' });
    await expect(group).toHaveAttribute('aria-describedby', 'plan-error plan-hint');
    await expect(group).toHaveAccessibleDescription('Error: Choose one You can change it later');
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await expect(group).toHaveAttribute('aria-required', 'true');
    const [first] = canvas.getAllByRole('radio');
    await expect(first).toBeRequired();
    await expect(first).toHaveAttribute('id', 'plan');
    await expect(first && getComputedStyle(first).borderTopWidth).toBe('2px');
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(new Set(ids).size).toBe(ids.length);
  },
});

/** An error of one line shifts nothing. */
export const ErrorComes = meta.story({
  parameters: { shows: 'end' },
  render: function Render(args) {
    const [error, setError] = useState<string>();
    return (
      <>
        <RadioGroup {...args} error={error} />
        <Button onClick={() => setError('Choose one')}>Check</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Check' });
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(canvas.getByText('Choose one')).toBeVisible();
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
});

export const DisabledOption = meta.story({
  args: { options: [...options, { value: 'city', label: 'City', disabled: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'City' })).toBeDisabled();
    await expect(canvas.getByRole('radio', { name: 'Start' })).toBeEnabled();
  },
});

export const Empty = meta.story({ args: { options: [] } });

export const One = meta.story({ args: { options: options.slice(0, 1) } });

export const Many = meta.story({
  args: {
    orientation: 'horizontal',
    options: Array.from({ length: 24 }, (_, index) => ({ value: `${index}`, label: `Region ${index + 1}` })),
  },
  play: async ({ canvasElement }) => expectNoOverflow(partOf(canvasElement, 'radio-group')),
});

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: (args) => (
    <BothThemes>
      {(ground) =>
        withHeld<typeof RadioGroup>(
          {
            rest: { defaultValue: 'start', hint: 'You can change it later' },
            error: { error: 'Choose one' },
            disabled: { defaultValue: 'company', disabled: true },
          },
          { defaultValue: 'start' },
        ).map(([name, props]) => (
          <State key={name} name={name}>
            <RadioGroup {...args} name={`${name}-${ground}`} {...props} />
          </State>
        ))
      }
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    label:
      'Welcher Tarif passt zur Zahl der Anwendungen und Agenten, die Ihre Teams im ersten Jahr bauen wollen?',
    hint: 'Wählen Sie den für das erste Jahr; Sie können ihn jederzeit wechseln, an jedem Tag.',
    error: 'Wählen Sie einen dieser Tarife, oder schreiben Sie uns, welcher Ihnen fehlt',
    errorPrefix: germanLabels.field.errorPrefix,
    options: [
      {
        value: 'a',
        label: longWords.unbroken,
        hint: 'Anwendungen an Bord, an den Anlegestellen und in den Büros der Gesellschaft, auch ältere',
      },
      { value: 'b', label: 'Team' },
    ],
  },
});

export const LargeText = meta.story({
  args: { hint: 'You can change it later' },
  globals: { textSize: 'double', viewport: { value: 'phone' } },
});

export const RTL = meta.story({
  ...inArabic,
  args: {
    label: arabic.choices.plan,
    hint: arabic.choices.planHint,
    options: arabic.choices.options,
    defaultValue: 'team',
  },
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('radio');
    await expect(first?.getBoundingClientRect().right).toBeCloseTo(
      partOf(canvasElement, 'radio-group').getBoundingClientRect().right,
      0,
    );
  },
});
