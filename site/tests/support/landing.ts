import { expect, type Page } from 'playwright/test';

/** The chunks of the motion libraries and of the scenes. */
export const motionFiles = /\/(gsap|hero-scene|benefits-scene|smooth-scroll)-[\w-]+\.(js|css)$/;

/** Height of the top bar, in px (P-13). */
export const topBar = 80;

/**
 * Starts hydration of a page with a pointer move.
 * @param y another place for each page load of a test, because the pointer keeps its position.
 */
export async function hydrate(page: Page, y = 40): Promise<void> {
  await page.mouse.move(300, y);
}

/** Hydrates a landing page with motion, and waits until all animations are set up. */
export async function startMotion(page: Page): Promise<void> {
  await hydrate(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (height >= 512) await expect(page.locator('[data-playing]')).toBeAttached();
  await expect(page.locator('html')).toHaveClass(/lenis/);
  await expect(page.locator('.pin-spacer')).toHaveCount(width > 768 ? 3 : 0);
}

/** Opens the landing page in a window of a size, and starts its motion. */
export async function openLanding(page: Page, { width = 1440, height = 900 } = {}): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.goto('/');
  await startMotion(page);
}

/** Scrolls to a position and waits until the scroll-driven changes are rendered. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (place) => {
    const frame = () => new Promise(requestAnimationFrame);
    window.scrollTo({ top: place, behavior: 'instant' });
    for (let count = 0; count < 3; count++) await frame();
  }, top);
}

/** Scrolls to the end of the page with the wheel. */
export async function wheelThrough(page: Page): Promise<void> {
  const atEnd = () =>
    page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2);
  while (!(await atEnd())) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** The bounding boxes of all matching elements, in px of the viewport. */
export function boxes(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      return { top, bottom, left, right, width, height };
    }),
  );
}

/** The bounding box of the only matching element. */
export async function box(page: Page, selector: string) {
  const [only, more] = await boxes(page, selector);
  if (!only || more) throw new Error(`Expected one '${selector}'.`);
  return only;
}

/** How far the page scrolls while the hero is pinned, in px. */
export async function heroDistance(page: Page): Promise<number> {
  const track = await box(page, '.hero-track');
  const stage = await box(page, '[data-hero=stage]');
  return track.height - stage.height;
}
