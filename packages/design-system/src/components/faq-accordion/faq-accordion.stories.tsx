import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { BothThemes, Narrow } from '../../../test/canvas.js';
import { expectConformance } from '../../../test/conformance.js';
import { expectHydration } from '../../../test/hydration.js';
import { FaqAccordion } from './faq-accordion.js';
import { FaqItem } from './faq-item.js';
import { faqStructuredData } from './faq-structured-data.js';

const entries = [
  {
    id: 'setup',
    question: 'Do you help with the first integrations and the setup?',
    answer: 'Yes. An onboarding specialist works with your team until the first integrations run.',
  },
  {
    id: 'vendors',
    question: 'Does the platform work with more than one vendor?',
    answer: 'Yes. Apps, agents and data flows of several vendors run side by side.',
  },
  {
    id: 'ownership',
    question: 'Who owns the data?',
    answer: 'You do. All of your data stays yours.',
  },
] as const;

const longAnswer = Array.from(
  { length: 8 },
  () => 'Yes. The platform can be deployed in your own cloud account, in a region that you choose.',
).join(' ');

const items = entries.map(({ id, question, answer }) => (
  <FaqItem key={id} value={id} question={question}>
    <p className="canvas-text">{answer}</p>
  </FaqItem>
));

/** The parts of the item with this question, looked up anew at each call. */
function part(root: HTMLElement, value: string, slot: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[data-value="${value}"] [data-slot="${slot}"]`);
  if (!found) throw new Error(`No ${slot} in the item "${value}".`);
  return found;
}

/**
 * Answers that a reader can see: `checkVisibility` knows of content-visibility, the queries by role do not.
 */
function shownAnswers(root: HTMLElement): Element[] {
  return [...root.querySelectorAll('[role="region"]')].filter((answer) => answer.checkVisibility());
}

const meta = preview.meta({
  title: 'Components/FaqAccordion',
  component: FaqAccordion,
  subcomponents: { FaqItem },
  args: { children: items, onValueChange: fn() },
});

/** One answer is open at a time, and pressing the open one closes it (Specification 4). */
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

/** Every part keeps the package's contract, and the server's HTML is what the browser renders first. */
export const Contract = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const Item = (props: Partial<ComponentProps<typeof FaqItem>>) => (
      <FaqAccordion>
        <FaqItem {...props} value="probe" question="Probe">
          Answer
        </FaqItem>
      </FaqAccordion>
    );
    await expectConformance(<FaqAccordion>{items}</FaqAccordion>, 'faq-accordion');
    await expectConformance(<Item />, 'faq-item');
    const html = await expectHydration(<FaqAccordion defaultValue="vendors">{items}</FaqAccordion>);
    for (const { question, answer } of entries) {
      await expect(html).toContain(question);
      await expect(html).toContain(answer);
    }
    await expect(html).not.toMatch(/\shidden/);
  },
});

/** Enter and Space toggle, Tab goes on, and arrow keys are left to the page. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{End}');
    await expect(first).toHaveFocus();
    await userEvent.tab();
    await expect(second).toHaveFocus();
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

/** The state is the host's: an answer opens only when the host says so. */
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

export const HeadingLevel = meta.story({
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
});

/** At most 8rem high (Specification 9). Only an answer that overflows can be focused and scrolled by keys. */
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

/** A search in the page opens the answer that holds the match, at once and without motion. */
export const FoundBySearch = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const panel = part(canvasElement, 'ownership', 'faq-panel');
    await expect(panel).toHaveAttribute('hidden', 'until-found');
    panel.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await expect(panel).not.toHaveAttribute('hidden');
    await expect(canvas.getByRole('button', { name: entries[2].question })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(getComputedStyle(panel).transitionProperty).toBe('none');
  },
});

/** A link to an item, or to anything inside a closed answer, opens it. */
export const OpenedByLink = meta.story({
  render: (args) => (
    <FaqAccordion {...args}>
      <FaqItem value="cloud" question="Can it run in our own cloud?" id="faq-cloud">
        Yes, in a region that you choose.
      </FaqItem>
      <FaqItem value="premises" question="Can it run on our premises?">
        Yes. <strong id="faq-hardware">Hardware</strong> is listed in the deployment guide.
      </FaqItem>
    </FaqAccordion>
  ),
  play: async ({ canvas }) => {
    const [cloud, premises] = canvas.getAllByRole('button');
    try {
      window.location.hash = 'faq-hardware';
      await waitFor(() => expect(premises).toHaveAttribute('aria-expanded', 'true'));
      window.location.hash = 'faq-cloud';
      await waitFor(() => expect(cloud).toHaveAttribute('aria-expanded', 'true'));
      await expect(premises).toHaveAttribute('aria-expanded', 'false');
    } finally {
      window.history.replaceState(null, '', window.location.pathname + window.location.search);
    }
  },
});

/** The same list gives the page its text and machines their data. */
export const StructuredData = meta.story({
  play: async ({ canvasElement }) => {
    const data = faqStructuredData(entries);
    await expect(data['@type']).toBe('FAQPage');
    for (const { name, acceptedAnswer } of data.mainEntity) {
      await expect(canvasElement).toHaveTextContent(name);
      await expect(canvasElement).toHaveTextContent(acceptedAnswer.text);
    }
  },
});

export const States = meta.story({
  // The same answers stand open on both grounds, so two landmarks share a name here.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <BothThemes>
      <FaqAccordion defaultValue="vendors">
        {items}
        <FaqItem value="cloud" question="Can it run in our own cloud?">
          {longAnswer}
        </FaqItem>
      </FaqAccordion>
      <FaqAccordion defaultValue="cloud">
        <FaqItem value="cloud" question="Can it run in our own cloud?">
          {longAnswer}
        </FaqItem>
      </FaqAccordion>
    </BothThemes>
  ),
});

export const LongContent = meta.story({
  render: () => (
    <Narrow>
      <FaqAccordion defaultValue="long">
        <FaqItem
          value="long"
          question="Which of the integrations and onboarding services are included from the first day?"
        >
          Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft. {longAnswer}
        </FaqItem>
        {items}
      </FaqAccordion>
    </Narrow>
  ),
  play: async ({ canvasElement }) => {
    const root = canvasElement.querySelector('[data-slot="faq-accordion"]');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
  },
});

/** The mark stands at the end of the line, wherever that is, and the thread runs from its start. */
export const RTL = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultValue: 'setup' },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: entries[0].question }).getBoundingClientRect();
    const mark = part(canvasElement, 'setup', 'faq-mark').getBoundingClientRect();
    await expect(mark.left).toBeCloseTo(button.left, 0);
  },
});
