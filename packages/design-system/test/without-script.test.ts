import { launchOptions } from '@weft/tools/browser';
import { type Browser, chromium, type Page } from 'playwright';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { builtStyles } from './dist.ts';
import { names, served } from './examples/served.js';

/* A browser without script: the server's HTML and the stylesheet, nothing else. */

// The machine may be busy with other tests.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const PATIENCE = { timeout: 5_000 };

const css = builtStyles();

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 700 },
  });
  page = await context.newPage();
});

afterAll(() => browser?.close());

async function serve(widget: keyof typeof served): Promise<void> {
  const html = renderToString(served[widget]);
  await page.setContent(`<!doctype html><html lang="en"><style>${css}</style><main>${html}</main></html>`);
}

const texts = (selector: string): Promise<string[]> => page.locator(`${selector}:visible`).allTextContents();

test('the questions are details, one open at a time', async () => {
  await serve('questions');
  const answers = () => texts('[data-slot=faq-answer]');
  expect(await answers()).toEqual([]);
  await page.getByText('React', { exact: true }).click();
  expect(await answers()).toEqual(['React, yes.']);
  await page.locator('summary').nth(2).press('Enter');
  expect(await answers()).toEqual(['SQL, yes.']);
  await page.emulateMedia({ media: 'print' });
  expect(await answers(), 'on paper all lie open').toHaveLength(3);
  await page.emulateMedia({ media: 'screen' });
});

test('a link to a question opens it, closes the previous one, and scrolls to it', async () => {
  await serve('questions');
  await page.evaluate(() => {
    for (const place of ['afterbegin', 'beforeend'] as const)
      document.body.insertAdjacentHTML(place, '<p style="block-size: 2000px"></p>');
  });
  for (const name of ['SQL', 'React']) {
    await page.evaluate((fragment) => {
      window.scrollTo(0, 0);
      window.location.hash = fragment;
    }, `about-${name}`);
    await expect.poll(() => texts('[data-slot=faq-answer]'), PATIENCE).toEqual([`${name}, yes.`]);
    const item = page.locator(`[data-slot=faq-item][data-value=${name}]`);
    await expect.poll(async () => Math.round((await item.boundingBox())?.y ?? -1), PATIENCE).toBe(0);
  }
});

test('sections are details, several open at a time, and a disabled one stays closed', async () => {
  await serve('sections');
  const content = () => texts('[data-slot=accordion-content]');
  expect(await content()).toEqual(['React, yes.']);
  for (const name of ['Go', 'SQL']) await page.getByText(name, { exact: true }).click({ force: true });
  expect(await content()).toEqual(['React, yes.', 'Go, yes.']);
  await page.emulateMedia({ media: 'print' });
  expect(await content(), 'on paper all lie open').toHaveLength(3);
  await page.emulateMedia({ media: 'screen' });
});

test('tabs are links to views under headings, all of which are shown', async () => {
  await serve('views');
  expect(await texts('[data-slot=tab-panel] p')).toHaveLength(3);
  expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['React', 'Go', 'SQL']);
  expect(await page.getByRole('tab').count()).toBe(0);
  await page.getByRole('link', { name: 'SQL' }).click();
  expect(await page.evaluate(() => document.querySelector(':target')?.textContent)).toBe('SQLSQL, in full.');
});

test('a banner has no button that does nothing', async () => {
  await serve('banner');
  expect(await texts('[data-slot=banner-title]')).toEqual(['Maintenance']);
  expect(await texts('button')).toEqual([]);
});

test('chips are a complete list that does not move (WCAG 2.2.2)', async () => {
  await serve('chips');
  expect(await texts('[data-slot=chip-label]')).toEqual(names);
  for (const chip of await page.locator('[data-slot=chip]:visible').all()) {
    const { x = -1, width = 0 } = (await chip.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  }
  expect(await texts('button')).toEqual([]);
});

test('every slide of a carousel is reachable by scrolling, without controls', async () => {
  await serve('slides');
  expect(await texts('button')).toEqual([]);
  expect(await page.locator('[inert]').count()).toBe(0);
  const last = page.getByRole('link', { name: names.at(-1) });
  await last.focus();
  expect((await last.boundingBox())?.x).toBeLessThan(390);
});

test('all details of a feature list are open', async () => {
  await serve('features');
  expect(await texts('[data-slot=feature-list-text]')).toEqual(['React, in short.', 'Go, in short.']);
});

test('a popover opens below its trigger, and closes', async () => {
  await serve('popover');
  const title = () => texts('[data-slot=popover-title]');
  expect(await title()).toEqual([]);
  const trigger = page.getByRole('button', { name: 'Filter' });
  await trigger.click();
  expect(await title()).toEqual(['Names']);
  const [at, box] = await Promise.all([
    trigger.boundingBox(),
    page.locator('[data-slot=popover-content]').boundingBox(),
  ]);
  expect(box?.x).toBeCloseTo(at?.x ?? -1, 0);
  expect(box?.y).toBeGreaterThan((at?.y ?? 0) + (at?.height ?? 0));
  for (const close of [
    () => page.getByRole('button', { name: 'Done' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(380, 690),
  ]) {
    await close();
    await expect.poll(title, PATIENCE).toEqual([]);
    await trigger.click();
    expect(await title()).toEqual(['Names']);
  }
});

test('the browser says whether the trigger of a popover is expanded (WCAG 4.1.2)', async () => {
  await serve('popover');
  const devtools = await page.context().newCDPSession(page);
  const expanded = async () => {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree');
    const found = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Filter');
    return found?.properties?.find(({ name }) => name === 'expanded')?.value.value;
  };
  expect(await expanded()).toBe(false);
  await page.getByRole('button', { name: 'Filter' }).click();
  expect(await expanded()).toBe(true);
  await devtools.detach();
});

test('a tooltip is shown for pointer and focus', async () => {
  await serve('tooltip');
  const text = () => texts('[data-slot=tooltip-content]');
  const trigger = page.getByRole('button', { name: 'Archive' });
  await page.mouse.move(380, 690);
  expect(await text()).toEqual([]);
  await trigger.hover();
  expect(await text()).toEqual(['Members keep their access']);
  await page.mouse.move(380, 690);
  expect(await text()).toEqual([]);
  await trigger.focus();
  expect(await text()).toEqual(['Members keep their access']);
  const [at, box] = await Promise.all([
    trigger.boundingBox(),
    page.locator('[data-slot=tooltip-content]').boundingBox(),
  ]);
  expect(box?.y).toBeGreaterThan((at?.y ?? 0) + (at?.height ?? 0));
});

test('a bar shows its links instead of the menu', async () => {
  await serve('bar');
  expect(await texts('[data-slot=top-bar-link]')).toEqual(['Benefits']);
  expect(await texts('button')).toEqual([]);
});

test('there is no pause button', async () => {
  await serve('toggle');
  expect(await texts('button')).toEqual([]);
});
