import { expect, type Page, test } from 'playwright/test';
import { sectionIds } from '../src/content/sections.ts';
import {
  box,
  boxes,
  heroDistance,
  hydrate,
  openLanding,
  scrollTo,
  startMotion,
  topBar,
} from './support/landing.ts';
import { sectionPosition } from './support/sections.ts';

/** The scroll position at which the last benefit card is just pinned. */
async function stackedAt(page: Page): Promise<number> {
  await scrollTo(page, 0);
  const slots = await boxes(page, '[data-stack=slot]');
  return (slots[2]?.top ?? 0) - 220;
}

for (const width of [641, 1024, 1440]) {
  test(`the hero is pinned while the intro leaves and picture and features arrive: ${width} px`, async ({
    page,
  }) => {
    await openLanding(page, { width });
    const distance = await heroDistance(page);
    expect(distance).toBeGreaterThan(450);
    expect((await box(page, '#hero-title')).top).toBeGreaterThan(topBar);
    expect((await box(page, '[data-hero=pictures]')).left).toBeGreaterThanOrEqual(width);
    // Later content already covers the intro and must not take its clicks.
    await page.locator('[data-hero=intro] a').click({ trial: true });

    for (const share of [0, 0.5, 1]) {
      await scrollTo(page, distance * share);
      expect((await box(page, '[data-hero=stage]')).top).toBeCloseTo(topBar, 0);
    }
    expect((await box(page, '#hero-title')).bottom).toBeLessThan(topBar);
    await expect(page.getByRole('button', { name: 'Multi-Devices' })).toBeInViewport({ ratio: 1 });
    const picture = await box(page, '[data-hero=pictures]');
    expect(picture.right).toBeCloseTo(width, 0);
    expect(picture.bottom).toBeLessThanOrEqual(901);

    await scrollTo(page, distance + 100);
    expect((await box(page, '[data-hero=stage]')).top).toBeCloseTo(topBar - 100, 0);
  });
}

test('the cloth is woven from the right: its last column arrives before its first', async ({ page }) => {
  await openLanding(page);
  const shift = async (column: ':first-child' | ':last-child') =>
    Math.abs((await box(page, `.hero-loom canvas${column}`)).top - topBar);
  expect(await shift(':last-child')).toBeGreaterThan(800);
  await scrollTo(page, (await heroDistance(page)) * 0.3);
  expect(await shift(':last-child')).toBeLessThan(2);
  expect(await shift(':first-child')).toBeGreaterThan(800);
  await scrollTo(page, (await heroDistance(page)) * 0.7);
  expect(await shift(':first-child')).toBeLessThan(2);
});

for (const [width, height] of [
  [1440, 900],
  [768, 1024],
] as const) {
  test(`every step of the pinned scroll moves something and shows text: ${width} px`, async ({ page }) => {
    await openLanding(page, { width, height });
    const distance = await heroDistance(page);
    const words = ['[data-hero=intro] > *', '.hero-features button'];
    const parts = [...words, '.hero-loom canvas', '[data-hero=pictures]'];
    let before: number[] = [];
    for (let tenth = 0; tenth < 10; tenth++) {
      await scrollTo(page, (distance * tenth) / 10);
      const places = await boxes(page, parts.join());
      const now = places.flatMap(({ top, left }) => [top, left]);
      const furthest = Math.max(
        ...now.map((place, index) => Math.abs(place - (before[index] ?? Number.POSITIVE_INFINITY))),
      );
      expect(furthest, `${tenth} tenths`).toBeGreaterThan(24);
      before = now;
      const seen = (await boxes(page, words.join())).filter(
        ({ top, bottom, left }) => bottom > topBar + 20 && top < height - 20 && left < width - 20,
      );
      expect(seen, `${tenth} tenths`).not.toEqual([]);
    }
  });
}

test('the Tab key brings the focused part to the front', async ({ page }) => {
  await openLanding(page);
  await page.locator('[data-hero=intro] a').focus();
  await page.keyboard.press('Tab');
  const first = page.getByRole('button', { name: 'Launch Apps' });
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('[data-hero=intro] a')).toBeInViewport({ ratio: 1 });
});

test('benefit cards are pinned 180 px below the top and 20 px lower each', async ({ page }) => {
  await openLanding(page);
  const finished = await stackedAt(page);
  for (const further of [10, 150]) {
    await scrollTo(page, finished + further);
    const tops = (await boxes(page, '[data-stack=card]')).map(({ top }) => Math.round(top));
    expect(tops).toEqual([180, 200, 220]);
  }
  await scrollTo(page, finished + 900);
  expect((await boxes(page, '[data-stack=card]'))[0]?.top).toBeLessThan(100);
});

test('a card follows the wheel until it reaches its place, without a jump', async ({ page }) => {
  await openLanding(page);
  const [slot] = await boxes(page, '[data-stack=slot]');
  const start = (slot?.top ?? 0) - 180;
  await scrollTo(page, start - 300);
  const furthest = page.evaluate(
    (start) =>
      new Promise<number>((resolve) => {
        const card = document.querySelector('[data-stack=card]');
        let furthest = 0;
        const look = () => {
          const expected = 180 + Math.max(0, start - window.scrollY);
          furthest = Math.max(furthest, Math.abs((card?.getBoundingClientRect().top ?? 0) - expected));
          if (window.scrollY > start + 100) resolve(furthest);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    start,
  );
  for (let notch = 0; notch < 5; notch++) await page.mouse.wheel(0, 100);
  expect(await furthest).toBeLessThan(3);
});

test('benefit cards are 2rem lower for each card before them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const [first, second, third] = await boxes(page, '[data-stack=slot]');
  const step = (first?.height ?? 0) + (await page.locator('.benefit-cards').evaluate(rowGap));
  expect((second?.top ?? 0) - (first?.top ?? 0) - step).toBeCloseTo(32, 0);
  expect((third?.top ?? 0) - (second?.top ?? 0) - step).toBeCloseTo(32, 0);
});

function rowGap(element: Element): number {
  return Number.parseFloat(getComputedStyle(element).rowGap);
}

test('benefit cards are 36rem high, from 1024 px 50vh, from 1300 px 48vh', async ({ page }) => {
  await page.goto('/');
  for (const [width, height, card] of [
    [769, 900, 36 * 16],
    [1023, 900, 36 * 16],
    [1024, 900, 450],
    [1299, 900, 450],
    [1300, 900, 432],
    [1440, 1000, 480],
  ] as const) {
    await page.setViewportSize({ width, height });
    const heights = async () => (await boxes(page, '[data-stack=card]')).map((each) => each.height);
    await expect.poll(heights, `${width} x ${height}`).toEqual([card, card, card]);
  }
});

const topOf = async (page: Page, id: string) => Math.round((await box(page, `#${id}`)).top);

for (const id of sectionIds) {
  test(`a deep link to #${id} stays at its section when the motion loads, also from another page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/login');
    await page.goto(`/#${id}`);
    await expect.poll(() => topOf(page, id)).toBe(topBar);
    await startMotion(page);
    expect(await topOf(page, id)).toBe(topBar);
  });
}

test('a new fragment scrolls to its section, and Back to the one before', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#agents');
  await startMotion(page);
  await page.evaluate(() => {
    window.location.hash = '#steps';
  });
  await expect.poll(() => topOf(page, 'steps')).toBe(topBar);
  await page.goBack();
  await expect.poll(() => topOf(page, 'agents')).toBe(topBar);
});

test('a section link from another page, back and forward end at the right position', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/customer-support');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Benefits' }).click();
  await expect(page.locator('#benefits')).toBeAttached();
  await expect.poll(async () => (await box(page, '#benefits')).top).toBeCloseTo(topBar, 0);
  await expect(page.locator('.pin-spacer')).toHaveCount(3);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.pin-spacer')).toHaveCount(0);
  await expect(page.locator('html.lenis')).toHaveCount(0);

  await page.goForward();
  await expect(page.locator('.pin-spacer')).toHaveCount(3);
  await expect(page.locator('[data-playing]')).toHaveCount(1);
  await scrollTo(page, (await stackedAt(page)) + 10);
  const tops = (await boxes(page, '[data-stack=card]')).map(({ top }) => Math.round(top));
  expect(tops).toEqual([180, 200, 220]);
});

test('a scroll to a section finishes although the motion loads meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await hydrate(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI Agents' }).click();
  const offCentre = async () => (await page.evaluate(sectionPosition, 'agents')).offCentre;
  await expect.poll(async () => Math.abs(await offCentre())).toBeLessThanOrEqual(2);
  await expect(page.locator('#agents')).toBeFocused();
});

test('the wheel does not scroll a locked page', async ({ page }) => {
  await openLanding(page);
  const scrollY = () => page.evaluate(() => window.scrollY);
  await page.mouse.wheel(0, 300);
  await expect.poll(scrollY).toBeGreaterThan(250);
  await expect(page.locator('html')).not.toHaveClass(/lenis-scrolling/);
  const before = await scrollY();

  for (const element of ['html', 'body']) {
    const wheel = await page.locator(element).evaluateHandle((root) => {
      root.setAttribute('data-scroll-locked', '1');
      document.documentElement.style.overflow = 'hidden';
      return {
        came: new Promise<void>((resolve) =>
          window.addEventListener('wheel', () => resolve(), { once: true }),
        ),
      };
    });
    await page.mouse.wheel(0, 300);
    await wheel.evaluate(({ came }) => came);
    await page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await scrollY()).toBe(before);
    await page.locator(element).evaluate((root) => root.removeAttribute('data-scroll-locked'));
  }
});

/** Turns the wheel, and waits until the smooth scroll has begun. It may end between two readings of a poll. */
async function wheelSmoothly(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveClass(/lenis-smooth/);
  const scroll = await page.locator('html').evaluateHandle((root) => ({
    began: new Promise<void>((resolve) =>
      new MutationObserver((_changes, observer) => {
        if (!root.classList.contains('lenis-smooth')) return;
        observer.disconnect();
        resolve();
      }).observe(root, { attributeFilter: ['class'] }),
    ),
  }));
  await page.mouse.wheel(0, 800);
  await scroll.evaluate(({ began }) => began);
}

test('a key takes over from a wheel scroll in progress', async ({ page }) => {
  await openLanding(page);
  await scrollTo(page, 3000);
  await wheelSmoothly(page);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeInViewport({ ratio: 1 });

  await wheelSmoothly(page);
  await page.keyboard.press('Home');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('the scrollbar takes over from a wheel scroll in progress', async ({ page }) => {
  await openLanding(page);
  await scrollTo(page, 3000);
  await wheelSmoothly(page);
  // Chromium's scrollbars cannot be pressed here: as a press on one does, which the browser follows with a scroll.
  await page.evaluate(() => {
    document.documentElement.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    window.scrollTo({ top: 500, behavior: 'instant' });
  });
  await expect(page.locator('html')).not.toHaveClass(/lenis-smooth/);
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
});
