import { beforeAll, describe, expect, it } from 'vitest';
import { compile, load } from '../compile.ts';
import { isPublic } from '../names.ts';
import type { Catalogue, Entry } from '../outputs/catalogue.ts';
import { BUILD_TIMEOUT } from './timeouts.ts';

let catalogue: Catalogue;
let ids: string[] = [];

beforeAll(async () => {
  const parsed = await load();
  ids = Object.keys(parsed.resolver.apply({})).filter(isPublic);
  catalogue = JSON.parse(String((await compile(parsed)).get('json/catalogue.json'))) as Catalogue;
}, BUILD_TIMEOUT);

const find = (id: string): Entry | undefined => catalogue.tokens.find((entry) => entry.id === id);

describe('the catalogue', () => {
  it('has every public token once, with a description', () => {
    expect(catalogue.tokens.map(({ id }) => id).sort()).toEqual([...ids].sort());
    expect(catalogue.tokens.filter(({ description }) => !description)).toEqual([]);
  });

  it('lists tokens in the order of the sources', () => {
    const grounds = catalogue.tokens.filter(({ id }) => id.startsWith('color.bg.')).map(({ id }) => id);
    expect(grounds.slice(0, 3)).toEqual(['color.bg.page', 'color.bg.surface', 'color.bg.raised']);
    expect(grounds.at(-1)).toBe('color.bg.scrim');
  });

  it('has values without aliases and variables', () => {
    const texts = catalogue.tokens.flatMap(({ values, oklch = {}, parts = {} }) =>
      [values, oklch, parts].flatMap((group) => Object.values(group)),
    );
    expect(texts.length).toBeGreaterThan(ids.length);
    expect(texts.filter((text) => /[{}]|var\(|undefined|NaN|\[object|palette|^$/.test(text))).toEqual([]);
  });

  it('has one value when all modes share it, and one for each mode when they differ', () => {
    expect(find('radius.md')?.values).toEqual({ all: '4px' });
    expect(find('duration.fast')?.values).toEqual({ light: '150ms', reduced: '0ms' });
    expect(find('duration.ambient')?.values).toEqual({ all: '3000ms' });
    expect(find('transition.control')?.values).toEqual({
      light: '150ms cubic-bezier(0.3, 0, 0.2, 1)',
      reduced: '0ms cubic-bezier(0.3, 0, 0.2, 1)',
    });
    expect(find('color.fg.default')?.values).toEqual({
      light: '#0d0f3d',
      dark: '#f5f6ff',
      'light-hc': '#050622',
      'dark-hc': '#ffffff',
      forced: 'CanvasText',
    });
    expect(find('color.line.default')?.values.light).toBe('#0d0f3d at 16 %');
  });

  it('has the names, the range of a fluid size and the parts of a text style', () => {
    expect(find('breakpoint.md')).toMatchObject({ utilities: ['md:'], values: { all: '768px' } });
    expect(find('breakpoint.md')).not.toHaveProperty('variable');
    expect(find('space.section')).toMatchObject({
      variable: '--ds-space-section',
      range: { min: 64, max: 128, from: 640, to: 1400 },
    });
    expect(find('text.display-xl')).toMatchObject({
      range: { min: 36, max: 84 },
      parts: { fontWeight: '725', fontSize: expect.stringMatching(/^clamp\(2\.25rem, .+, 5\.25rem\)$/) },
    });
  });

  it('has the contrast of every pair in each of its themes', () => {
    const pair = catalogue.contrast.find(({ fg, bg }) => fg === 'color.fg.default' && bg === 'color.bg.page');
    expect(Object.keys(pair?.themes ?? {})).toEqual(['light', 'dark', 'light-hc', 'dark-hc']);
    const turmeric = catalogue.contrast.find(
      ({ fg, bg }) => fg === 'color.fg.default' && bg === 'color.bg.turmeric',
    );
    expect(Object.keys(turmeric?.themes ?? {})).toEqual(['light', 'light-hc']);
    const all = catalogue.contrast.flatMap(({ themes }) => Object.values(themes));
    expect(all.filter(({ ratio, needs }) => ratio < needs)).toEqual([]);
  });
});
