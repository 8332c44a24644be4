import { type Browser, expect, type Page, test } from 'playwright/test';
import { box, boxes, hydrate, openLanding, scrollTo, topBar } from './support/landing.ts';
import { listenerCounts, motionState, noMotion } from './support/motion-state.ts';

/** The parts that motion moves, and the content after them. */
const parts = [
  '[data-hero=stage]',
  '[data-hero=intro] > *',
  '.hero-features > *',
  '.hero-loom',
  '[data-hero=pictures]',
  '[data-stack=card]',
  '[data-stack=card] > *',
  '#steps',
  '#agents',
];

/** A window: width and height in CSS px, and the device pixel ratio. */
type Size = readonly [width: number, height: number, density?: number];

const laptop: Size = [1440, 900];

/** Windows across every breakpoint, down and up, rotated, zoomed to 200 %, and back. */
const sizes: Size[] = [
  [1299, 900],
  [1023, 900],
  [768, 900],
  [640, 900],
  [769, 900],
  [1024, 768],
  [768, 1024],
  [720, 450, 2],
  laptop,
];

/** Resizes the window of a page without a new context, as a visitor does. */
async function open(browser: Browser) {
  const context = await browser.newContext({ viewport: null });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const resize = ([width, height, deviceScaleFactor = 1]: Size) =>
    devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });
  await resize(laptop);
  return { page, resize, load: () => page.goto('/'), close: () => context.close() };
}

/** Waits until the page has exactly the motion of this window. */
async function expectMotion(page: Page, [width, height]: Size): Promise<void> {
  const hero = width > 640 && height >= 512 ? 1 : 0;
  const cards = width > 768 ? 3 : 0;
  await expect
    .poll(() => motionState(page))
    .toEqual({
      // One for the hero, a pin for each card, and one for each card that others cover.
      triggers: hero + (cards ? 5 : 0),
      spacers: cards,
      looms: hero,
      playing: hero,
      lenis: width > 640,
    });
}

async function placesOf(page: Page): Promise<number[][]> {
  const found = [];
  for (const part of parts) found.push(...(await boxes(page, part)));
  return found.map(({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round));
}

/** Expects the layout of a page that was loaded in this window and scrolled to this position. */
async function expectAsLoaded(page: Page, fresh: Page, [width]: Size): Promise<void> {
  await expect(async () => {
    await scrollTo(fresh, await page.evaluate(() => window.scrollY));
    const expected = await placesOf(fresh);
    for (const [index, place] of (await placesOf(page)).entries()) {
      place.forEach((edge, side) => {
        expect(Math.abs(edge - (expected[index]?.[side] ?? Number.NaN)), `${place} at ${width}`).toBeLessThan(
          3,
        );
      });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }).toPass({ timeout: 10_000 });
}

test('a resized, rotated or zoomed window looks as if it was loaded in that size', async ({ browser }) => {
  test.slow();
  const [inHero, inStack, fresh] = [await open(browser), await open(browser), await open(browser)];
  for (const { page, load } of [inHero, inStack]) {
    await load();
    await hydrate(page);
    await expectMotion(page, laptop);
  }
  await scrollTo(inHero.page, 500);
  // The second card has reached the first, which is pinned.
  const [, second] = await boxes(inStack.page, '[data-stack=slot]');
  await scrollTo(inStack.page, (second?.top ?? 0) - 210);
  expect((await boxes(inStack.page, '[data-stack=card]'))[0]?.top).toBeCloseTo(180, 0);
  for (const size of sizes) {
    await fresh.resize(size);
    await fresh.load();
    await hydrate(fresh.page);
    await expectMotion(fresh.page, size);
    for (const { page, resize } of [inHero, inStack]) {
      await resize(size);
      await expectMotion(page, size);
      await expectAsLoaded(page, fresh.page, size);
    }
    // To just before the finished stack is released.
    const [, , third] = await boxes(inStack.page, '[data-stack=slot]');
    if (!third?.height) continue;
    await scrollTo(inStack.page, (await inStack.page.evaluate(() => window.scrollY)) + third.top + 30);
    await expectAsLoaded(inStack.page, fresh.page, size);
  }
  await Promise.all([inHero, inStack, fresh].map(({ close }) => close()));
});

test('a narrower window has no horizontal scrollbar before ScrollTrigger measures it', async ({ page }) => {
  await openLanding(page);
  const [slot] = await boxes(page, '[data-stack=slot]');
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    window.addEventListener('resize', () =>
      requestAnimationFrame(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        seen.push(scrollWidth - clientWidth);
      }),
    );
  });
  // Before the first card is pinned, while it is, and after all are released.
  for (const further of [-400, 100, 2000]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(async () => (await boxes(page, '[data-stack=card]'))[0]?.width).toBe(1312);
    await scrollTo(page, (slot?.top ?? 0) - 180 + further);
    await page.setViewportSize({ width: 1000, height: 900 });
    await expect.poll(async () => (await boxes(page, '[data-stack=card]'))[0]?.width).toBeLessThan(1000);
  }
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  expect(seen).toEqual(seen.map(() => 0));
  expect(seen.length).toBeGreaterThanOrEqual(5);
});

test('motion that starts and stops leaves no listener, trigger or spacer', async ({ page }) => {
  await openLanding(page);
  const motion = { triggers: 6, spacers: 3, looms: 1, playing: 1, lenis: true };
  await expect.poll(() => motionState(page)).toEqual(motion);
  const listeners = await listenerCounts(page);

  await page.setViewportSize({ width: 600, height: 900 });
  await expect.poll(() => motionState(page)).toEqual(noMotion);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => motionState(page)).toEqual(motion);
  await expect.poll(() => listenerCounts(page)).toEqual(listeners);

  for (let round = 0; round < 2; round++) {
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect.poll(() => motionState(page)).toEqual(noMotion);
    await page.goBack();
    await expect.poll(() => motionState(page)).toEqual(motion);
  }
  await page.mouse.move(300, 41);
  await expect.poll(() => listenerCounts(page)).toEqual(listeners);
});

/** The section at the top bar's lower edge, and the fraction of it that is above, in hundredths. */
const placeOf = (page: Page) =>
  page.locator('main section[id]').evaluateAll((all, line) => {
    const section = all.findLast((each) => Math.round(each.getBoundingClientRect().top) <= line + 1);
    const { top = 0, height = 1 } = section?.getBoundingClientRect() ?? {};
    return { id: section?.id, above: Math.max(0, Math.round(((line - top) / height) * 100)) };
  }, topBar);

/** The page's length in px, with the fonts that it loads for the window's current size. */
const lengthOf = (page: Page) =>
  page.evaluate(async () => {
    for (let count = 0; count < 2; count++) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });

for (const [what, first, next, motion] of [
  ['a phone that is turned', { width: 390, height: 844 }, { width: 844, height: 390 }, 'no-preference'],
  ['a phone that is turned', { width: 390, height: 844 }, { width: 844, height: 390 }, 'reduce'],
  ['a tablet that is turned', { width: 768, height: 1024 }, { width: 1024, height: 768 }, 'no-preference'],
  ['a window that gets lower', { width: 1440, height: 900 }, { width: 1440, height: 560 }, 'no-preference'],
  ['a window that gets lower', { width: 1440, height: 900 }, { width: 1440, height: 560 }, 'reduce'],
] as const) {
  test(`${what}, and back, keeps its place, with motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    const lengths = new Map<object, number>();
    for (const size of [next, first]) {
      await page.setViewportSize(size);
      // In a resized window a picture has the shape of the one before until it has loaded.
      await page.goto('/');
      lengths.set(size, await lengthOf(page));
    }
    await hydrate(page);
    await expect(page.locator('[data-slot=chip-marquee-viewport]').first()).toBeAttached();
    for (const [id, above] of [
      ['possibilities', 0],
      ['steps', 0],
      ['integrations', 30],
    ] as const) {
      // Input ends what is left of the turn before.
      await page.keyboard.press('Shift');
      const { top, height } = await box(page, `#${id}`);
      const there = (await page.evaluate(() => window.scrollY)) + top - topBar + (above / 100) * height;
      await scrollTo(page, there);
      for (const size of [next, first]) {
        await page.setViewportSize(size);
        const pins = motion === 'no-preference' && size.width > 768 ? 3 : 0;
        await expect(page.locator('.pin-spacer')).toHaveCount(pins);
        // Until pictures have loaded and scenes have measured the window, parts keep their old height.
        await expect.poll(() => lengthOf(page)).toBe(lengths.get(size));
        await expect.poll(() => placeOf(page)).toEqual({ id, above });
      }
    }
  });
}

test('a busy machine, which measures a lower window late, keeps the place too', async ({ page }) => {
  await openLanding(page);
  const length = await lengthOf(page);
  const { top, height } = await box(page, '#integrations');
  await scrollTo(page, top - topBar + 0.3 * height);
  await page.evaluate(() => {
    // Holds up the frame in which ScrollTrigger would measure, for longer than the page waits.
    window.addEventListener('resize', () =>
      requestAnimationFrame(() => {
        const end = performance.now() + 1500;
        while (performance.now() < end);
      }),
    );
  });
  await page.setViewportSize({ width: 1440, height: 560 });
  await expect.poll(() => lengthOf(page)).toBeLessThan(length - 1000);
  await expect.poll(() => placeOf(page)).toEqual({ id: 'integrations', above: 30 });
});

test('a visitor who scrolls right after turning a device is not put back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#integrations');
  await hydrate(page);
  await expect(page.locator('[data-slot=chip-marquee-viewport]').first()).toBeAttached();
  await page.setViewportSize({ width: 844, height: 390 });
  // In one go, because the place is kept for a second only.
  const moved = await page.evaluate(async () => {
    window.dispatchEvent(new WheelEvent('wheel'));
    window.scrollBy({ top: -600, behavior: 'instant' });
    const { scrollY } = window;
    // The layout changes once more, below the window.
    const last = document.querySelector<HTMLElement>('main section:last-of-type');
    last?.style.setProperty('margin-block-end', '40px');
    for (let count = 0; count < 3; count++) await new Promise(requestAnimationFrame);
    return window.scrollY - scrollY;
  });
  expect(moved).toBe(0);
});
