/// <reference lib="dom" />

import type { ColorValueNormalized } from '@terrazzo/parser';
import { launchOptions } from '@weft/tools/browser';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compile, load } from '../compile.ts';
import { cssName, isPublic, THEMES } from '../names.ts';
import type { Layer } from '../outputs/values.ts';
import { BUILD_TIMEOUT } from './timeouts.ts';

/** The settings of the visitor's system. */
type System = NonNullable<Parameters<Page['emulateMedia']>[0]>;

const QUIET: System = {
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
};

/** The page, islands (elements with a theme of their own), islands in islands, and islands with their own contrast. */
const PLACES = `
  <body id="page">
    <section id="light" data-theme="light"><section id="dark-in-light" data-theme="dark"></section></section>
    <section id="dark" data-theme="dark"><section id="light-in-dark" data-theme="light"></section></section>
    <div data-contrast="more"><section id="dark-in-more" data-theme="dark"></section></div>
    <section id="light-and-more" data-theme="light" data-contrast="more"></section>
  </body>`;

interface Seen {
  /** The theme that all its colours and shadows are from. */
  theme: string;
  /** The `color-scheme`, for the browser's own controls. */
  scheme: string;
}

/** A themed token: its CSS reference, and the expected value in each theme. */
interface Probe {
  property: 'color' | 'box-shadow';
  reference: string;
  values: Record<string, string>;
}

/** A value as CSS. */
const color = ({ components, alpha }: ColorValueNormalized): string =>
  `oklch(${components.join(' ')} / ${alpha})`;
const shadow = ({ offsetX, offsetY, blur, spread, color: tint }: Layer): string =>
  `${[offsetX, offsetY, blur, spread].map(({ value, unit }) => value + unit).join(' ')} ${color(tint)}`;

let browser: Browser;
let page: Page;
let css = '';
let probes: Probe[] = [];

beforeAll(async () => {
  const parsed = await load();
  css = String((await compile(parsed)).get('css/tokens.css'));
  const themes = THEMES.map((theme) => [theme, parsed.resolver.apply({ theme })] as const);
  const ids = Object.keys(parsed.resolver.apply({})).filter(
    (id) => isPublic(id) && /^(color|shadow)\./.test(id),
  );
  probes = ids.map((id) => ({
    property: id.startsWith('color.') ? 'color' : 'box-shadow',
    reference: `var(${cssName(id)})`,
    values: Object.fromEntries(
      themes.flatMap(([theme, tokens]): [string, string][] => {
        const token = tokens[id];
        if (theme === 'forced') {
          const system = token?.$extensions?.['app.ds'] as { system?: string } | undefined;
          return system?.system ? [[theme, system.system]] : [];
        }
        const value = token?.$value as unknown;
        return [
          [theme, Array.isArray(value) ? value.map(shadow).join(', ') : color(value as ColorValueNormalized)],
        ];
      }),
    ),
  }));
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage();
}, BUILD_TIMEOUT);

afterAll(() => browser?.close());

/** Loads the page with the settings of a system and attributes on the root. */
async function show(system: System, root: string): Promise<void> {
  await page.emulateMedia({ ...QUIET, ...system });
  await page.setContent(`<!doctype html><html ${root}><head><style>${css}</style></head>${PLACES}</html>`);
}

/** The theme of each element with an id; `a mixture` when its values are from several. */
const look = (): Promise<Record<string, Seen>> =>
  page.evaluate((all) => {
    const probe = document.createElement('span');
    probe.style.setProperty('forced-color-adjust', 'none');
    const computed = (property: string, value: string): string => {
      probe.style.setProperty(property, value);
      return getComputedStyle(probe).getPropertyValue(property);
    };
    const themes = Object.keys(all[0]?.values ?? {});
    const seen = [...document.querySelectorAll('[id]')].map((place) => {
      place.append(probe);
      const fits = (theme: string): boolean =>
        all.every(({ property, reference, values }) => {
          const value = values[theme];
          return value === undefined || computed(property, reference) === computed(property, value);
        });
      const theme = themes.filter(fits).join(' and ') || 'a mixture';
      return [place.id, { theme, scheme: getComputedStyle(place).colorScheme }];
    });
    return Object.fromEntries(seen);
  }, probes);

/** The islands' themes without a contrast setting on the root. */
const ISLANDS = {
  light: 'light',
  'dark-in-light': 'dark',
  dark: 'dark',
  'light-in-dark': 'light',
  'dark-in-more': 'dark-hc',
  'light-and-more': 'light-hc',
};
const MORE = {
  light: 'light-hc',
  'dark-in-light': 'dark-hc',
  dark: 'dark-hc',
  'light-in-dark': 'light-hc',
  'dark-in-more': 'dark-hc',
  'light-and-more': 'light-hc',
};
const FORCED = Object.fromEntries(Object.keys(ISLANDS).map((id) => [id, 'forced']));

const dark: System = { colorScheme: 'dark' };
const more: System = { contrast: 'more' };
const forced: System = { forcedColors: 'active' };

describe('themes of a page and its islands', () => {
  it.each<[string, System, string, string, Record<string, string>]>([
    ['a system without settings', {}, '', 'light', ISLANDS],
    ['a dark system', dark, '', 'dark', ISLANDS],
    ['light chosen on a dark system', dark, 'data-theme="light"', 'light', ISLANDS],
    ['dark chosen on a light system', {}, 'data-theme="dark"', 'dark', ISLANDS],
    ['a system of more contrast', more, '', 'light-hc', MORE],
    ['a dark system of more contrast', { ...dark, ...more }, '', 'dark-hc', MORE],
    ['dark chosen, with more contrast', more, 'data-theme="dark"', 'dark-hc', MORE],
    [
      'light chosen on a dark system of more contrast',
      { ...dark, ...more },
      'data-theme="light"',
      'light-hc',
      MORE,
    ],
    ['more contrast chosen', {}, 'data-contrast="more"', 'light-hc', MORE],
    ['more contrast chosen on a dark system', dark, 'data-contrast="more"', 'dark-hc', MORE],
    ['dark and more contrast chosen', {}, 'data-theme="dark" data-contrast="more"', 'dark-hc', MORE],
    [
      'light and more contrast chosen, dark system',
      dark,
      'data-theme="light" data-contrast="more"',
      'light-hc',
      MORE,
    ],
    ['forced colours', forced, '', 'forced', FORCED],
    ['forced colours over a dark system', { ...forced, ...dark }, '', 'forced', FORCED],
    [
      'forced colours over chosen ones',
      { ...forced, ...more },
      'data-theme="dark" data-contrast="more"',
      'forced',
      FORCED,
    ],
  ])('%s', async (_, system, root, pageTheme, islands) => {
    await show(system, root);
    const seen = await look();
    expect(Object.fromEntries(Object.entries(seen).map(([id, { theme }]) => [id, theme]))).toEqual({
      page: pageTheme,
      ...islands,
    });
  });

  it('set the color-scheme of each element', async () => {
    await show(dark, '');
    const seen = await look();
    expect(Object.fromEntries(Object.entries(seen).map(([id, { scheme }]) => [id, scheme]))).toEqual({
      page: 'dark',
      light: 'light',
      'dark-in-light': 'dark',
      dark: 'dark',
      'light-in-dark': 'light',
      'dark-in-more': 'dark',
      'light-and-more': 'light',
    });
  });
});

describe('durations of a page', () => {
  const reduce: System = { reducedMotion: 'reduce' };

  it.each<[string, System, string, string]>([
    ['a system without settings', {}, '', '0.5s'],
    ['a system of reduced motion', reduce, '', '0s'],
    ['full motion chosen against the system', reduce, 'data-motion="full"', '0.5s'],
    ['reduced motion chosen', {}, 'data-motion="reduced"', '0s'],
    ['reduced motion, whatever the theme', reduce, 'data-theme="dark" data-contrast="more"', '0s'],
  ])('%s', async (_, system, root, moderate) => {
    await show(system, root);
    const seen = await page.evaluate(() => {
      const probe = document.createElement('span');
      document.getElementById('dark-in-light')?.append(probe);
      return ['moderate', 'ambient'].map((name) => {
        probe.style.transitionDuration = `var(--ds-duration-${name})`;
        return getComputedStyle(probe).transitionDuration;
      });
    });
    expect(seen).toEqual([moderate, '3s']);
  });
});

describe('an island of reduced motion', () => {
  it('reduces transition tokens too', async () => {
    await show({}, '');
    const seen = await page.evaluate(() => {
      const island = document.getElementById('dark');
      island?.setAttribute('data-motion', 'reduced');
      return [document.body, island].map((place) => {
        const probe = document.createElement('span');
        probe.style.transition = 'opacity var(--ds-transition-panel)';
        place?.append(probe);
        return getComputedStyle(probe).transition;
      });
    });
    expect(seen).toEqual([
      'opacity 0.5s cubic-bezier(0.3, 0, 0.2, 1)',
      'opacity cubic-bezier(0.3, 0, 0.2, 1)',
    ]);
  });
});
