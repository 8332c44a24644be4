import { expect, type Page } from 'playwright/test';
import { originOf } from '../apps.ts';
import { test } from '../silent-page.ts';

/** What a reset changes, but for colour, typeface and line height: parts may inherit them from the page on purpose. */
const PROPERTIES = [
  'background-color',
  'border-block-start-width',
  'border-start-start-radius',
  'cursor',
  'display',
  'font-size',
  'font-weight',
  'letter-spacing',
  'list-style-type',
  'margin-block-end',
  'margin-block-start',
  'min-block-size',
  'outline-style',
  'padding-block-end',
  'padding-block-start',
  'padding-inline-end',
  'padding-inline-start',
  'text-align',
  'text-decoration-line',
] as const;

/** The computed values of every visible part of the page, as `part property: value`. */
const looksOf = (page: Page): Promise<string[]> =>
  page
    .locator('[data-slot]:not([hidden], [hidden] *)')
    .evaluateAll(
      (parts, properties) =>
        parts.flatMap((part) =>
          properties.map(
            (property) =>
              `${part.getAttribute('data-slot')} ${property}: ${getComputedStyle(part).getPropertyValue(property)}`,
          ),
        ),
      PROPERTIES,
    );

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('button', { name: 'Enlarge' })).toBeVisible();
}

for (const [host, path] of [
  ['Tailwind', '/'],
  ['Tailwind with a prefix', '/prefix'],
  ['normalize.css, Bootstrap, a reset of all margins and a button without style, in one layer', '/resets'],
] as const) {
  test(`parts keep their sizes, spaces, grounds and weights beside ${host}`, async ({ silent: page }) => {
    const alone = await page.context().newPage();
    await open(alone, originOf('vite'));
    await open(page, `${originOf('host-styles')}${path}`);
    await expect(async () => {
      const looks = await looksOf(alone);
      expect(looks.length).toBeGreaterThan(500);
      expect(await looksOf(page)).toEqual(looks);
    }).toPass({ timeout: 15_000 });
  });
}

for (const [how, path] of [
  ['Tailwind', '/'],
  ['Tailwind with a prefix', '/prefix'],
] as const) {
  test(`${how} has utilities of the tokens beside its own`, async ({ silent: page }) => {
    await open(page, `${originOf('host-styles')}${path}`);
    const own = page.locator('#host');
    await expect(own).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(own).not.toHaveCSS('padding-left', '0px');
    await expect(own).toHaveCSS('font-size', '14px');
  });
}
