import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, heldStates, State, withHeld } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { germanLabels } from '../../../test/examples/german.js';
import { longWords } from '../../../test/examples/long-words.js';
import { expectNoOverflow } from '../../../test/fits.js';
import { expectHydration } from '../../../test/hydration.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { partOf } from '../../../test/part.js';
import { Button } from '../button/index.js';
import { CheckboxGroup } from './checkbox-group.js';

const options = [
  { value: 'web', label: 'Web' },
  { value: 'mobile', label: 'Mobile', hint: 'Android and iOS' },
  { value: 'tv', label: 'Television' },
];

const meta = preview.meta({
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: 'Where will it run?', name: 'screens', options },
  argTypes: { orientation: { control: 'inline-radio', options: ['vertical', 'horizontal'] } },
});

export const Default = meta.story({
  args: { onChange: fn(), onValueChange: fn(), defaultValue: ['tv'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Where will it run?' })).toBeVisible();
    await userEvent.click(canvas.getByText('Web'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['web', 'tv']);
    const mobile = canvas.getByRole('checkbox', { name: 'Mobile' });
    await expect(mobile).toHaveAccessibleDescription('Android and iOS');
    await userEvent.tab();
    await expect(mobile).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['web', 'mobile', 'tv']);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    const html = await expectHydration(
      <CheckboxGroup label="Screens" hint="Any" error="Choose one" options={options} required />,
    );
    await expect(html).not.toMatch(/<input[^>]+required/);
  },
});

/** Few short choices beside each other. They wrap. */
export const Horizontal = meta.story({
  args: { orientation: 'horizontal', options: options.map(({ value, label }) => ({ value, label })) },
  play: async ({ canvas }) => {
    const [web, mobile] = canvas.getAllByRole('checkbox').map((box) => box.getBoundingClientRect());
    await expect(mobile?.top).toBe(web?.top);
  },
});

export const Vertical = meta.story({ args: { orientation: 'vertical' } });

/** Controlled: your value decides what is checked. */
export const Controlled = meta.story({
  render: function Render(args) {
    const [value, setValue] = useState(['web']);
    return (
      <>
        <CheckboxGroup {...args} value={value} onValueChange={setValue} />
        <output>{value.join(', ')}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Television' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('web, tv');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Web' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^tv$/);
  },
});

/** The group is described by its error, then by its hint. The first box has the `id`, and all ids are different. */
export const WithError = meta.story({
  name: 'Error',
  args: { id: 'screens', hint: 'Choose all that apply.', error: 'Choose one at least', required: true },
  play: async ({ canvas, canvasElement }) => {
    const group = canvas.getByRole('group', { name: 'Where will it run? (required)' });
    await expect(group).toHaveAttribute('aria-describedby', 'screens-error screens-hint');
    await expect(group).toHaveAccessibleDescription('Error: Choose one at least Choose all that apply.');
    const [first] = canvas.getAllByRole('checkbox');
    await expect(first).toHaveAttribute('id', 'screens');
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
        <CheckboxGroup {...args} error={error} />
        <Button onClick={() => setError('Choose one at least')}>Check</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Check' });
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(canvas.getByText('Choose one at least')).toBeVisible();
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
});

export const DisabledOption = meta.story({
  args: { options: [...options, { value: 'car', label: 'Car', disabled: true }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Car' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox', { name: 'Web' })).toBeEnabled();
  },
});

export const Empty = meta.story({ args: { options: [] } });

export const One = meta.story({ args: { options: options.slice(0, 1) } });

export const Many = meta.story({
  args: {
    orientation: 'horizontal',
    options: Array.from({ length: 24 }, (_, index) => ({ value: `${index}`, label: `Region ${index + 1}` })),
  },
  play: async ({ canvasElement }) => expectNoOverflow(partOf(canvasElement, 'checkbox-group')),
});

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: (args) => (
    <BothThemes>
      {(ground) =>
        withHeld<typeof CheckboxGroup>(
          {
            rest: { defaultValue: ['web'], hint: 'Choose all that apply.' },
            error: { error: 'Choose one at least' },
            disabled: { defaultValue: ['tv'], disabled: true },
          },
          { defaultValue: ['web'] },
        ).map(([name, props]) => (
          <State key={name} name={name}>
            <CheckboxGroup {...args} name={`${name}-${ground}`} {...props} />
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
      'Auf welchen Bildschirmen, die Ihre Kundschaft zu Hause oder unterwegs benutzt, muss die erste App laufen?',
    hint: 'Wählen Sie alle, die zur ersten Version gehören; die übrigen können in jeder späteren folgen.',
    error: 'Wählen Sie mindestens einen dieser Bildschirme, oder schreiben Sie uns, welcher Ihnen fehlt',
    errorPrefix: germanLabels.field.errorPrefix,
    options: [
      {
        value: 'a',
        label: longWords.unbroken,
        hint: 'Bildschirme an Bord, an den Anlegestellen und in den Büros der Gesellschaft, auch ältere',
      },
      { value: 'b', label: 'Fernseher' },
    ],
  },
});

export const LargeText = meta.story({
  args: { hint: 'Choose all that apply.' },
  globals: { textSize: 'double', viewport: { value: 'phone' } },
});

export const RTL = meta.story({
  ...inArabic,
  args: {
    label: arabic.choices.plan,
    hint: arabic.choices.planHint,
    options: arabic.choices.options,
    defaultValue: ['team'],
  },
  play: async ({ canvas, canvasElement }) => {
    const [first] = canvas.getAllByRole('checkbox');
    await expect(first?.getBoundingClientRect().right).toBe(
      partOf(canvasElement, 'checkbox-group').getBoundingClientRect().right,
    );
  },
});
