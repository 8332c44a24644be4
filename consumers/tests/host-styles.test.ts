import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fromRoot } from '@weft/tools/paths';
import { expect, type Locator, type Page } from 'playwright/test';
import { originOf } from '../apps.ts';
import { test } from '../silent-page.ts';

/**
 * The properties that a reset changes, except colour, typeface and line height, which parts may inherit from the page on
 * purpose.
 */
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

/**
 * The computed values of every visible part of the page, as `part property: value`. With the colour of what is on the bar's own
 * ground.
 */
const looksOf = (page: Page): Promise<string[]> =>
  page
    .locator('[data-slot]:not([hidden], [hidden] *, #utilities *)')
    .evaluateAll(
      (parts, properties) =>
        parts.flatMap((part) =>
          [...properties, ...(part.closest('[data-slot="top-bar"]') ? ['color'] : [])].map(
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
  ['normalize.css, Bootstrap, a reset, and rules for elements, in one layer', '/resets'],
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

for (const [how, path] of [
  ['Tailwind', '/'],
  ['Tailwind with a prefix', '/prefix'],
] as const) {
  test(`a utility of ${how} in \`className\` wins over the look of a part`, async ({ silent: page }) => {
    await open(page, `${originOf('host-styles')}${path}`);
    const button = page.locator('#utilities [data-slot="button"]');
    await expect(button).toHaveCSS('margin-top', '32px');
    // `blue-600` of Tailwind.
    await expect(button).toHaveCSS('background-color', 'oklch(0.546 0.245 262.881)');
  });
}

test('a part keeps the look of its props where one style sheet imports several of the package', async ({
  silent: page,
}) => {
  await open(page, `${originOf('host-styles')}/resets`);
  const first = await page.getByText('First column').boundingBox();
  const second = await page.getByText('Second column').boundingBox();
  expect(second?.y).toBe(first?.y);
});

/** The properties of a button that a rule of the host may override. */
const looksOfButton = (button: Locator) =>
  button.evaluate((element) => {
    element.focus();
    const { backgroundColor, height, outlineStyle, paddingInlineStart } = getComputedStyle(element);
    return {
      ground: backgroundColor !== 'rgba(0, 0, 0, 0)',
      height,
      padding: paddingInlineStart !== '0px',
      ring: outlineStyle !== 'none',
    };
  });

const README = readFileSync(fromRoot('packages/design-system/README.md'), 'utf8');
const PREFLIGHT = createRequire(import.meta.url).resolve('tailwindcss/preflight.css');

for (const [rule, words, css, kept] of [
  [
    '`* { margin: 0; padding: 0; border: 0 }`',
    'keeps its ground and height, loses its padding',
    '* { margin: 0; padding: 0; border: 0 }',
    { ground: true, height: true, padding: false, ring: true },
  ],
  [
    "a copy of Tailwind's preflight",
    'loses its ground too',
    readFileSync(PREFLIGHT, 'utf8'),
    { ground: false, height: true, padding: false, ring: true },
  ],
  [
    '`button { all: unset }`',
    'loses every look, the focus ring included',
    'button { all: unset }',
    { ground: false, height: false, padding: false, ring: false },
  ],
] as const) {
  test(`outside of layers ${rule} does to a button what the README says`, async ({ silent: page }) => {
    // Without transitions the first reading after the rule is the final one.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(README).toContain(`| ${rule} | ${words} |`);
    await open(page, `${originOf('host-styles')}/alone`);
    const button = page.locator('#utilities [data-slot="button"]');
    const before = await looksOfButton(button);
    expect(before).toMatchObject({ ground: true, padding: true, ring: true });
    await page.addStyleTag({ content: css });
    const { height, ...after } = await looksOfButton(button);
    expect({ ...after, height: height === before.height }).toEqual(kept);
  });
}
