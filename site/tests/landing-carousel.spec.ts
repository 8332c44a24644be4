import { expect, type Page, test } from 'playwright/test';
import { benefits } from '../src/content/landing.ts';
import { boxes, hydrate } from './support/landing.ts';

const slides = (page: Page) => page.locator('.benefit-slides [data-slot=carousel-slide]');

/** Index of the slide that is not inert. */
const current = (page: Page) =>
  slides(page).evaluateAll((all) => all.findIndex((slide) => !(slide as HTMLElement).inert));

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

test('it has dots and no arrows, advances every 3000 ms and pauses on hover', async ({ page }) => {
  await open(page, 390);
  const carousel = page.locator('.benefit-slides');
  await expect(carousel.getByRole('button', { name: /^Slide \d of 5$/ })).toHaveCount(5);
  await expect(carousel.getByRole('button', { name: /next|previous/i })).toHaveCount(0);

  const timer = carousel.locator('[data-slot=carousel-timer]');
  const timing = () =>
    timer.evaluate((element) => {
      const [animation] = element.getAnimations();
      return { state: animation?.playState, duration: animation?.effect?.getTiming().duration };
    });
  await carousel.scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await expect.poll(timing).toEqual({ state: 'running', duration: 3000 });
  const before = await current(page);
  await expect.poll(() => current(page), { timeout: 8000 }).not.toBe(before);

  await slides(page)
    .nth(await current(page))
    .hover();
  await expect.poll(async () => (await timing()).state).toBe('paused');
});

test('a dot shows its slide', async ({ page }) => {
  await open(page, 390);
  await page.getByRole('button', { name: 'Slide 4 of 5' }).click();
  await expect.poll(() => current(page)).toBe(3);
  const view = await boxes(page, '.benefit-slides [data-slot=carousel-viewport]');
  const left = async () => (await boxes(page, '.benefit-slides [data-slot=carousel-slide]'))[3]?.left;
  await expect.poll(left).toBeCloseTo(view[0]?.left ?? Number.NaN, 0);
});

test('it advances one slide at a time, and from the last to the first', async ({ page }) => {
  await open(page, 390);
  const tick = () =>
    page.locator('.benefit-slides [data-slot=carousel-timer]').evaluate((timer) => {
      for (const animation of timer.getAnimations()) animation.currentTime = 2990;
    });
  await page.locator('.benefit-slides').scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  for (const [from, to] of [
    [0, 1],
    [4, 0],
  ]) {
    await page.getByRole('button', { name: `Slide ${(from ?? 0) + 1} of 5` }).click();
    await page.mouse.move(5, 5);
    await expect.poll(() => current(page)).toBe(from);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await tick();
    await expect.poll(() => current(page)).toBe(to);
  }
});

test('a slide arrives 500 ms after its dot was clicked, not earlier', async ({ page }) => {
  await open(page, 390);
  await page
    .locator('.benefit-slides')
    .getByRole('button', { name: /^Pause/ })
    .click();
  await expect.poll(() => current(page)).toBe(0);
  const away = await page.evaluate(async () => {
    const part = (name: string) =>
      document.querySelectorAll<HTMLElement>(`.benefit-slides [data-slot=carousel-${name}]`);
    // Runs the frames here, sixty per second, instead of waiting for them.
    const frames: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (frame) => frames.push(frame);
    part('dot')[1]?.click();
    // React handles the click in a later task. The movement has started when it requests its first frame.
    while (frames.length === 0) await new Promise((resolve) => setTimeout(resolve));
    const viewport = part('viewport')[0]?.getBoundingClientRect() ?? new DOMRect();
    const after: number[] = [];
    const begun = performance.now();
    for (let frame = 0; frame <= 30; frame += 1) {
      for (const run of frames.splice(0)) run(begun + (frame * 1000) / 60);
      const left = part('slide')[1]?.getBoundingClientRect().left ?? Number.NaN;
      after.push(Math.abs(left - viewport.left) / viewport.width);
    }
    return { halfway: after[15], there: after[30] };
  });
  expect(away.halfway).toBeGreaterThan(0.01);
  expect(away.there).toBeLessThan(0.005);
});
