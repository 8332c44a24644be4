import type { MouseEvent } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { entries, longAnswer } from '../../../test/examples/faq-accordion.js';
import { hydrate, mount } from '../../../test/mount.js';
import { mouse } from '../../../test/pointer.js';
import { serverHtml } from '../../../test/server.js';
import { FaqAccordion } from './faq-accordion.js';
import { FaqItem } from './faq-item.js';

const question = 'Can it run in our own cloud?';

async function questions(defaultValue?: string): Promise<HTMLElement> {
  const host = mount(
    <FaqAccordion defaultValue={defaultValue}>
      <FaqItem value="cloud" question={question}>
        {longAnswer} {longAnswer}
      </FaqItem>
      <FaqItem value="setup" question={entries[0].question}>
        <a href="#setup">The guide</a>
      </FaqItem>
    </FaqAccordion>,
  );
  await expect.element(page.getByRole('button', { name: question })).toBeVisible();
  host.style.paddingBlockEnd = '3000px';
  return host;
}

test('arrow keys scroll the page and leave the focus on the question', async () => {
  await questions();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).toBe(question);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.poll(() => document.documentElement.scrollTop).toBeGreaterThan(0);
  expect(document.activeElement?.textContent).toBe(question);
});

test('an answer that overflows is in the Tab order, and arrow keys scroll it', async () => {
  await questions('cloud');
  const answer = page.getByRole('region', { name: question });
  await expect.element(answer).toHaveAttribute('tabindex', '0');
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(answer).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => answer.element().scrollTop).toBeGreaterThan(0);
});

test('Tab skips the content of a closed answer', async () => {
  await questions();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: entries[0].question })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent).not.toBe('The guide');
});

describe('a link to a question opens it and scrolls to it, as often as it is pressed, where', () => {
  const target = new URL(window.location.href);
  target.hash = 'faq-cloud';
  beforeEach(() => {
    const silence = new AbortController();
    // Not every browser fires an event for a link to the current fragment.
    const options = { capture: true, signal: silence.signal };
    window.addEventListener('popstate', (event) => event.stopImmediatePropagation(), options);
    return () => {
      silence.abort();
      window.history.replaceState(null, '', window.location.pathname + window.location.search);
    };
  });

  test.each([
    ['the browser follows the link', undefined],
    [
      'a router writes the address',
      (event: MouseEvent<HTMLAnchorElement>) => {
        event.preventDefault();
        window.history.pushState(null, '', target);
      },
    ],
  ])('%s', async (_, onClick) => {
    mount(
      <>
        <a href={target.href} onClick={onClick}>
          Your own cloud
        </a>
        <p style={{ height: '2000px' }}>The page.</p>
        <FaqAccordion>
          <FaqItem value="cloud" question={question} id="faq-cloud">
            Yes, in a region that you choose.
          </FaqItem>
        </FaqAccordion>
        <p style={{ height: '2000px' }}>The page.</p>
      </>,
    );
    const button = page.getByRole('button', { name: question });
    for (const press of ['first press', 'second press']) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      await userEvent.click(page.getByRole('link', { name: 'Your own cloud' }));
      await expect.element(button, { message: press }).toHaveAttribute('aria-expanded', 'true');
      const place = () => document.querySelector('#faq-cloud')?.getBoundingClientRect().top;
      await expect.poll(place, { message: press }).toBe(0);
      expect(window.location.href).toBe(target.href);
      await userEvent.click(button);
      await expect.element(button).toHaveAttribute('aria-expanded', 'false');
    }
  });
});

test('a question that a link opened before hydration stays open and in place', async () => {
  const list = (
    <FaqAccordion>
      <FaqItem value="cloud" question={question} id="faq-cloud">
        {longAnswer}
      </FaqItem>
    </FaqAccordion>
  );
  const host = serverHtml(list, document.body);
  host.style.paddingBlock = '2000px';
  const place = () => document.querySelector('#faq-cloud')?.getBoundingClientRect().top;
  onTestFinished(() =>
    window.history.replaceState(null, '', window.location.pathname + window.location.search),
  );
  window.location.hash = 'faq-cloud';
  await expect.poll(() => host.querySelector('details')?.open).toBe(true);
  await expect.poll(place).toBe(0);
  hydrate(host, list);
  const button = page.getByRole('button', { name: question });
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  expect(host.querySelector('[data-slot="faq-item"]')).toHaveAttribute('id', 'faq-cloud');
  expect(place()).toBe(0);
});

test('a press during hydration still toggles its question', async () => {
  const list = (
    <FaqAccordion>
      <FaqItem value="cloud" question={question}>
        {longAnswer}
      </FaqItem>
    </FaqAccordion>
  );
  const host = serverHtml(list, document.body);
  const summary = host.querySelector('summary') as HTMLElement;
  await mouse('mousePressed', summary);
  hydrate(host, list);
  await expect.poll(() => Object.keys(summary).some((key) => key.startsWith('__react'))).toBe(true);
  await mouse('mouseReleased', summary);
  const button = page.getByRole('button', { name: question });
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(button).toHaveFocus();
});

test('an answer opens where nothing is laid out, as in jsdom', async () => {
  vi.stubGlobal('ResizeObserver', undefined);
  const { scrollIntoView } = Element.prototype;
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  window.location.hash = 'faq-cloud';
  try {
    mount(
      <FaqAccordion>
        <FaqItem value="cloud" question={question} id="faq-cloud">
          Yes, in a region that you choose.
        </FaqItem>
      </FaqAccordion>,
    );
    await expect.element(page.getByRole('region', { name: question })).toBeVisible();
  } finally {
    Element.prototype.scrollIntoView = scrollIntoView;
    vi.unstubAllGlobals();
    window.history.replaceState(null, '', window.location.pathname + window.location.search);
  }
});
