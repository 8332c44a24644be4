import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { exampleSource } from '#storybook/example-source.ts';
import { isRtl } from '#storybook/logical-box.ts';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, heldStates, State, withHeld } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { germanLabels } from '../../../test/examples/german.js';
import { Interests } from '../../../test/examples/interests.js';
import interests from '../../../test/examples/interests.tsx?raw';
import { expectFieldContract } from '../../../test/fields.js';
import { expectHydration } from '../../../test/hydration.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { partOf } from '../../../test/part.js';
import { Button } from '../button/index.js';
import { Link } from '../link/index.js';
import { Checkbox } from './checkbox.js';

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Send me the report', name: 'report' },
});

export const Default = meta.story({
  args: { onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send me the report' });
    await userEvent.click(canvas.getByText('Send me the report'));
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(box).not.toHaveAttribute('aria-describedby');
    const html = await expectHydration(
      <Checkbox label="Terms" hint="Two pages" error="Accept the terms" required indeterminate={false} />,
    );
    await expect(html).toMatch(/<input[^>]+type="checkbox"/);
  },
});

/** The whole row is a target, 44 px high: box, label and what is between them. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: playIf({ screen: 'own' }, async ({ canvas, canvasElement }) => {
    const row = partOf(canvasElement, 'checkbox-choice').getBoundingClientRect();
    const box = canvas.getByRole('checkbox');
    const { left, right } = box.getBoundingClientRect();
    const [start, afterEnd] = isRtl() ? [right - 1, left - 1] : [left + 1, right + 1];
    await expect(row.height).toBeGreaterThanOrEqual(44);
    const label = canvas.getByText('Send me the report');
    for (const [x, y] of [
      [start, row.top + 1],
      [start, row.bottom - 1],
    ] as const) {
      await expect(document.elementFromPoint(x, y)).toBe(box);
    }
    await expect(document.elementFromPoint(afterEnd, row.top + 1)).toBe(label);
  }),
});

export const LargeText = meta.story({
  args: { hint: 'Once a month, and never to others' },
  globals: { textSize: 'double', viewport: { value: 'phone' } },
});

/** The error comes first in the description, then the hint, then your own. */
export const WithError = meta.story({
  name: 'Error',
  args: {
    id: 'terms',
    label: 'I accept the terms',
    required: true,
    hint: 'Two pages',
    error: 'Accept the terms',
  },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms (required)' });
    await expect(box).toBeRequired();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAttribute('aria-describedby', 'terms-error terms-hint');
    await expect(box).toHaveAccessibleDescription('Error: Accept the terms Two pages');
    await expect(getComputedStyle(box).borderTopWidth).toBe('2px');
    await expectFieldContract(Checkbox);
  },
});

/** A link in the label has its own place in the Tab order; the text around it presses the box. */
export const LinkInLabel = meta.story({
  render: (args) => (
    <Checkbox
      {...args}
      label={
        <>
          I accept the <Link href="#terms">terms of use</Link>
        </>
      }
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I accept the terms of use' });
    await userEvent.click(canvas.getByText('I accept the'));
    await expect(box).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'terms of use' })).toHaveFocus();
  },
});

/** Represents the choices below it: checked with all of them, indeterminate with some. */
export const Indeterminate = meta.story({
  args: { label: 'All news', indeterminate: true },
  parameters: exampleSource(interests),
  render: () => <Interests />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'All news' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(all).toBeChecked();
    await expect(all.indeterminate).toBe(false);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Events' }));
    await expect(all).toBePartiallyChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Releases' }));
    await expect(all).not.toBeChecked();
    await expect(all.indeterminate).toBe(false);
  },
});

/** Indeterminate until you remove it: a press alone does not. */
export const StaysIndeterminate = meta.story({
  args: { indeterminate: true },
  render: function Render(args) {
    const [presses, setPresses] = useState(0);
    return (
      <>
        <Checkbox {...args} onChange={() => setPresses(presses + 1)} />
        <output>{presses}</output>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole<HTMLInputElement>('checkbox');
    await userEvent.click(box);
    await expect(canvas.getByRole('status')).toHaveTextContent('1');
    await expect(box.indeterminate).toBe(true);
  },
});

/** A form submits its value, and resets it to what was checked at first. */
export const InAForm = meta.story({
  args: { defaultChecked: true, value: 'yes' },
  render: (args) => (
    <form aria-label="Report">
      <Checkbox {...args} />
      <Button type="reset">Clear</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    const box = canvas.getByRole('checkbox');
    await expect(new FormData(form).get('report')).toBe('yes');
    await userEvent.click(box);
    await expect(new FormData(form).get('report')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(box).toBeChecked();
  },
});

export const Disabled = meta.story({
  args: { disabled: true, onChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Send me the report'));
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes>
      {withHeld<typeof Checkbox>({
        rest: {},
        required: { required: true },
        error: { error: 'Accept the terms' },
        disabled: { disabled: true },
      }).map(([name, props]) => (
        <State key={name} name={name}>
          <Checkbox label="I accept the terms" reserveErrorSpace={false} {...props} />
          <Checkbox label="Monthly news" defaultChecked reserveErrorSpace={false} {...props} />
          <Checkbox label="All screens" indeterminate reserveErrorSpace={false} {...props} />
        </State>
      ))}
    </BothThemes>
  ),
});

/** The box stays beside the first line. */
export const LongContent = meta.story({
  ...inGermanNarrow,
  args: {
    label:
      'Ich stimme den Bedingungen, der Datenschutzerklärung und der Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsordnung zu',
    hint: 'Zuletzt geändert im Frühjahr; alle Änderungen seit der ersten Fassung stehen auf der letzten Seite.',
    error: 'Stimmen Sie zu, um fortzufahren, oder schreiben Sie uns, womit Sie nicht einverstanden sind',
    required: true,
    ...germanLabels.field,
  },
  play: async ({ canvas, canvasElement }) => {
    await inGermanNarrow.play({ canvasElement });
    const box = canvas.getByRole('checkbox').getBoundingClientRect();
    const row = partOf(canvasElement, 'checkbox-choice').getBoundingClientRect();
    await expect(box.bottom).toBeLessThan(row.top + 44);
    await expect(row.height).toBeGreaterThan(88);
  },
});

/** The box is at the right; its tick is not mirrored. */
export const RTL = meta.story({
  ...inArabic,
  args: {
    label: arabic.choices.terms,
    hint: arabic.choices.termsHint,
    error: arabic.choices.termsMissing,
    errorPrefix: arabic.form.errorPrefix,
    defaultChecked: true,
  },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('checkbox').getBoundingClientRect();
    await expect(box.right).toBe(partOf(canvasElement, 'checkbox').getBoundingClientRect().right);
    await expect(box.left).toBeGreaterThanOrEqual(
      partOf(canvasElement, 'checkbox-label').getBoundingClientRect().right,
    );
  },
});
