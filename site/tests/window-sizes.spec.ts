import { expect, test } from 'playwright/test';
import { hydrate } from './support/landing.ts';
import { pages } from './support/pages.ts';

/** Windows beyond the usual screens: a small phone, a very tall narrow one, and a large desktop. */
const windows = [
  { width: 320, height: 480 },
  { width: 400, height: 2000 },
  { width: 2560, height: 1440 },
];

for (const { width, height } of windows) {
  for (const { path } of pages) {
    test(`${path} shows its heading at once and fits in ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await hydrate(page);
      await expect(page.locator('html')).toHaveAttribute('data-scripted');
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      // An element that sticks out and is clipped nowhere would scroll the page.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const outside = await page.getByRole('main').evaluate((main, wide) => {
        const parts = main.querySelectorAll('h1, h2, h3, p, label, input, select, textarea, button, a');
        const inFlow = [...parts].filter(
          (each) =>
            each.checkVisibility() &&
            !each.closest('[inert], [data-slot^=chip-marquee], [data-slot^=carousel]'),
        );
        return inFlow
          .filter((each) => {
            const { left, right } = each.getBoundingClientRect();
            return left < 0 || right > wide + 1;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120));
      }, width);
      expect(outside).toEqual([]);
    });
  }
}
