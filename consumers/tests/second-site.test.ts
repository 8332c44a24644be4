import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { axeTags, colourRules } from '@weft/design-system/storybook/axe-tags.ts';
import { isHydrated } from '@weft/tools/is-hydrated';
import axe from 'axe-core';
import { expect, type Page } from 'playwright/test';
import { HERE, originOf } from '../apps.ts';
import { test } from '../silent-page.ts';

const ORIGIN = originOf('second-site');
const FOLDER = path.join(HERE, 'second-site');
const read = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8');

const PAGES = ['/', '/pricing', '/customers', '/contact', '/faq', '/legal', '/thanks', '/404'];

/** The largest size that a first visit to a page may transfer. */
const LIMIT = 150 * 1024;

/** The axe violations of the page: of the rules about colour only, for a page that passed all in another theme. */
async function violationsOf(page: Page, coloursOnly = false): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) => (globalThis as unknown as { axe: typeof axe }).axe.run({ runOnly }),
    coloursOnly ? { type: 'rule' as const, values: colourRules } : { type: 'tag' as const, values: axeTags },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const address of PAGES) {
  test(`${address} is silent, accessible and fits at four widths, light and dark`, async ({
    silent: page,
  }) => {
    test.slow(); // axe runs eight times
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Between a phone and a laptop the page is resized, as by a turned tablet.
      if (width === 390 || width === 1440) await page.goto(ORIGIN + address);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const look = `${width} px, ${colorScheme}`;
        expect(await overflowOf(page), look).toBe(0);
        expect(await violationsOf(page, colorScheme === 'dark'), look).toEqual([]);
      }
    }
  });

  test(`a first visit to ${address} transfers less than 150 KB`, async ({ page }) => {
    let bytes = 0;
    page.on('response', (reply) => {
      bytes += Number(reply.headers()['content-length'] ?? 0);
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(ORIGIN + address, { waitUntil: 'networkidle' });
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(LIMIT);
  });
}

test('an address without a page gets the page that says so', async ({ request }) => {
  const reply = await request.get(`${ORIGIN}/nowhere`);
  expect(reply.status()).toBe(404);
  expect(await reply.text()).toContain('A dry hole');
});

test('every internal link leads to a page, and to an element of it', async ({ request }) => {
  const markup = new Map<string, string>();
  for (const address of PAGES) markup.set(address, await (await request.get(ORIGIN + address)).text());
  const links = [...markup].flatMap(([from, html]) =>
    [...html.matchAll(/<a\b[^>]*\shref="([/#][^"]*)"/g)].map(([, href = '']) => ({ from, href })),
  );
  expect(links.length).toBeGreaterThan(50);
  for (const { from, href } of links) {
    const { pathname, hash } = new URL(href, ORIGIN + from);
    const target = markup.get(pathname);
    expect(target, `${from} links to ${href}`).toBeDefined();
    if (hash) expect(target, `${from} links to ${href}`).toContain(`id="${hash.slice(1)}"`);
  }
});

test.describe('its style', () => {
  test('comes from the package and one theme only: no class, style or sheet of its own', async ({
    request,
  }) => {
    expect(globSync('**/*.{css,scss}', { cwd: FOLDER })).toEqual([]);
    for (const file of globSync('{pages,parts}/*.tsx', { cwd: FOLDER }))
      expect(read(file), file).not.toMatch(/\b(?:className|style)\b|<style/);
    for (const address of PAGES) {
      const html = await (await request.get(ORIGIN + address)).text();
      expect(html, address).not.toMatch(/\sstyle="|<style/);
      const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
      expect(
        classes.filter((name) => !name.startsWith('ds:')),
        address,
      ).toEqual([]);
    }
  });

  test('has the fonts of its brand', async ({ silent: page }) => {
    await page.goto(ORIGIN);
    expect(await page.evaluate(async () => (await document.fonts.ready).check("700 1rem 'Rokkitt'"))).toBe(
      true,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Rokkitt/);
  });
});

test('a remembered theme is there before the first paint, by the package’s script', async ({
  silent: page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(ORIGIN);
  const dark = page.getByRole('radio', { name: 'Dark' });
  await expect.poll(() => dark.evaluate(isHydrated)).toBe(true);
  await dark.check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto(`${ORIGIN}/legal`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test.describe('the contact form', () => {
  test('says what is wrong, keeps its input, and is sent once it is valid', async ({ silent: page }) => {
    await page.goto(`${ORIGIN}/contact`);
    // Before, the browser's own check would hold the form back.
    await expect(page.locator('form')).toHaveAttribute('novalidate');
    const name = page.getByRole('textbox', { name: /Name/ });
    const postcode = page.getByRole('textbox', { name: /Postcode/ });
    const email = page.getByRole('textbox', { name: /Email/ });
    const send = page.getByRole('button', { name: 'Send it to the yard' });
    await name.fill('Maureen Oyelaran');
    await postcode.fill('Tarnside');
    await email.fill('maureen@');
    await send.click();

    const summary = page.locator('[data-slot="error-summary"]');
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Enter a postcode like TS1 4RW',
      'Enter an email address like name@example.com',
      'Choose what heats you now',
    ]);
    await expect(page.locator('[data-slot="field-error"]:not(:empty)')).toHaveCount(3);
    await expect(name).toHaveValue('Maureen Oyelaran');
    await expect(postcode).toHaveValue('Tarnside');
    await expect(email).toHaveValue('maureen@');
    expect(await violationsOf(page)).toEqual([]);

    await summary.getByRole('link', { name: /postcode/ }).click();
    await expect(postcode).toBeFocused();
    await postcode.fill('TS1 4RW');
    await email.fill('maureen@example.com');
    await page.getByRole('combobox').selectOption('Gas');
    // A screen reader announces only what changes in a live region that is there before.
    const thanks = page.locator('[data-slot="notice"][role="status"]');
    await expect(thanks).toBeEmpty();
    const before = await thanks.elementHandle();
    await send.click();
    await expect(page.getByText('Thank you, we have it')).toBeVisible();
    expect(await before?.textContent()).toContain('Thank you, we have it');
    await expect(send).toBeFocused();
    await expect(name).toHaveValue('');
  });
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('loads its panel on the first press, and again after a failure', async ({ page }) => {
    await page.goto(ORIGIN, { waitUntil: 'networkidle' });
    const late: string[] = [];
    let isOffline = true;
    await page.route('**/*.js', (route) => {
      late.push(route.request().url());
      return isOffline ? route.abort() : route.continue();
    });
    const button = page.getByRole('button', { name: 'Menu' });
    await button.press('Enter');
    await expect.poll(() => late.length).toBeGreaterThan(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('menu')).toHaveCount(0);

    isOffline = false;
    await button.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 1440])
    test(`every page shows its text and the navigation at ${width} px`, async ({ silent: page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const address of PAGES) {
        await page.goto(ORIGIN + address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('banner').getByRole('link', { name: 'Questions' })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
        await expect(
          page.getByRole('contentinfo').getByRole('link', { name: 'Rules and privacy' }),
        ).toBeVisible();
      }
    });

  test('a question opens its answer, and all tabs show their views', async ({ silent: page }) => {
    await page.goto(`${ORIGIN}/faq`);
    const answer = page.getByText('It is open for two days');
    await expect(answer).toBeHidden();
    await page.getByText('Will you dig up my garden?').click();
    await expect(answer).toBeVisible();
    await page.goto(`${ORIGIN}/pricing`);
    for (const words of ['Two rooms', 'Three bedrooms', 'Mend the window'])
      await expect(page.getByText(words)).toBeVisible();
  });

  test('the contact form is checked and sent by the browser', async ({ silent: page }) => {
    await page.goto(`${ORIGIN}/contact`);
    await page.getByRole('textbox', { name: /Name/ }).fill('Tom Akers');
    await page.getByRole('textbox', { name: /Postcode/ }).fill('TS1 4RW');
    const email = page.getByRole('textbox', { name: /Email/ });
    await email.fill('tom@');
    await page.getByRole('combobox').selectOption('Oil');
    const send = page.getByRole('button', { name: 'Send it to the yard' });
    await send.click();
    await expect(email).toBeFocused();
    await expect(page).toHaveURL(/\/contact$/);
    await email.fill('tom@example.com');
    await send.click();
    await expect(page.getByRole('heading', { name: 'Thank you, we have it' })).toBeVisible();
  });
});
