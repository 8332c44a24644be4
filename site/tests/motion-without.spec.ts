import { expect, type Page, test } from 'playwright/test';
import { box, boxes, motionFiles, scrollTo, wake, wakeMotion } from './support/landing.ts';

/** Every part of the page stands in the flow, one below the other, and can be reached. */
async function expectComplete(page: Page): Promise<void> {
  for (const part of ['[data-hero=intro]', '.hero-features', '.hero-pictures', '#benefits', '#agents']) {
    const target = page.locator(part);
    await target.scrollIntoViewIfNeeded();
    await expect(target).toBeInViewport();
    expect(await target.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
  }
  const [intro] = await boxes(page, '[data-hero=intro]');
  const [list] = await boxes(page, '.hero-features');
  expect(list?.top).toBeGreaterThanOrEqual(intro?.bottom ?? Number.POSITIVE_INFINITY);
}

async function expectCardsInFlow(page: Page): Promise<void> {
  const [first, second, third] = await boxes(page, '[data-stack=card]');
  expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Number.POSITIVE_INFINITY);
  expect(third?.top).toBeGreaterThanOrEqual(second?.bottom ?? Number.POSITIVE_INFINITY);
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('without GSAP the page is complete', async ({ page }) => {
  await page.route(/\/gsap-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/');
  await wake(page);
  await expect(page.locator('.hero-track')).toHaveAttribute('data-still');
  await expectComplete(page);
  await expectCardsInFlow(page);
});

test('without Lenis everything is pinned as ever', async ({ page }) => {
  await page.route(/\/smooth-scroll-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/');
  await wake(page);
  await expect(page.locator('[data-playing]')).toBeAttached();
  await expect(page.locator('.pin-spacer')).toHaveCount(3);
  await expect(page.locator('html.lenis')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI Agents' }).click();
  await expect.poll(async () => (await box(page, '#agents')).top).toBeCloseTo(80, 0);
});

test('with reduced motion nothing is fetched, moved or pinned', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await wake(page);
  await expect(page.locator('.integration-rows > *')).toHaveCount(2);
  await scrollTo(page, 600);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => motionFiles.test(new URL(url).pathname))).toEqual([]);
  await expectComplete(page);
  await expectCardsInFlow(page);
  const moved = await page.locator('main *').evaluateAll((all) =>
    all
      .filter((element) => element instanceof HTMLElement)
      .filter((element) => {
        const { transform, translate } = getComputedStyle(element);
        return transform !== 'none' || translate !== 'none';
      })
      .map((element) => element.className),
  );
  expect(moved).toEqual([]);
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        (each) =>
          each.playState === 'running' &&
          each.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );
  expect(endless).toEqual([]);
});

test('motion that becomes unwelcome later is taken back', async ({ page }) => {
  await page.goto('/');
  await wakeMotion(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('.pin-spacer')).toHaveCount(0);
  await expect(page.locator('[data-playing]')).toHaveCount(0);
  await expect(page.locator('html.lenis')).toHaveCount(0);
  await expectComplete(page);
  await expectCardsInFlow(page);
});

for (const width of [360, 640]) {
  test(`at ${width} px no motion library is fetched and nothing is lost`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await wake(page);
    await expect(page.locator('.integration-rows > *')).toHaveCount(2);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => motionFiles.test(new URL(url).pathname))).toEqual([]);
    await expectComplete(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything stands in the flow', async ({ page }) => {
    await page.goto('/');
    await expectCardsInFlow(page);
    const [intro] = await boxes(page, '[data-hero=intro]');
    const [list] = await boxes(page, '.hero-features');
    const [picture] = await boxes(page, '.hero-pictures');
    expect(list?.bottom).toBeGreaterThan(intro?.bottom ?? Number.POSITIVE_INFINITY);
    expect(picture?.width).toBeGreaterThan(600);
    expect((await box(page, '.process-picture img')).width).toBeGreaterThan(600);
    await expect(page.locator('.process-enlarge')).toBeHidden();
  });
});
