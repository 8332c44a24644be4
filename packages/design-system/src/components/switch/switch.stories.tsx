import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, heldStates, State, withHeld } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { germanLabels } from '../../../test/examples/german.js';
import { expectFieldContract } from '../../../test/fields.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { partOf } from '../../../test/part.js';
import { Switch } from './switch.js';

const meta = preview.meta({
  title: 'Components/Switch',
  component: Switch,
  args: { label: 'Monthly news', name: 'news' },
  // Without this the table would show the description and default of the interface that this one extends.
  argTypes: {
    reserveErrorSpace: {
      description: 'Reserves one line below the switch for the error, so that an error shifts no layout.',
      table: { defaultValue: { summary: 'false' } },
    },
  },
});

export const Default = meta.story({
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('switch', { name: 'Monthly news' });
    await expect(button).not.toBeChecked();
    await expect(button).not.toHaveAttribute('aria-checked');
    await userEvent.click(canvas.getByText('Monthly news'));
    await expect(button).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(button).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
});

/** The whole row is a target, 44 px high. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    const row = partOf(canvasElement, 'switch-choice').getBoundingClientRect();
    const button = canvas.getByRole('switch');
    await expect(row.height).toBeGreaterThanOrEqual(44);
    const { left } = button.getBoundingClientRect();
    for (const y of [row.top + 1, row.bottom - 1]) {
      await expect(document.elementFromPoint(left + 1, y)).toBe(button);
    }
  }),
});

export const On = meta.story({
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});

/** Controlled: the setting decides, here one that is refused. */
export const Controlled = meta.story({
  parameters: { shows: 'end' },
  render: function Render(args) {
    const [error, setError] = useState<string>();
    return (
      <Switch
        {...args}
        checked={false}
        error={error}
        onChange={() => setError('This was not saved, try again')}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('switch');
    await userEvent.click(button);
    await expect(button).not.toBeChecked();
    await expect(button).toHaveAccessibleDescription('Error: This was not saved, try again');
    await expect(button).toHaveAttribute('aria-invalid', 'true');
    await expectFieldContract((props) => <Switch {...props} reserveErrorSpace />);
  },
});

/** A setting that was refused: the switch is where it was, with the reason. */
export const Refused = meta.story({
  args: { checked: false, error: 'This was not saved, try again', onChange: fn() },
});

/** With reduced motion the thumb does not slide. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('switch');
    await userEvent.click(button);
    await expect(button.getAnimations({ subtree: true })).toEqual([]);
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Monthly news'));
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
});

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes>
      {withHeld<typeof Switch>({
        rest: {},
        error: { error: 'This was not saved, try again' },
        disabled: { disabled: true },
      }).map(([name, props]) => (
        <State key={name} name={name}>
          <Switch label="Monthly news" {...props} />
          <Switch label="Reports by email" defaultChecked hint="Each Monday" {...props} />
        </State>
      ))}
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    label:
      'Neuigkeiten über die Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
    hint: 'Einmal im Monat, und noch einmal, wenn vor dem Ende des Monats etwas zu entscheiden ist.',
    error:
      'Nicht gespeichert, weil die Verbindung abgebrochen ist; schalten Sie noch einmal um, sobald sie wieder da ist',
    errorPrefix: germanLabels.field.errorPrefix,
  },
});

export const LargeText = meta.story({
  args: { hint: 'On the first Monday', defaultChecked: true },
  globals: { textSize: 'double', viewport: { value: 'phone' } },
});

/** The switch is at the right, and on is at its left. */
export const RTL = meta.story({
  ...inArabic,
  args: { label: arabic.choices.news, defaultChecked: true },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('switch');
    await expect(button.getBoundingClientRect().right).toBe(
      partOf(canvasElement, 'switch').getBoundingClientRect().right,
    );
    const { marginLeft, marginRight } = getComputedStyle(button, '::before');
    await expect(Number.parseFloat(marginRight)).toBeGreaterThan(Number.parseFloat(marginLeft));
  },
});
