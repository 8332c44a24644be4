/// <reference lib="dom" />

import {
  COLOURS,
  type Colour,
  cssName,
  measurePairs,
  pairText,
  THEMES,
  type Theme,
} from '@weft/tokens/theming';
import { launchOptions } from '@weft/tools/browser';
import { type Browser, chromium, type Page } from 'playwright';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { BRANDS, type Brand } from '#storybook/brands.ts';
import { CallToAction } from '../../src/components/call-to-action/index.js';
import { Hero } from '../../src/components/hero/index.js';
import { Section } from '../../src/components/section/index.js';
import { builtStyles } from '../dist.ts';
import { program } from '../program.ts';
import { AllParts } from './all-parts.js';

const PATIENCE = 120_000;

// Thousands of elements are measured, each with its pseudo-elements.
vi.setConfig({ testTimeout: PATIENCE });

/** The system settings that select a theme. */
const SYSTEM: Readonly<Record<Theme, Parameters<Page['emulateMedia']>[0]>> = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  'light-hc': { colorScheme: 'light', contrast: 'more' },
  'dark-hc': { colorScheme: 'dark', contrast: 'more' },
};

const TOKENS = Object.keys(COLOURS.light);

/** The page itself, and islands: of either theme, in the other, and with contrast of their own. */
const PLACES = `<i id="page"></i>
  <b data-theme="light"><i id="light"></i><b data-theme="dark"><i id="dark-in-light"></i></b></b>
  <b data-theme="dark"><i id="dark"></i></b>
  <b data-contrast="more"><b data-theme="dark"><i id="dark-in-more"></i></b></b>
  <b data-theme="light" data-contrast="more"><i id="light-and-more"></i></b>`;

const css = builtStyles();

let browser: Browser;
let page: Page;
let html = '';
const themes = new Map<Brand, string>();

beforeAll(async () => {
  for (const [name, brand] of Object.entries(BRANDS)) {
    const { status, stdout, stderr } = program.run(['theme', '-'], JSON.stringify(brand));
    expect(status, stderr).toBe(0);
    themes.set(name as Brand, stdout);
  }
  html = renderToString(createElement(AllParts));
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage();
}, PATIENCE);

afterAll(() => browser?.close());

/** Opens a page whose system has a theme. The brand's sheet comes first, where the order of sheets would defeat it. */
async function open(content: string, theme: Theme, brand?: Brand): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none', ...SYSTEM[theme] });
  const sheets = [...(brand ? [themes.get(brand)] : []), css];
  const styles = sheets.map((sheet) => `<style>${sheet}</style>`).join('');
  await page.setContent(`<!doctype html><html lang="en">${styles}<body>${content}</body></html>`);
}

/** The colours of all tokens beside an element. */
async function tokensAt(id: string): Promise<Record<string, string>> {
  const names = TOKENS.map((token) => [token, cssName(token)] as const);
  return page.locator(`#${id}`).evaluate((element, names) => {
    const probe = element.appendChild(document.createElement('i'));
    return Object.fromEntries(
      names.map(([token, name]) => {
        probe.style.color = `var(${name})`;
        return [token, getComputedStyle(probe).color];
      }),
    );
  }, names);
}

function colourOf(text: string): Colour {
  const [, l, c, h, alpha = '1'] =
    /^oklch\(([\d.e-]+) ([\d.e-]+) ([\d.e-]+|none)(?: \/ ([\d.]+))?\)$/.exec(text) ?? [];
  if (l === undefined) throw new Error(`${text} is not in OKLCH`);
  return { components: [Number(l), Number(c), Number(h === 'none' ? 0 : h)], alpha: Number(alpha) };
}

/** A colour of the theme's file as the browser computes it: lightness is a number, not a percentage. */
const computed = (text: string): string =>
  text.replace(/([\d.]+)%/, (_, percent: string) => String(Number((Number(percent) / 100).toFixed(6))));

/** All colours that are painted on the page, and an element that has each. */
const paintedColours = (): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const painted: Record<string, string> = {};
    const sides = ['top', 'right', 'bottom', 'left'].map((side) => [
      `border-${side}-width`,
      `border-${side}-color`,
    ]);
    for (const element of document.body.querySelectorAll('*'))
      for (const pseudo of ['', '::before', '::after', '::marker', '::placeholder']) {
        const style = getComputedStyle(element, pseudo);
        const properties = [
          'color',
          'background-color',
          'fill',
          'stroke',
          'box-shadow',
          'text-decoration-color',
          ...sides
            .filter(([width = '']) => style.getPropertyValue(width) !== '0px')
            .map(([, colour = '']) => colour),
          ...(style.outlineStyle === 'none' ? [] : ['outline-color']),
        ];
        for (const property of properties)
          for (const colour of style.getPropertyValue(property).match(/(?:oklch|rgba?)\([^)]*\)/g) ?? [])
            painted[colour] ??=
              `${property} of ${element.getAttribute('data-slot') ?? element.tagName}${pseudo}`;
      }
    return painted;
  });

const hueDistance = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180);

/** The difference of two colours in OKLab; 0.02 is just noticeable. */
function difference(one: Colour, other: Colour): number {
  const [from, to] = [one, other].map(({ components: [l, c, h] }) => {
    const angle = (h * Math.PI) / 180;
    return [l, c * Math.cos(angle), c * Math.sin(angle)] as const;
  }) as [readonly [number, number, number], readonly [number, number, number]];
  return Math.hypot(from[0] - to[0], from[1] - to[1], from[2] - to[2]);
}

const NAMES = Object.keys(BRANDS) as Brand[];

/** The brand whose sheet shares the fewest colours with the package: a shared colour that is left would not be noticed. */
const STRICTEST: Brand = 'plum';

/** The colours of the package in a theme and on islands, without those that a brand has as well. */
async function oldColours(theme: Theme, brand: Brand): Promise<Set<string>> {
  await open(PLACES, theme);
  const old = new Set<string>();
  for (const id of ['page', 'light', 'dark'])
    for (const colour of Object.values(await tokensAt(id))) old.add(colour);
  for (const [colour] of themes.get(brand)?.matchAll(/oklch\([^)]*\)/g) ?? []) old.delete(computed(colour));
  return old;
}

/** What a sheet says of colours, without their values. */
const coloursSetBy = (brand: Brand): string =>
  (themes.get(brand) ?? '')
    .split('\n')
    .filter((line) => !/--ds-(?!color-)/.test(line))
    .map((line) => line.replace(/(?<=--ds-color-[\w-]+):.*/, ''))
    .join('\n');

test.each(THEMES)('a theme leaves no colour of the package on any part, in %s', async (theme) => {
  const old = await oldColours(theme, STRICTEST);
  for (const brand of NAMES) {
    const changed = await oldColours(theme, brand);
    expect(changed.size, `${brand} changes most colours`).toBeGreaterThan(15);
    expect(
      [...changed].filter((colour) => !old.has(colour)),
      `${STRICTEST} is stricter than ${brand}`,
    ).toEqual([]);
  }
  const left = async () => Object.entries(await paintedColours()).filter(([colour]) => old.has(colour));
  await open(html, theme);
  expect((await left()).length, 'without the theme they are there').toBeGreaterThan(10);
  await open(html, theme, STRICTEST);
  expect(await left()).toEqual([]);
});

test.each(NAMES)('the theme of %s sets the colours that the strictest sets, in the same places', (brand) => {
  expect(coloursSetBy(brand)).toContain('--ds-color-bg-action');
  expect(coloursSetBy(brand)).toBe(coloursSetBy(STRICTEST));
});

describe.each(NAMES)('the brand %s', (brand) => {
  describe.each(THEMES)('in %s', (theme) => {
    test('has the contrast of every pair, on the page and on islands', async () => {
      await open(PLACES, theme, brand);
      const hc = theme.endsWith('-hc') ? '-hc' : '';
      const places: Readonly<Record<string, Theme>> = {
        page: theme,
        light: `light${hc}` as Theme,
        dark: `dark${hc}` as Theme,
        'dark-in-light': `dark${hc}` as Theme,
        'dark-in-more': 'dark-hc',
        'light-and-more': 'light-hc',
      };
      for (const [id, own] of Object.entries(places)) {
        const colours = Object.entries(await tokensAt(id)).map(
          ([token, text]) => [token, colourOf(text)] as const,
        );
        const rows = measurePairs(own, Object.fromEntries(colours));
        expect(rows.length).toBeGreaterThan(100);
        const low = rows.filter(({ ratio, needs }) => ratio < needs);
        expect(low.map((row) => `${id}: ${pairText(row)} ${row.ratio}:1 of ${row.needs}:1`)).toEqual([]);
      }
    });

    test('keeps danger red, and apart from the call to action', async () => {
      await open(PLACES, theme, brand);
      const tokens = await tokensAt('page');
      const action = colourOf(tokens['color.bg.action'] ?? '');
      for (const token of ['color.fg.danger', 'color.line.danger', 'color.bg.danger']) {
        const danger = colourOf(tokens[token] ?? '');
        expect(hueDistance(danger.components[2], 25), token).toBeLessThanOrEqual(25);
        expect(difference(danger, action), token).toBeGreaterThan(0.06);
      }
    });
  });

  test('gives way to the system’s colours in forced colours', async () => {
    await open(PLACES, 'light');
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    const system = await tokensAt('dark');
    await open(PLACES, 'light', brand);
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
    expect(await tokensAt('dark')).toEqual(system);
  });
});

test.each(NAMES)(
  'muted text, errors and edges on the dyes of %s have the colour of other text',
  async (brand) => {
    const text = createElement('p', { id: 'text' });
    for (const [content, tokens] of [
      [createElement(Section, { ground: 'primary' }, text), ['fg.danger']],
      [createElement(Section, { ground: 'accent' }, text), ['fg.danger', 'fg.muted', 'line.strong']],
      [createElement(Section, { ground: 'action' }, text), ['fg.danger', 'fg.muted', 'line.strong']],
      [createElement(CallToAction, { ground: 'action', title: text }), ['line.strong']],
      [createElement(Hero, { ground: 'action', title: text }), ['line.strong']],
    ] as const) {
      await open(renderToString(content), 'light', brand);
      const colours = await tokensAt('text');
      for (const token of tokens) expect(colours[`color.${token}`], token).toBe(colours['color.fg.default']);
    }
  },
);

test.each([
  ['taxi', 96],
  ['plum', 128],
  ['orchard', 153.6],
] as const)('the density of %s decides how far sections are apart', async (brand, px) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open('<section class="ds:section" data-slot="section"></section>', 'light', brand);
  const section = page.locator('[data-slot=section]');
  expect(await section.evaluate((element) => getComputedStyle(element).paddingTop)).toBe(`${px}px`);
});

test('a button’s padding grows with its radius, to 24 px', async () => {
  const buttons = '<button class="ds:button" data-slot="button">Send</button>';
  const padding = () => page.locator('button').evaluate((element) => getComputedStyle(element).paddingLeft);
  await open(buttons, 'light');
  expect(await padding()).toBe('16px');
  await open(buttons, 'light', 'plum');
  expect(await padding()).toBe('16px');
  await page.addStyleTag({ content: ':root { --ds-radius-button: 20px }' });
  expect(await padding()).toBe('20px');
  await page.addStyleTag({ content: ':root { --ds-radius-button: 999px }' });
  expect(await padding()).toBe('24px');
});

test('buttons, fields and cards each have their own radius, and titles their own font family', async () => {
  await open(html, 'light', 'orchard');
  const styleOf = (slot: string, property: string) =>
    page
      .locator(`[data-slot=${slot}]`)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await styleOf('button', 'border-top-left-radius')).toBe('999px');
  expect(await styleOf('field-frame', 'border-top-left-radius')).toBe('4px');
  expect(await styleOf('card', 'border-top-left-radius')).toBe('16px');
  expect(await styleOf('section-heading-title', 'font-family')).toContain('DejaVu Serif');
  expect(await styleOf('heading', 'font-family')).toContain('DejaVu Serif');
  expect(await styleOf('button', 'font-family')).toContain('DejaVu Sans');
  expect(await styleOf('button', 'min-height')).toBe('48px');
});
