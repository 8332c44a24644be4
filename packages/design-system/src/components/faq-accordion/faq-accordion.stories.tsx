import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { everyLook } from '#storybook/modes.ts';
import preview from '#storybook/preview.ts';
import { BothThemes, HELD, heldStates, State } from '../../../test/canvas.js';
import { arabic, inArabic } from '../../../test/examples/arabic.js';
import { entries, items, longAnswer, part, shownAnswers } from '../../../test/examples/faq-accordion.js';
import { longWords } from '../../../test/examples/long-words.js';
import { inGermanNarrow } from '../../../test/in-german-narrow.js';
import { FaqAccordion } from './faq-accordion.js';
import { FaqItem } from './faq-item.js';

const meta = preview.meta({
  title: 'Components/FaqAccordion',
  component: FaqAccordion,
  subcomponents: { FaqItem },
  args: { children: items, onValueChange: fn() },
});

/**
 * At most one answer is open, and a press on the open question closes it. WAI-ARIA APG, Accordion: a button in a
 * heading, and a region named by it; the open question is never disabled.
 */
export const Default = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const setup = canvas.getByRole('button', { name: entries[0].question });
    const vendors = canvas.getByRole('button', { name: entries[1].question });
    const answer = part(canvasElement, 'setup', 'faq-answer');

    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    await expect(setup).toHaveAttribute('aria-expanded', 'false');
    await expect(setup).toHaveAttribute('aria-controls', answer.id);
    await expect(shownAnswers(canvasElement)).toEqual([]);

    await userEvent.click(setup);
    await expect(setup).toHaveAttribute('aria-expanded', 'true');
    await expect(setup, 'an open item is never disabled').toBeEnabled();
    await expect(setup).not.toHaveAttribute('aria-disabled');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('setup');
    await expect(canvas.getByRole('region', { name: entries[0].question })).toBe(answer);
    await waitFor(() => expect(shownAnswers(canvasElement)).toEqual([answer]));

    await userEvent.click(vendors);
    await expect(setup).toHaveAttribute('aria-expanded', 'false');
    await expect(vendors).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(shownAnswers(canvasElement)).toHaveLength(1));

    await userEvent.click(vendors);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await waitFor(() => expect(shownAnswers(canvasElement)).toEqual([]));
  },
});

export const DefaultOpen = meta.story({
  args: { defaultValue: 'ownership' },
  play: async ({ canvasElement }) => {
    await expect(part(canvasElement, 'ownership', 'faq-panel')).not.toHaveAttribute('hidden');
    await expect(part(canvasElement, 'setup', 'faq-panel')).toHaveAttribute('hidden', 'until-found');
    await expect(canvasElement).toHaveTextContent(entries[0].answer);
  },
});

/** Controlled: an answer opens only when the caller sets `value`. */
export const Controlled = meta.story({
  render: function Render({ onValueChange, ...args }) {
    const [value, setValue] = useState('setup');
    return (
      <FaqAccordion
        {...args}
        value={value}
        onValueChange={(next) => {
          onValueChange?.(next);
          if (next !== '') setValue(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const setup = canvas.getByRole('button', { name: entries[0].question });
    await userEvent.click(setup);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(setup).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: entries[1].question }));
    await expect(setup).toHaveAttribute('aria-expanded', 'false');
  },
});

/** At most 8rem high. Only an answer that overflows is focusable and scrollable by keyboard. */
export const ScrollingAnswer = meta.story({
  args: {
    defaultValue: 'cloud',
    children: [
      <FaqItem key="cloud" value="cloud" question="Can it run in our own cloud?">
        {longAnswer}
      </FaqItem>,
      ...items,
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const answer = canvas.getByRole('region', { name: 'Can it run in our own cloud?' });
    await waitFor(() => expect(answer).toHaveAttribute('tabindex', '0'));
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(answer.offsetHeight).toBe(8 * rem);
    await userEvent.tab();
    await userEvent.tab();
    await expect(answer).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: entries[0].question }));
    await expect(part(canvasElement, 'setup', 'faq-answer')).not.toHaveAttribute('tabindex');
  },
});

/** A single question. */
export const One = meta.story({ args: { children: items[0], defaultValue: 'setup' } });

/** Six questions. */
export const Many = meta.story({
  args: {
    children: Array.from({ length: 6 }, (_, index) => (
      <FaqItem
        key={`question ${index + 1}`}
        value={`${index + 1}`}
        question={`${index + 1}. ${entries[0].question}`}
      >
        {entries[0].answer}
      </FaqItem>
    )),
  },
});

/** Without questions only two hairlines remain: leave the accordion out. */
export const Empty = meta.story({ args: { children: [] } });

/** One question in each state, and one whose answer scrolls. */
export const States = meta.story({
  parameters: { ...everyLook, ...heldStates },
  render: () => (
    <BothThemes>
      {(ground) =>
        ['rest', ...HELD, 'open', 'open, scrolls'].map((state) => (
          <State key={state} name={state}>
            <FaqAccordion defaultValue={state.startsWith('open') ? 'one' : ''}>
              <FaqItem value="one" question={`Can it run in our own cloud? (${state}, ${ground})`}>
                {state.endsWith('scrolls') ? longAnswer : entries[1].answer}
              </FaqItem>
            </FaqAccordion>
          </State>
        ))
      }
    </BothThemes>
  ),
});

const germanAnswer =
  'Ja. Die Plattform läuft auch in Ihrem eigenen Cloud-Konto, in einer Region, die Sie wählen. '.repeat(8);

/** Long words break at 320 px; Arabic words stay whole. */
export const LongContent = meta.story({
  ...inGermanNarrow,
  render: () => (
    <FaqAccordion defaultValue="unbroken">
      <FaqItem value="german" question={longWords.german}>
        {longWords.german}
      </FaqItem>
      <FaqItem value="unbroken" question={longWords.unbroken}>
        {longWords.unbroken} {germanAnswer}
      </FaqItem>
      <FaqItem value="arabic" question={<bdi lang="ar">{longWords.arabic}</bdi>}>
        <p className="canvas-text" lang="ar" dir="rtl">
          {longWords.arabic}
        </p>
      </FaqItem>
    </FaqAccordion>
  ),
});

/** The mark is at the end of the line. */
export const RTL = meta.story({
  ...inArabic,
  args: {
    defaultValue: arabic.questions[0].question,
    children: arabic.questions.map(({ question, answer }) => (
      <FaqItem key={question} value={question} question={question}>
        {answer}
      </FaqItem>
    )),
  },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: arabic.questions[0].question }).getBoundingClientRect();
    const mark = part(canvasElement, arabic.questions[0].question, 'faq-mark').getBoundingClientRect();
    await expect(mark.left).toBeCloseTo(button.left, 0);
  },
});
