import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import { playIf } from '#storybook/play-if.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, State } from '../../../test/canvas.js';
import { disabledItem, items, shownContent } from '../../../test/examples/accordion.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { longWords } from '../../../test/examples/long-words.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { Button } from '../button/index.js';
import { Stack } from '../stack/index.js';
import { Accordion, AccordionItem } from './accordion.js';

const meta = preview.meta({
  title: 'Components/Accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  args: { children: items, onValueChange: fn() },
});

/** One item is open at a time. Its title is a button in a heading, and its content a region of that name. */
export const Default = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [plan, limits] = canvas.getAllByRole('button');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(shownContent(canvasElement)).toEqual([]);
    await userEvent.click(plan as HTMLElement);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['plan']);
    const region = canvas.getByRole('region', { name: 'What each plan includes' });
    await expect(plan).toHaveAttribute('aria-controls', region.id);
    await userEvent.click(limits as HTMLElement);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['limits']);
    await expect(plan).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(shownContent(canvasElement)).toEqual(['limits']));
    await userEvent.click(limits as HTMLElement);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(shownContent(canvasElement)).toEqual([]));
  },
});

/** Several are open at once. Their content is grouped, not a landmark each. */
export const Multiple = meta.story({
  args: { multiple: true, defaultValue: ['plan', 'contract'] },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [plan, limits] = canvas.getAllByRole('button');
    await expect(shownContent(canvasElement)).toEqual(['plan', 'contract']);
    await userEvent.click(limits as HTMLElement);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['plan', 'contract', 'limits']);
    await userEvent.click(plan as HTMLElement);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['contract', 'limits']);
    await waitFor(() => expect(shownContent(canvasElement)).toEqual(['limits', 'contract']));
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Limits' })).toBeVisible();
  },
});

/** A disabled item is announced as disabled and cannot be opened, and Tab skips it. */
export const Disabled = meta.story({
  args: { children: [disabledItem, ...items] },
  play: async ({ args, canvas, userEvent }) => {
    const [enterprise, plan] = canvas.getAllByRole('button');
    await expect(enterprise).toBeDisabled();
    await userEvent.click(enterprise as HTMLElement);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(plan).toHaveFocus();
  },
});

/** Controlled: the items that `value` names are open, here all or none. */
export const Controlled = meta.story({
  args: { multiple: true },
  render: function Render({ onValueChange, ...args }) {
    const [value, setValue] = useState<string[]>(['plan']);
    return (
      <div className="canvas-form">
        <div>
          <Button onClick={() => setValue(['plan', 'limits', 'contract'])}>Open all</Button>
        </div>
        <Accordion
          {...args}
          value={value}
          onValueChange={(next) => {
            onValueChange?.(next);
            if (next.length < 3) setValue(next);
          }}
        />
      </div>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [all, plan, limits, contract] = canvas.getAllByRole('button');
    await userEvent.click(all as HTMLElement);
    await waitFor(() => expect(shownContent(canvasElement)).toEqual(['plan', 'limits', 'contract']));
    await userEvent.click(plan as HTMLElement);
    await userEvent.click(plan as HTMLElement);
    await expect(plan, 'the caller refuses the third').toHaveAttribute('aria-expanded', 'false');
    await expect([limits, contract].map((each) => each?.ariaExpanded)).toEqual(['true', 'true']);
  },
});

/** Content of any kind is shown as high as it is; a focus ring at its edge is whole. */
export const AnyContent = meta.story({
  args: {
    defaultValue: ['tall'],
    children: [
      <AccordionItem key="tall" value="tall" title="Everything that is in the box">
        <Stack gap={4}>
          <ol className="canvas-text">
            {Array.from({ length: 30 }, (_, index) => (
              <li key={index}>Part {index + 1}</li>
            ))}
          </ol>
          <Button fullWidth>Order it</Button>
        </Stack>
      </AccordionItem>,
      ...items,
    ],
  },
  play: playIf({ motion: true }, async ({ canvasElement, canvas, userEvent }) => {
    const [tall] = canvasElement.querySelectorAll<HTMLElement>('[data-slot="accordion-content"]');
    await expect(tall?.scrollHeight).toBe(tall?.clientHeight);
    await expect(tall?.clientHeight).toBeGreaterThan(600);
    const clip = tall?.parentElement as HTMLElement;
    await waitFor(() => expect(getComputedStyle(clip).overflowY).toBe('visible'));
    await userEvent.click(canvas.getByRole('button', { name: 'Everything that is in the box' }));
    await expect(getComputedStyle(clip).overflowY, 'cut off while it closes').toBe('clip');
  }),
});

/** A single item. */
export const One = meta.story({ args: { children: items[0], defaultValue: ['plan'] } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { multiple: true, defaultValue: ['plan', 'limits'], children: [...items, disabledItem] },
});

/** Titles in each state. */
export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes>
      {(ground) =>
        ['rest', ...HELD, 'open', 'disabled'].map((state) => (
          <State key={state} name={state}>
            <Accordion defaultValue={state === 'open' ? ['one'] : []}>
              <AccordionItem
                value="one"
                title={`Limits (${state}, ${ground})`}
                disabled={state === 'disabled'}
              >
                Ten apps in the first plan.
              </AccordionItem>
            </Accordion>
          </State>
        ))
      }
    </BothThemes>
  ),
});

/** Long words break at 320 px. */
export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <Accordion multiple defaultValue={['german', 'unbroken']}>
      <AccordionItem value="german" title={longWords.german}>
        {longWords.german}
      </AccordionItem>
      <AccordionItem value="unbroken" title={longWords.unbroken}>
        {longWords.unbroken}
      </AccordionItem>
    </Accordion>
  ),
});

/** The mark is at the end of the line. */
export const RTL = meta.story({
  ...inArabic,
  args: {
    defaultValue: [arabic.questions[0].question],
    children: arabic.questions.map(({ question, answer }) => (
      <AccordionItem key={question} value={question} title={question}>
        {answer}
      </AccordionItem>
    )),
  },
  play: async ({ canvas, canvasElement }) => {
    const [button] = canvas.getAllByRole('button');
    const mark = canvasElement.querySelector('[data-slot="accordion-mark"]');
    await expect(mark?.getBoundingClientRect().left).toBeCloseTo(
      button?.getBoundingClientRect().left ?? Number.NaN,
      0,
    );
  },
});
