import { expect, type Page, test } from 'playwright/test';
import { box, boxes, hydrate, motionFiles, openLanding, scrollTo, startMotion } from './support/landing.ts';
import { motionState, noMotion } from './support/motion-state.ts';
import { chips } from './support/required-texts.ts';
import { sectionPosition } from './support/sections.ts';

/** Expects that every part of the page can be scrolled into view, opaque and uncovered. */
async function expectComplete(page: Page): Promise<void> {
  await scrollTo(page, 0);
  await expect.poll(() => page.locator('#hero-title').evaluate(isSeen)).toBe(true);
  for (const part of [
    ...[1, 2, 3, 4].map((place) => `.hero-features > li:nth-child(${place}) button`),
    '.hero-picture[data-shown] img',
    '#benefits-title',
    '.process-picture',
    '#agents img',
    '#closing-title',
  ]) {
    const comes = () =>
      page
        .locator(part)
        .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(() => comes().then(() => page.locator(part).evaluate(isSeen)), part).toBe(true);
  }
}

function isSeen(element: Element): boolean {
  const { top, left, width, height } = element.getBoundingClientRect();
  const middle = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight - top) / 2);
  const covered = !middle?.contains(element) && !element.contains(middle);
  return !covered && element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

async function expectHeroInFlow(page: Page): Promise<void> {
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

test('the hero is in the flow when spaced text does not fit into its stage (WCAG 1.4.12)', async ({
  page,
}) => {
  await page.goto('/');
  await startMotion(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
  await expect(page.locator('.hero-track')).toHaveAttribute('data-playing');
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(page.locator('.hero-track')).toHaveAttribute('data-still');
  await expectHeroInFlow(page);
  await expectComplete(page);
});

for (const { width, parts } of [
  { width: 390, parts: ['index', 'app', 'menu', 'landing'] },
  { width: 1440, parts: ['index', 'app', 'menu', 'landing', 'hero-scene', 'benefits-scene', 'gsap'] },
]) {
  test(`the page is complete whichever chunk fails to load: ${width} px`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const [round, part] of parts.entries()) {
      await page.unrouteAll();
      const blocked = page.waitForRequest(`**/assets/${part}-*.js`);
      await page.route(`**/assets/${part}-*.js`, (route) => route.abort());
      await page.goto('/');
      // A missing chunk reloads the page once per address, so the next missing chunk does not reload it.
      const again = part === 'app' && page.waitForEvent('load');
      await hydrate(page, 40 + round);
      await blocked;
      await again;
      await page.mouse.wheel(0, 10);
      await test.step(part, () => expectComplete(page));
    }
    // At 1440 px the last chunk was GSAP, without which there is no motion. At 390 px the page does not load it.
    await expectHeroInFlow(page);
    if (width > 768) await expectCardsInFlow(page);
  });
}

test('a hero whose scene failed to load stays in the flow after a resize', async ({ page }) => {
  await page.route('**/assets/hero-scene-*.js', (route) => route.abort());
  await page.goto('/');
  await hydrate(page);
  await expect(page.locator('.hero-track[data-still]')).toBeAttached();
  await page.unrouteAll();
  for (const width of [600, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.hero-track[data-playing]')).toHaveCount(0);
  await expectHeroInFlow(page);
});

test('without Lenis the scenes are still pinned', async ({ page }) => {
  await page.route(/\/smooth-scroll-[\w-]+\.js$/, (route) => route.abort());
  await page.goto('/');
  await hydrate(page);
  await expect(page.locator('[data-playing]')).toBeAttached();
  await expect(page.locator('.pin-spacer')).toHaveCount(3);
  await expect(page.locator('html.lenis')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI Agents' }).click();
  const offCentre = async () => (await page.evaluate(sectionPosition, 'agents')).offCentre;
  await expect.poll(async () => Math.abs(await offCentre())).toBeLessThanOrEqual(2);
});

test('with reduced motion no library is loaded, and nothing moves or is pinned', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await hydrate(page);
  await expect(page.locator('.integration-rows [data-slot=chip-marquee-viewport]')).toHaveCount(2);
  await scrollTo(page, 600);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => motionFiles.test(new URL(url).pathname))).toEqual([]);
  await expectComplete(page);
  await expectHeroInFlow(page);
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

for (const [name, medium] of [
  ['when the visitor turns on reduced motion', { reducedMotion: 'reduce' }],
  ['in print', { media: 'print' }],
] as const) {
  test(`motion is removed ${name}`, async ({ page }) => {
    await page.goto('/');
    await startMotion(page);
    await page.emulateMedia(medium);
    await expect.poll(() => motionState(page)).toEqual(noMotion);
    await expectComplete(page);
    await expectHeroInFlow(page);
    await expectCardsInFlow(page);
  });
}

for (const width of [360, 640]) {
  test(`at ${width} px no motion library is loaded and all content is visible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await hydrate(page);
    await expect(page.locator('.integration-rows [data-slot=chip-marquee-viewport]')).toHaveCount(2);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => motionFiles.test(new URL(url).pathname))).toEqual([]);
    await expectComplete(page);
    await expectHeroInFlow(page);
  });
}

for (const [what, grow] of [
  ['larger text', () => document.documentElement.style.setProperty('font-size', '20px')],
  [
    'a translation',
    () => {
      const texts = document.createTreeWalker(document.querySelector('main') as Node, NodeFilter.SHOW_TEXT);
      const all: Text[] = [];
      while (texts.nextNode()) all.push(texts.currentNode as Text);
      for (const text of all) text.data += text.data.slice(0, text.data.length * 0.6);
    },
  ],
] as const) {
  test(`${what} after the motion has started leaves the cards whole, and pinned at their places`, async ({
    page,
  }) => {
    await openLanding(page, { width: 1366, height: 620 });
    await scrollTo(page, 100);
    await page.evaluate(grow);
    const cut = () =>
      page.locator('.benefit-cards [data-slot=benefit-panel] :is(h3, p)').evaluateAll(
        (texts) =>
          texts.filter((text) => {
            const card = text.closest('[data-slot=benefit-card]')?.getBoundingClientRect();
            return text.getBoundingClientRect().bottom > (card?.bottom ?? 0);
          }).length,
      );
    await expect.poll(cut).toBe(0);
    const offset = 180;
    const [slot] = await boxes(page, '[data-stack=slot]');
    const start = (await page.evaluate(() => window.scrollY)) + (slot?.top ?? 0) - offset;
    for (const further of [-40, 40]) {
      await scrollTo(page, start + further);
      const tops = async () => (await boxes(page, '[data-stack=card]'))[0]?.top;
      await expect.poll(tops).toBeCloseTo(offset + Math.max(0, -further), -1);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is in the flow', async ({ page }) => {
    await page.goto('/');
    await expectCardsInFlow(page);
    const [intro] = await boxes(page, '[data-hero=intro]');
    const [list] = await boxes(page, '.hero-features');
    const [picture] = await boxes(page, '.hero-pictures');
    expect(list?.bottom).toBeGreaterThan(intro?.bottom ?? Number.POSITIVE_INFINITY);
    expect(picture?.width).toBeGreaterThan(600);
    expect((await box(page, '.process-picture img')).width).toBeGreaterThan(600);
    await expect(page.locator('.process-enlarge')).toBeHidden();
    await expect(page.locator('.integration-rows [data-slot=chip]:visible')).toHaveText(chips);
  });
});

test('beside its cloth the text of a low hero ends before the woven part', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 480 });
  await page.goto('/');
  const text = await box(page, '[data-hero=intro] [data-slot=section-heading]');
  const cloth = await box(page, '.hero-cloth');
  expect(text.top).toBeLessThan(cloth.bottom);
  // The loose threads at the edge of the cloth are an eighth of its width.
  expect(text.right).toBeLessThan(cloth.left + (cloth.right - cloth.left) / 8);
});
