import { expect, type Page, test } from 'playwright/test';
import { hero } from '../src/content/landing.ts';
import { holdScripts } from './support/forms.ts';
import { heroDistance, hydrate, openLanding, scrollTo } from './support/landing.ts';
import { featureNames } from './support/required-texts.ts';

const item = (page: Page, name: string) => page.locator('.hero-features > li').filter({ hasText: name });
const details = (page: Page, name: string) =>
  page.getByText(hero.features.find((feature) => feature.name === name)?.details ?? '', { exact: true });

/** The name of the visible picture. */
const shown = (page: Page) => page.locator('[data-picture][data-shown]').getAttribute('data-picture');
const front = (page: Page) => expect.poll(() => shown(page));

/**
 * Moves the pointer to a feature of the pinned hero until it opens. The driver's own `hover` scrolls the page when rows
 * still move, and with it the scene.
 */
async function pointAt(page: Page, name: string): Promise<void> {
  const button = item(page, name).getByRole('button');
  await expect(async () => {
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    await expect(button).toHaveAttribute('aria-expanded', 'true', { timeout: 500 });
  }).toPass();
}

/** Opens the page with reduced motion, so that the list is in the flow. */
async function open(page: Page, width = 1280): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 900 });
  await page.goto('/');
  await hydrate(page);
  await expect(page.locator('.integration-rows [data-slot=chip-marquee-viewport]')).toHaveCount(2);
  await page.locator('.hero-features').scrollIntoViewIfNeeded();
}

test('the four features are listed by name and in order', async ({ page }) => {
  await open(page);
  await expect(page.locator('.hero-features button')).toHaveText(featureNames);
  await front(page).toBe('hero-default');
});

test('hover expands the details, shows the arrow and changes the picture', async ({ page }) => {
  await open(page);
  for (const { name, image } of hero.features) {
    await item(page, name).hover();
    await expect(details(page, name)).toBeVisible();
    await expect(item(page, name).locator('svg')).toBeVisible();
    await front(page).toBe(image);
  }
  await expect(details(page, 'Launch Apps')).toBeHidden();
});

test('a feature that the keyboard reaches before the scene is loaded can be seen, also when it starts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const letGo = await holdScripts(page, 'hero-scene-*.js');
  await page.goto('/');
  await hydrate(page);
  const link = page.locator('[data-hero=intro] a');
  await link.focus();
  await link.press('Tab');
  const button = page.locator('.hero-features button').first();
  await expect(button).toBeFocused();
  const isSeen = () =>
    button.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return element.checkVisibility({ opacityProperty: true }) && top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(isSeen).toBe(true);
  letGo();
  await expect(page.locator('.hero-track[data-playing]')).toBeAttached();
  await expect.poll(isSeen).toBe(true);
});

test('hover expands above 630 px and does nothing at 630 px and below', async ({ page }) => {
  await open(page, 630);
  await item(page, 'AI Agents').hover();
  await expect(page.locator('.hero-features button[aria-expanded=true]')).toHaveCount(0);
  await page.mouse.move(5, 5);
  await page.setViewportSize({ width: 631, height: 900 });
  await item(page, 'AI Agents').hover();
  await expect(details(page, 'AI Agents')).toBeVisible();
});

test('the picture resets 1000 ms after the pointer has left, and coming back cancels that', async ({
  page,
}) => {
  await open(page);
  await item(page, 'AI Agents').hover();
  await front(page).toBe('hero-ai-agents');

  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 10_000);
  await page.locator('.hero-pictures').hover();
  await page.clock.runFor(999);
  await expect(item(page, 'AI Agents').getByRole('button')).toHaveAttribute('aria-expanded', 'true');
  await item(page, 'Data Management').hover();
  await page.clock.runFor(5000);
  await expect(item(page, 'Data Management').getByRole('button')).toHaveAttribute('aria-expanded', 'true');

  await page.locator('.hero-pictures').hover();
  await page.clock.runFor(1000);
  await expect(page.locator('.hero-features button[aria-expanded=true]')).toHaveCount(0);
  await front(page).toBe('hero-default');
});

test('Enter toggles the focused feature and Escape closes it', async ({ page }) => {
  await open(page);
  const button = item(page, 'Launch Apps').getByRole('button');
  await page.locator('[data-hero=intro] a').focus();
  await page.keyboard.press('Tab');
  await front(page).toBe('hero-launch-apps');
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(details(page, 'Launch Apps')).toBeHidden();
  await front(page).toBe('hero-default');
  await page.keyboard.press('Space');
  await front(page).toBe('hero-launch-apps');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(button).toBeFocused();
  await front(page).toBe('hero-default');
});

test('the current picture stays until the new one is decoded', async ({ page }) => {
  await open(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/hero-multi-devices/, async (route) => {
    await held;
    await route.continue();
  });
  await item(page, 'Multi-Devices').hover();
  await expect(page.locator('[data-picture=hero-multi-devices]')).toBeAttached();
  expect(await shown(page)).toBe('hero-default');
  await expect(page.locator('[data-picture=hero-default] img')).toHaveCSS('visibility', 'visible');
  await expect(page.locator('[data-picture=hero-default]')).toHaveCSS('opacity', '1');
  release();
  await front(page).toBe('hero-multi-devices');
  const drawn = page.locator('[data-shown] img');
  expect(await drawn.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(
    true,
  );
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('above 630 px a second tap keeps the feature open', async ({ page }) => {
    await open(page, 631);
    const button = item(page, 'AI Agents').getByRole('button');
    for (const time of ['first', 'second']) {
      await button.tap();
      await expect(details(page, 'AI Agents'), time).toBeVisible();
      await front(page).toBe('hero-ai-agents');
    }
  });

  test('at 630 px a tap opens the feature and a second tap closes it', async ({ page }) => {
    await open(page, 630);
    const button = item(page, 'AI Agents').getByRole('button');
    await button.tap();
    await expect(details(page, 'AI Agents')).toBeVisible();
    await front(page).toBe('hero-ai-agents');
    await button.tap();
    await expect(details(page, 'AI Agents')).toBeHidden();
    await front(page).toBe('hero-default');
  });
});

test('features can be selected while the hero is pinned', async ({ page }) => {
  await openLanding(page);
  await scrollTo(page, await heroDistance(page));
  await pointAt(page, 'Data Management');
  await front(page).toBe('hero-data-management');
  await expect(page.locator('[data-picture=hero-data-management] img')).toBeInViewport({ ratio: 0.9 });
});

for (const [width, height] of [
  [1300, 520],
  [1280, 720],
  [1440, 900],
] as const) {
  test(`while the hero is pinned every row stays visible while one is open: ${width} x ${height}`, async ({
    page,
  }) => {
    await openLanding(page, { width, height });
    await scrollTo(page, await heroDistance(page));
    const rows = page.locator('.hero-features > li');
    for (const { name } of hero.features) {
      await pointAt(page, name);
      await expect(details(page, name)).toBeVisible();
      for (const row of await rows.all()) await expect(row).toBeInViewport({ ratio: 1 });
    }
  });
}
