import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview.ts';
import { entries, items, part, shownAnswers } from '../../../test/examples/faq-accordion.js';
import { expectHydration } from '../../../test/hydration.js';
import { serverHtml } from '../../../test/server.js';
import { Link } from '../link/link.js';
import { Stack } from '../stack/stack.js';
import { FaqAccordion } from './faq-accordion.js';
import { FaqItem } from './faq-item.js';
import { faqStructuredData } from './faq-structured-data.js';

const meta = preview.meta({
  title: 'Behaviour/FaqAccordion',
  component: FaqAccordion,
  subcomponents: { FaqItem },
  args: { children: items, onValueChange: fn() },
});

/** Enter and Space toggle, Tab moves on, and arrow keys scroll the page. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    const kept = fn();
    window.addEventListener('keydown', kept);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Home}{End}');
    window.removeEventListener('keydown', kept);
    await expect(first).toHaveFocus();
    await expect(kept.mock.calls.map(([event]) => event.defaultPrevented)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
});

/** Find-in-page opens the answer with the match, instantly and without motion. */
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
    <Stack gap={6}>
      <p className="canvas-text">
        <Link href="#faq-cloud">Your own cloud</Link>
      </p>
      <FaqAccordion {...args}>
        <FaqItem value="cloud" question="Can it run in our own cloud?" id="faq-cloud">
          Yes, in a region that you choose.
        </FaqItem>
        <FaqItem value="premises" question="Can it run on our premises?">
          Yes. <strong id="faq-hardware">Hardware</strong> is listed in the deployment guide.
        </FaqItem>
      </FaqAccordion>
    </Stack>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [cloud, premises] = canvas.getAllByRole('button');
    try {
      const found = fn();
      canvasElement.addEventListener('beforematch', found, { capture: true, once: true });
      window.location.hash = 'faq-hardware';
      await waitFor(() => expect(premises).toHaveAttribute('aria-expanded', 'true'));
      await expect(found.mock.calls[0]?.[0].isTrusted, 'the browser itself found it').toBe(true);
      window.location.hash = 'faq-cloud';
      await waitFor(() => expect(cloud).toHaveAttribute('aria-expanded', 'true'));
      await expect(premises).toHaveAttribute('aria-expanded', 'false');

      // A router sets the address itself; the second time it does not change. A link that the browser follows would
      // leave the page of the tests.
      const link = canvas.getByRole<HTMLAnchorElement>('link');
      link.href = window.location.href;
      link.addEventListener('click', (event) => {
        event.preventDefault();
        window.history.pushState(null, '', link.href);
      });
      const close = () => userEvent.click(cloud as HTMLElement);
      const opens = () => waitFor(() => expect(cloud).toHaveAttribute('aria-expanded', 'true'));
      await close();
      window.history.replaceState(null, '', window.location.pathname + window.location.search);
      await userEvent.click(link);
      await opens();
      await close();
      await userEvent.click(link);
      await opens();
      await close();
      window.dispatchEvent(new PopStateEvent('popstate'));
      await opens();
      await expect(args.onValueChange).toHaveBeenCalledTimes(8);
    } finally {
      window.history.replaceState(null, '', window.location.pathname + window.location.search);
    }
  },
});

/** The server's HTML of an accordion, alone in the canvas. */
const served = (parent: Element) => serverHtml(<FaqAccordion headingLevel={2}>{items}</FaqAccordion>, parent);

function questions(host: HTMLElement): HTMLElement[] {
  return [...host.querySelectorAll<HTMLElement>('[data-slot="faq-trigger"]')];
}

/** Without script: `<details>` with every answer, of which the browser keeps one open. */
export const WithoutScript = meta.story({
  render: () => <div />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const host = served(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(entries.length);
    const [setup, vendors] = questions(host);
    const open = () => [...host.querySelectorAll('details[open]')].map((item) => item.textContent);
    await expect(open()).toEqual([]);
    await userEvent.click(setup as HTMLElement);
    await expect(open()).toEqual([entries[0].question + entries[0].answer]);
    await userEvent.click(vendors as HTMLElement);
    await expect(open()).toEqual([entries[1].question + entries[1].answer]);
    await userEvent.click(vendors as HTMLElement);
    await expect(open()).toEqual([]);

    const html = await expectHydration(<FaqAccordion defaultValue="vendors">{items}</FaqAccordion>);
    for (const { question, answer } of entries) {
      await expect(html).toContain(question);
      await expect(html).toContain(answer);
    }
    await expect(html).not.toMatch(/\shidden/);
    await expect(html.match(/<details/g)).toHaveLength(entries.length);
  },
});

/** The position of everything in an accordion, from its top. */
function places(host: HTMLElement): number[][] {
  const edge = host.getBoundingClientRect();
  const parts = host.querySelectorAll(
    '[data-slot="faq-question"], [data-slot="faq-mark"], [data-slot="faq-item"]',
  );
  return [...parts]
    .map((part) => part.getBoundingClientRect())
    .map(({ left, top, width, height }) => [left - edge.left, top - edge.top, width, height].map(Math.round));
}

/** Hydration keeps an opened answer and focus, and shifts nothing. */
export const TakenOver = meta.story({
  render: () => <div />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const host = served(canvasElement);
    await userEvent.click(questions(host)[2] as HTMLElement);
    await expect(questions(host)[2]).toHaveFocus();
    const before = places(host);
    const root = hydrateRoot(host, createElement(FaqAccordion, { headingLevel: 2, ...args }));
    await waitFor(() => expect(host.querySelector('details')).toBeNull());
    const button = canvas.getByRole('button', { name: entries[2].question });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('ownership');
    await expect(shownAnswers(canvasElement)).toEqual([part(canvasElement, 'ownership', 'faq-answer')]);
    await expect(places(host)).toEqual(before);
    flushSync(() => root.unmount());
  },
});

/** One list makes the visible text and the structured data. */
export const StructuredData = meta.story({
  play: async ({ canvasElement }) => {
    const data = faqStructuredData(entries);
    await expect(data['@type']).toBe('FAQPage');
    const shown = (slot: string) =>
      [...canvasElement.querySelectorAll(`[data-slot="${slot}"]`)].map((node) => node.textContent);
    await expect(data.mainEntity.map(({ name }) => name)).toEqual(shown('faq-question'));
    await expect(data.mainEntity.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(
      shown('faq-answer'),
    );
  },
});

export const HeadingLevel = meta.story({
  args: { headingLevel: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
});
