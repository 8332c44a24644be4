import { Suspense, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shownContent } from '../../../test/examples/accordion.js';
import { emulateMedia, emulatePrint } from '../../../test/media.js';
import { hydrate, mount } from '../../../test/mount.js';
import { serverHtml } from '../../../test/server.js';
import { hydrateStreamed } from '../../../test/stream.js';
import { Accordion, AccordionItem } from './accordion.js';

const accordion = (onValueChange?: () => void) => (
  <Accordion multiple onValueChange={onValueChange}>
    <AccordionItem value="terms" title="Terms, from March on" disabled>
      <p id="terms">Not yet</p>
    </AccordionItem>
    <AccordionItem value="limits" title="Limits">
      <p id="limits">Ten apps</p>
    </AccordionItem>
  </Accordion>
);
const terms = page.getByRole('button', { name: /^Terms/ });

test('a link into a disabled item does not open it, nor does the browser’s search', async () => {
  const changed = vi.fn();
  const address = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', address));
  const host = mount(accordion(changed));
  await expect.element(terms).toBeDisabled();
  window.location.hash = 'terms';
  window.location.hash = 'limits';
  await expect.poll(() => shownContent(host)).toEqual(['limits']);
  expect(changed.mock.calls).toEqual([[['limits']]]);
  const panel = host.querySelector('[data-slot="accordion-panel"]');
  expect(panel, 'the browser shows what is hidden until found').toHaveAttribute('hidden', 'hidden');
});

test('on paper every item is open, a disabled one, too', async () => {
  const host = mount(accordion());
  await expect.element(terms).toBeDisabled();
  expect(shownContent(host)).toEqual([]);
  await emulatePrint();
  onTestFinished(() => emulateMedia({}));
  await expect.poll(() => shownContent(host)).toEqual(['terms', 'limits']);
});

test('a disabled item that a link has opened before hydration closes again', async () => {
  const host = serverHtml(accordion(), document.body);
  for (const details of host.querySelectorAll('details')) details.open = true;
  hydrate(host, accordion());
  await expect.element(terms).toBeDisabled();
  await expect.poll(() => shownContent(host)).toEqual(['limits']);
});

test('Back and Forward to the fragment of an item that was closed by hand open it again, as they open a native `<details>`', async () => {
  const address = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', address));
  const host = mount(
    <>
      {accordion()}
      <details>
        <summary>Prices</summary>
        <p id="prices">€5</p>
      </details>
    </>,
  );
  const limits = page.getByRole('button', { name: 'Limits' });
  await expect.element(limits).toBeVisible();
  const details = host.querySelector('details') as HTMLDetailsElement;
  window.location.hash = 'prices';
  await expect.poll(() => details.open).toBe(true);
  details.open = false;
  window.location.hash = 'limits';
  await expect.poll(() => shownContent(host)).toEqual(['limits']);
  await limits.click();
  await expect.poll(() => shownContent(host)).toEqual([]);
  window.history.back();
  await expect.poll(() => details.open).toBe(true);
  window.history.forward();
  await expect.poll(() => shownContent(host)).toEqual(['limits']);
});

/** A page that keeps the terms closed, far above the limits. */
function Refusing() {
  const [value, setValue] = useState<readonly string[]>([]);
  return (
    <Accordion value={value} onValueChange={(next) => next.includes('terms') || setValue(next)}>
      <AccordionItem id="terms" value="terms" title="Terms">
        Not yet
      </AccordionItem>
      <div style={{ blockSize: '3000px' }} />
      <AccordionItem value="limits" title="Limits">
        Ten apps
      </AccordionItem>
    </Accordion>
  );
}

test('a link to an item that the page keeps closed does not scroll later, when another item opens', async () => {
  const address = window.location.href;
  onTestFinished(() => window.history.replaceState(null, '', address));
  const host = mount(<Refusing />);
  const button = page.getByRole('button', { name: 'Limits' });
  await expect.element(button).toBeVisible();
  const followed = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  window.location.hash = 'terms';
  await followed;
  button.element().scrollIntoView({ behavior: 'instant' });
  const { scrollTop } = document.documentElement;
  expect(scrollTop).toBeGreaterThan(1000);
  await button.click();
  await expect.poll(() => shownContent(host)).toEqual(['limits']);
  expect(document.documentElement.scrollTop).toBe(scrollTop);
});

test('without `multiple`, opening an item leaves a disabled one open', async () => {
  const items = (
    <Accordion defaultValue={['terms']}>
      <AccordionItem value="terms" title="Terms, until March" disabled>
        <p id="terms">Still valid</p>
      </AccordionItem>
      <AccordionItem value="limits" title="Limits">
        <p id="limits">Ten apps</p>
      </AccordionItem>
    </Accordion>
  );
  const host = serverHtml(items, document.body);
  host.querySelector<HTMLElement>('summary:not([aria-disabled])')?.click();
  expect(shownContent(host), 'without script').toEqual(['terms', 'limits']);
  hydrate(host, items);
  const limits = page.getByRole('button', { name: 'Limits' });
  await limits.click();
  await expect.poll(() => shownContent(host)).toEqual(['terms']);
  await limits.click();
  await expect.poll(() => shownContent(host)).toEqual(['terms', 'limits']);
});

test('the items are enhanced when the focus leaves their content, so that it is not lost', async () => {
  const items = (
    <Accordion>
      <AccordionItem value="limits" title="Limits">
        <input aria-label="Number of apps" />
      </AccordionItem>
    </Accordion>
  );
  const host = serverHtml(items, document.body);
  (host.querySelector('details') as HTMLDetailsElement).open = true;
  const apps = page.getByRole('textbox', { name: 'Number of apps' });
  await userEvent.fill(apps, '7');
  hydrate(host, items);
  await userEvent.keyboard('1');
  await expect.element(apps).toHaveValue('71');
  await expect.element(apps).toHaveFocus();
  (apps.element() as HTMLElement).blur();
  await expect.element(page.getByRole('button', { name: 'Limits' })).toHaveAttribute('aria-expanded', 'true');
});

const streamed = (...defaultValue: string[]) =>
  hydrateStreamed(
    <Accordion defaultValue={defaultValue}>
      <AccordionItem value="limits" title="Limits">
        <p id="limits">Ten apps</p>
      </AccordionItem>
      <Suspense>
        <AccordionItem value="hours" title="Hours">
          <p id="hours">Day and night</p>
        </AccordionItem>
      </Suspense>
    </Accordion>,
  );
const limits = page.getByRole('button', { name: 'Limits' });
const hours = page.getByRole('button', { name: 'Hours' });

/** Resolves in the task that enhances the items. After further renders React would render by itself what has not arrived. */
const enhanced = (host: Element) =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!host.querySelector('[aria-expanded]')) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(host, { childList: true, subtree: true });
  });

test('an item that arrives after hydration joins the others, and what is open stays open', async () => {
  const { host, arrive } = streamed();
  await expect.element(limits).toHaveAttribute('aria-expanded', 'false');
  await limits.click();
  await expect.poll(() => shownContent(host)).toEqual(['limits']);
  arrive();
  await expect.element(hours).toBeVisible();
  expect(shownContent(host)).toEqual(['limits']);
  await hours.click();
  await expect.poll(() => shownContent(host)).toEqual(['hours']);
});

test('an item that arrives after hydration is open if `defaultValue` names it', async () => {
  const { host, arrive } = streamed('hours');
  await enhanced(host);
  arrive();
  await expect.element(hours).toBeVisible();
  expect(shownContent(host)).toEqual(['hours']);
});

test('an item of `defaultValue` that arrives after hydration does not close the item that the reader has opened', async () => {
  const { host, arrive } = streamed('hours');
  await enhanced(host);
  arrive();
  host.querySelector<HTMLElement>('[aria-expanded]')?.click();
  await expect.element(hours).toHaveAttribute('aria-expanded', 'false');
  expect(shownContent(host)).toEqual(['limits']);
});

test('an item that arrives after hydration stays open and focused if the reader opens it before it hydrates', async () => {
  const { host, arrive } = streamed('limits');
  await enhanced(host);
  arrive();
  const details = host.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  details.querySelector('summary')?.focus();
  await expect.element(hours).toHaveFocus();
  await expect.poll(() => shownContent(host)).toEqual(['hours']);
});
