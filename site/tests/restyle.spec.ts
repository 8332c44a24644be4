import { type Browser, expect, type Page, test } from 'playwright/test';
import { hydrate, openLanding } from './support/landing.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The part of the page's elements that the browser restyles at once, at most, while a visitor does something. */
async function mostRestyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly { name: string; args: { elementCount?: number } }[];
  };
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? (args.elementCount ?? 0) : [],
  );
  expect(counts).not.toEqual([]);
  return Math.max(...counts) / (await page.locator('*').count());
}

test('smooth scrolling restyles what moves, not the page', async ({ browser, page }) => {
  await openLanding(page);
  const share = await mostRestyled(browser, page, async () => {
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(250);
    await expect(page.locator('html')).not.toHaveClass(/lenis-scrolling/);
  });
  expect(share).toBeLessThan(0.2);
});

for (const [name, path, act] of [
  [
    'the menu',
    '/',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Menu' }).tap();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  ],
  [
    'a feature',
    '/',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Data Management' }).tap();
      await expect(page.locator('[data-slot=feature-list-trigger][aria-expanded=true]')).toBeVisible();
    },
  ],
  [
    'a slide',
    '/',
    async (page: Page) => {
      await page.getByRole('button', { name: 'Slide 3 of 5' }).tap();
      await expect(page.getByRole('button', { name: 'Slide 3 of 5' })).toHaveAttribute(
        'aria-current',
        'true',
      );
    },
  ],
  [
    'a question',
    '/customer-support',
    async (page: Page) => {
      await page.locator('[data-slot=faq-trigger]').nth(1).tap();
      await expect(page.locator('[data-slot=faq-trigger]').nth(1)).toHaveAttribute('aria-expanded', 'true');
    },
  ],
] as const) {
  test(`${name} restyles what it changes, not the page`, async ({ browser, page }) => {
    await page.goto(path);
    await hydrate(page);
    await expect(page.getByRole('button', { name: 'Menu' })).not.toHaveAttribute('popovertarget');
    expect(await mostRestyled(browser, page, () => act(page))).toBeLessThan(0.2);
  });
}
