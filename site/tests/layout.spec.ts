import { expect, type Page, test } from 'playwright/test';
import { sectionIds } from '../src/content/sections.ts';
import { holdScripts } from './support/forms.ts';
import { siteOrigin } from './support/instances.ts';
import { hydrate } from './support/landing.ts';
import { sectionPosition } from './support/sections.ts';

/** The position of a section in the window. */
const place = (id: string) => {
  const { top, height } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
  return { top: Math.round(top), centre: Math.round(top + height / 2), height, window: window.innerHeight };
};

test.describe('navigation', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  const goTo = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  const stepsPosition = (page: Page) => page.evaluate(sectionPosition, 'steps');

  test('a section is centred while its heading stays below the bar, otherwise it starts below the bar', async ({
    page,
  }) => {
    for (const [height, lands] of [
      // Higher than the space below the bar, even than the window.
      [700, 'offCentre'],
      [600, 'start'],
    ] as const) {
      await page.setViewportSize({ width: 1366, height });
      await page.goto('/');
      await goTo(page, 'How it works?');
      await expect
        .poll(async () => Math.abs((await stepsPosition(page))[lands]), { message: `${height} px` })
        .toBeLessThanOrEqual(2);
      const { heading } = await stepsPosition(page);
      expect(heading, `${height} px`).toBeGreaterThanOrEqual(0);
      const { offCentre } = await stepsPosition(page);
      expect(Math.abs(offCentre) <= 2, `${height} px`).toBe(lands === 'offCentre');
    }
  });

  test('a screen narrower than 450 px scrolls to the section minus 80 px, a screen of 450 px centres it', async ({
    page,
  }) => {
    for (const width of [449, 450]) {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto('/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name: 'Integrations' }).click();
      await expect(page.getByRole('menu')).toBeHidden();
      const stands = () => page.evaluate(place, 'integrations');
      // It fits at both widths, so only the width makes the difference.
      expect((await stands()).height).toBeLessThan(800);
      await expect
        .poll(async () => (width < 450 ? (await stands()).top - 80 : (await stands()).centre - 500))
        .toBeCloseTo(0, -1);
    }
  });

  test('Benefits is reached from another page, and Possibilities then goes to the top', async ({ page }) => {
    await page.goto('/customer-support');
    // Before hydration the browser follows the link, to an address with a fragment.
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Benefits' }).click();
    await expect(page).toHaveURL(`${siteOrigin}/`);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Possibilities' }).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  for (const width of [390, 1440]) {
    test(`each navigation is a named landmark with a list of links, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      for (const name of ['Main', 'Footer']) {
        const navigation = page.getByRole('navigation', { name });
        const links = await navigation.getByRole('link').count();
        expect(links).toBeGreaterThan(1);
        await expect(navigation.getByRole('list').getByRole('listitem').getByRole('link')).toHaveCount(links);
      }
    });
  }

  test('on a small screen a focused link of the bar goes to its section and is hidden again', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Integrations' });
    await link.focus();
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page.locator('#integrations')).toBeFocused();
    await expect.poll(async () => (await link.locator('..').boundingBox())?.height).toBe(1);
  });

  test('the menu closes on an outside click', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await page.mouse.click(20, 820);
    await expect(page.getByRole('menu')).toBeHidden();
  });
});

test('the top bar scrolls after 100 ms, the footer after 1000 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  // Hydrates before the clock stops: a click that starts hydration is handled only after the script has loaded.
  await page.mouse.move(1, 1);
  await expect(page.locator('#integrations').getByRole('list')).not.toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 10_000);
  const scrollY = () => page.evaluate(() => window.scrollY);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Integrations' }).click();
  await page.clock.runFor(99);
  expect(await scrollY()).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(scrollY).toBeGreaterThan(0);

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Possibilities' }).click();
  const place = await scrollY(); // Playwright may have scrolled to the link
  expect(place).toBeGreaterThan(1000);
  await page.clock.runFor(999);
  expect(await scrollY()).toBe(place);
  await page.clock.runFor(1);
  await expect.poll(scrollY).toBe(0);
});

for (const [place, delay] of [
  ['banner', 100],
  ['contentinfo', 1000],
] as const) {
  test(`from another page the ${place} goes to the landing page and scrolls ${delay} ms later`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto('/customer-support');
    await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await page.clock.pauseAt(Date.now() + 10_000);
    await page.getByRole(place).getByRole('link', { name: 'AI Agents' }).click();
    await expect(page.locator('#agents')).toBeAttached();
    const scrollY = () => page.evaluate(() => window.scrollY);
    await page.clock.runFor(delay - 1);
    expect(await scrollY()).toBe(0);
    await page.clock.runFor(1);
    await expect.poll(scrollY).toBeGreaterThan(300);
  });
}

test('back to a section of the landing page moves the focus to the section, and scrolls to it', async ({
  page,
}) => {
  await page.goto('/#integrations');
  await page.getByRole('link', { name: 'Login', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused();
  await page.goBack();
  await expect(page.locator('#integrations')).toBeFocused();
  await expect(page.locator('#integrations')).toBeInViewport();
});

test('every path change scrolls to the top, sets the title and moves the focus to the heading', async ({
  page,
}) => {
  // A window so low that every page scrolls, and pages already loaded: a short or empty page is at its top anyway.
  await page.setViewportSize({ width: 390, height: 300 });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('link', { name: 'Log In' }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(500);
  await expect(page).toHaveTitle(/^Login/);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('loom');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('Support opens in a new tab from the top bar and the footer, and says so', async ({ page, context }) => {
  await page.goto('/');
  for (const region of ['banner', 'contentinfo'] as const) {
    const opened = context.waitForEvent('page');
    await page
      .getByRole(region)
      .getByRole('link', { name: /Support.*new tab/ })
      .click();
    await expect(await opened).toHaveURL(`${siteOrigin}/customer-support`);
  }
});

test('Terms and Privacy Policy are disabled links without an href, which the pointer does not change', async ({
  page,
}) => {
  await page.goto('/');
  for (const name of ['Terms', 'Privacy Policy']) {
    const link = page.getByRole('contentinfo').getByRole('link', { name });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
    await expect(link).toHaveCSS('text-decoration-thickness', '1px');
    await link.hover();
    await expect(link).toHaveCSS('text-decoration-thickness', '1px');
  }
});

test('the sections are in the order of the top bar', async ({ page }) => {
  await page.goto('/');
  const found = await page.locator('main section[id]').evaluateAll((all) => all.map((each) => each.id));
  expect(found).toEqual([...sectionIds]);
});

test('a click on another link cancels a pending scroll', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await page.mouse.move(10, 300);
  await expect(page.locator('[data-slot=chip-marquee-viewport]').first()).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('contentinfo').getByRole('link', { name: 'AI Agents' }).click();
  await page.clock.runFor(200);
  await page.getByRole('banner').getByRole('link', { name: /home/ }).click();
  await page.clock.runFor(2000);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('Back before the landing page has loaded cancels a pending scroll', async ({ page }) => {
  await page.goto('/customer-support');
  await hydrate(page);
  const letGo = await holdScripts(page, 'landing-*.js');
  await page.getByRole('banner').getByRole('link', { name: 'AI Agents' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  letGo();
  await page.goForward();
  const heading = page.locator('#hero-title');
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
