import { expect, type Page } from 'playwright/test';

/** Files of the motion libraries and of what uses them. */
export const motionFiles = /\/(gsap|hero-scene|benefits-scene|smooth-scroll)-[\w-]+\.(js|css)$/;

/** Height of the top bar, in px (P-13 keeps it free above a section). */
export const topBar = 80;

/** Wakes the landing page, as a visitor does who moves the pointer over its bar. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(300, 40);
}

/** Wakes a landing page whose window asks for motion, and waits until all of it is in place. */
export async function startMotion(page: Page): Promise<void> {
  await hydrate(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // Several files one after the other, on a machine that may be busy.
  const patient = { timeout: 15_000 };
  if (height >= 512) await expect(page.locator('[data-playing]')).toBeAttached(patient);
  await expect(page.locator('html')).toHaveClass(/lenis/, patient);
  await expect(page.locator('.pin-spacer')).toHaveCount(width > 768 ? 3 : 0, patient);
}

/** Puts the window at a place of the page, and waits until what follows the scroll has been drawn. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (place) => {
    const frame = () => new Promise(requestAnimationFrame);
    window.scrollTo({ top: place, behavior: 'instant' });
    for (let count = 0; count < 3; count++) await frame();
  }, top);
}

/** Goes through the page to its end by the wheel. */
export async function wheelThrough(page: Page): Promise<void> {
  const atEnd = () =>
    page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2);
  while (!(await atEnd())) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** Boxes of all elements that match, as the visitor sees them, in px of the window. */
export function boxes(page: Page, selector: string) {
  return page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      return { top, bottom, left, right, width, height };
    }),
  );
}

/** The one box of {@link boxes}. */
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
