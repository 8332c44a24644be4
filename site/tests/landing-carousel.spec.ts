import { expect, type Page, test } from 'playwright/test';
import { benefits } from '../src/content/landing.ts';
import { boxes, hydrate } from './support/landing.ts';

const slides = (page: Page) => page.locator('.benefit-slides [data-slot=carousel-slide]');

async function open(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.goto('/');
  await hydrate(page);
  await expect(page.locator('.integration-rows [data-slot=chip-marquee-viewport]')).toHaveCount(2);
}

test('at 768 px and below a carousel shows two panels per slide, one below the other', async ({ page }) => {
  for (const width of [390, 768]) {
    await open(page, width);
    await expect(page.locator('.benefit-cards')).toBeHidden();
    const carousel = page.getByRole('region', { name: 'Benefits' }).and(page.locator('.benefit-slides'));
    await expect(carousel).toBeVisible();
    const held = await slides(page).evaluateAll((all) => all.map((slide) => slide.children.length));
    expect(held).toEqual([2, 2, 2, 2, 1]);
    const [upper, lower] = await boxes(page, '.benefit-slides [data-slot=carousel-item]');
    expect(lower?.left).toBe(upper?.left);
    expect(lower?.top).toBeGreaterThanOrEqual((upper?.bottom ?? Number.NaN) - 1);
    const heights = (await boxes(page, '.benefit-slides [data-slot=carousel-slide]')).map(
      ({ height }) => height,
    );
    expect(heights).toEqual([576, 576, 576, 576, 576]);
  }
  await page.setViewportSize({ width: 769, height: 844 });
  await expect(page.locator('.benefit-slides')).toBeHidden();
  await expect(page.locator('.benefit-cards')).toBeVisible();
});

test('the nine panels are in the order of the flat list', async ({ page }) => {
  await open(page, 390);
  const named = page.locator('.benefit-slides [data-slot=benefit-panel-sub-heading]');
  const names = benefits.flat.flatMap(({ contents }) =>
    contents.map(({ subHeading }) => subHeading).filter(Boolean),
  );
  await expect(named).toHaveText(names);
  await expect(page.locator('.benefit-slides [data-slot=benefit-panel]')).toHaveCount(9);
});

test('the carousel has dots and no arrows', async ({ page }) => {
  await open(page, 390);
  const carousel = page.locator('.benefit-slides');
  await expect(carousel.getByRole('button', { name: /^Slide \d of 5$/ })).toHaveCount(5);
  await expect(carousel.getByRole('button', { name: /next|previous/i })).toHaveCount(0);
});
