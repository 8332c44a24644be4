import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fromRoot } from '@weft/tools/paths';
import { expect, type Locator, type Page } from 'playwright/test';
import { HERE, originOf, PRERENDERED_APPS, SPECIMEN_APPS } from '../apps.ts';
import { test } from '../silent-page.ts';

const README = fromRoot('packages/design-system/README.md');

/** The computed value of a token for a property, beside an element. */
const token = (page: Page, selector: string, property: string, variable: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, [property, variable]) => {
        const probe = document.createElement('i');
        probe.style.setProperty(property, `var(${variable})`);
        element.parentElement?.append(probe);
        const value = getComputedStyle(probe).getPropertyValue(property);
        probe.remove();
        return value;
      },
      [property, variable] as const,
    );

/** The token that styles a property of each part, so that the test contains no values. */
const LOOKS = [
  ['[data-slot="button"]', 'background-color', '--ds-color-bg-action'],
  ['[data-theme="dark"] [data-slot="button"]', 'color', '--ds-color-fg-default'],
  ['[data-slot="button"]', 'min-block-size', '--ds-size-control'],
  ['[data-slot="field-frame"]', 'background-color', '--ds-color-bg-field'],
  ['[data-slot="field-error"]', 'color', '--ds-color-fg-danger'],
  ['[data-slot="top-bar"]', 'background-color', '--ds-color-bg-ink'],
  ['main [data-slot="link"]', 'color', '--ds-color-fg-link'],
] as const;

/** Allows what frameworks themselves write into the page: inline scripts, and the style of an Astro island. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'sha256-vv9IoKo7BSLbWcUHr3tNmfNVmm5L/9Cfn2H6LMk7/ow='",
  "img-src 'self' data:",
].join('; ');

/**
 * Presses the button until the menu opens, because the page does not show when it has hydrated, and an earlier press is
 * lost.
 */
const openMenu = (menu: Locator): Promise<void> =>
  expect(async () => {
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true', { timeout: 1_000 });
  }).toPass();

for (const app of SPECIMEN_APPS) {
  test.describe(app, () => {
    test('styles the parts with their tokens', async ({ silent: page }) => {
      await page.goto(originOf(app));
      for (const [selector, property, variable] of LOOKS) {
        const expected = await token(page, selector, property, variable);
        expect(expected, variable).not.toMatch(/^$|rgba\(0, 0, 0, 0\)|^auto$|^0px$/);
        await expect(page.locator(selector).first(), `${selector}: ${property}`).toHaveCSS(
          property,
          expected,
        );
      }
    });

    test('follows the system theme, and an element with data-theme keeps its own', async ({
      silent: page,
    }) => {
      const ground = () => token(page, 'main [data-slot="chip"]', 'background-color', '--ds-color-bg-page');
      const island = () =>
        token(page, '[data-theme="dark"] button', 'background-color', '--ds-color-bg-page');
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(originOf(app));
      const [light, inIsland] = [await ground(), await island()];
      expect(light).not.toBe(inIsland);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await ground()).toBe(inIsland);
      expect(await island()).toBe(inIsland);
    });

    test('hydrates its interactive parts', async ({ silent: page }) => {
      await page.goto(originOf(app));
      const question = page.getByRole('button', { name: 'How long is the setup?' });
      // Before hydration the question is a `details` element.
      await expect(question).toHaveAttribute('aria-expanded', 'false');
      await question.click();
      await expect(question).toHaveAttribute('aria-expanded', 'true');
      await expect(page.getByText('Two days.')).toBeVisible();

      await page.getByRole('button', { name: 'Enlarge' }).click();
      await expect(page.getByRole('dialog', { name: 'The process' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Enlarge' })).toBeFocused();

      const password = page.getByLabel('Password', { exact: true });
      await page.getByRole('button', { name: /show password/i }).click();
      await expect(password).toHaveAttribute('type', 'text');
    });

    test('opens its menu and an enlarged picture on a phone under a policy that forbids inline styles', async ({
      silent: page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.route(`${originOf(app)}/`, async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-security-policy': POLICY };
        await route.fulfill({ response, headers });
      });
      const answer = await page.goto(originOf(app));
      expect(answer?.headers()['content-security-policy']).toBe(POLICY);
      const menu = page.getByRole('button', { name: 'Menu' });
      await openMenu(menu);
      await expect(page.getByRole('menuitem')).toHaveText(['Questions', 'Form']);
      await expect(page.getByRole('menuitem', { name: 'Form' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu).toBeFocused();
      await page.getByRole('button', { name: 'Enlarge' }).click();
      await expect(page.getByRole('dialog', { name: 'The process' })).toBeVisible();
    });
  });
}

for (const app of SPECIMEN_APPS) {
  for (const width of [390, 1440])
    test(`${app}: a page that turns right to left mirrors its parts at ${width} px`, async ({
      silent: page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(originOf(app));
      const logo = page.getByRole('link', { name: 'Weft' });
      const room = () => logo.evaluate((link) => innerWidth - link.getBoundingClientRect().right);
      const before = await logo.evaluate((link) => link.getBoundingClientRect().left);
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      await expect.poll(room).toBeCloseTo(before, 0);
      const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(await isTooWide()).toBe(false);

      const password = page.getByLabel('Password', { exact: true });
      const show = page.getByRole('button', { name: /show password/i });
      const [field, button] = [await password.boundingBox(), await show.boundingBox()];
      expect(button?.x).toBeLessThan(field?.x ?? 0);
      if (width > 390) return;
      await openMenu(page.getByRole('button', { name: 'Menu' }));
      await expect(page.getByRole('menuitem', { name: 'Form' })).toBeInViewport({ ratio: 1 });
    });
}

for (const app of PRERENDERED_APPS) {
  test.describe(`${app} without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('shows its navigation, words and slides, and opens a question', async ({ silent: page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(originOf(app));
      await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Questions' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Two days.')).toBeHidden();
      await page.getByText('How long is the setup?').click();
      await expect(page.getByText('Two days.')).toBeVisible();
      const slide = page.getByText('A lower bill');
      await page.getByRole('region', { name: 'Benefits' }).hover();
      await page.mouse.wheel(390, 0);
      await expect(slide).toBeInViewport();
    });

    test('its form can be filled in', async ({ silent: page }) => {
      await page.goto(originOf(app));
      await page.getByLabel('Email').fill('ada@example.com');
      await page.getByLabel('Password', { exact: true }).fill('a long secret');
      await expect(page.getByRole('button', { name: /show password/i })).toBeHidden();
    });
  });
}

test('the examples of the package’s README render styled in a plain application', async ({
  silent: page,
}) => {
  const examples = readFileSync(README, 'utf8').matchAll(/```tsx\n([\s\S]*?)```/g);
  const [example, home] = [...examples].map(([, code]) => code);
  const source = (file: string) => readFileSync(path.join(HERE, 'vite/src', file), 'utf8');
  expect(source('example.tsx')).toBe(example);
  expect(source('home.tsx')).toBe(home);
  await page.goto(`${originOf('vite')}/home`);
  await expect(page.getByRole('heading', { level: 1, name: 'The till that knows your tea' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['What it does', 'Questions']);
  await page.goto(`${originOf('vite')}/example`);
  const action = await token(page, '[data-slot="button"]', 'background-color', '--ds-color-bg-action');
  await expect(page.getByRole('button', { name: 'Start with your first app' })).toHaveCSS(
    'background-color',
    action,
  );
});
