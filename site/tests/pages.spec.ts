import { expect, type Page, test } from 'playwright/test';
import { violationsOf } from './support/axe.ts';
import { hydrate } from './support/landing.ts';
import { pages } from './support/pages.ts';

/** Collects the browser's errors and warnings while a page loads and scrolls to its end. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!/^http:\/\/localhost:/.test(request.url())) complaints.push(`third party: ${request.url()}`);
  });
  return complaints;
}

async function scrollThrough(page: Page): Promise<void> {
  const screens = await page.evaluate(() => Math.ceil(document.body.scrollHeight / window.innerHeight));
  for (let screen = 0; screen <= screens; screen++) {
    await page.mouse.wheel(0, 900);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

/** The ids of a page, and the ids that its attributes reference. */
function ids(): { found: string[]; promised: string[] } {
  const references = ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls'];
  const promised = references.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].flatMap((each) => each.getAttribute(name)?.split(' ') ?? []),
  );
  return { found: [...document.querySelectorAll('[id]')].map(({ id }) => id), promised };
}

/** The widths of the axe checks, each with a new load. Each runs in light, then in dark; the middle one with forced colours instead. */
const widths = [320, 768, 1280] as const;

for (const { path, status, forms, title, heading } of pages) {
  test.describe(path, () => {
    test('loads, hydrates with the ids of the prerendered HTML, and scrolls without browser errors', async ({
      page,
    }) => {
      const complaints = watch(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const sent = await page.evaluate(ids);
      await page.mouse.move(10, 200);
      await page.waitForLoadState('networkidle');
      const { found, promised } = await page.evaluate(ids);
      expect(found).toEqual(expect.arrayContaining(sent.found));
      expect(found, 'promises no id that is not there').toEqual(expect.arrayContaining(promised));

      await expect(page).toHaveTitle(title);
      await expect(page.locator('title:not(svg title)')).toHaveCount(1);
      await expect(page.locator('meta[name=description]')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');

      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      // The browser logs the status of a missing page.
      expect(complaints.filter((text) => status === 200 || !/status of 404/.test(text))).toEqual([]);
    });

    for (const width of widths) {
      test(`has no axe violation and no horizontal scroll, also with 200 % text: ${width} px`, async ({
        page,
      }) => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        await page.mouse.move(10, 200);
        if (path === '/')
          await expect(page.locator('[data-slot=chip-marquee-viewport]').first()).toBeAttached();
        await page.waitForLoadState('networkidle');
        const needed = () => page.evaluate(() => document.documentElement.scrollWidth);
        expect(await needed()).toBeLessThanOrEqual(width);
        expect(await violationsOf(page)).toEqual([]);
        const further =
          width === 768 ? { forcedColors: 'active' as const } : { colorScheme: 'dark' as const };
        await page.emulateMedia(further);
        expect(await violationsOf(page, { coloursOnly: true }), JSON.stringify(further)).toEqual([]);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        expect(await needed(), 'text of 200 %').toBeLessThanOrEqual(width);
      });
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('shows its content, and forms say that they need it', async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expect(page.locator('form')).toHaveCount(forms);
        await expect(page.locator('form').getByText(/This form needs JavaScript/)).toHaveCount(forms);
      });
    });
  });
}

test('a path in capitals stays the page that says it is not there', async ({ page }) => {
  await page.goto('/Login');
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    pages.find(({ status }) => status === 404)?.heading ?? '',
  );
  await expect(page.locator('form')).toHaveCount(0);
});

test('in print the bar is only on the first page, and nothing fixed covers other content', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/customer-support');
  await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute');
  const stuck = await page
    .locator('body *')
    .evaluateAll((all) => all.filter((each) => getComputedStyle(each).position === 'fixed').length);
  expect(stuck).toBe(0);
});
