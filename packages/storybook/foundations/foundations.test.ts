import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import palette from '@weft/tokens/src/primitive/color.tokens.json' with { type: 'json' };
import { beforeAll, describe, expect, test } from 'vitest';
import { type Catalogue, group, page, scale } from './catalogue.ts';
import { pages } from './generate.ts';
import { emphasised } from './pages/changelog.ts';

const require = createRequire(import.meta.url);
const EMPTY: Catalogue = { tokens: [], contrast: [], exempt: [] };
const catalogue = JSON.parse(
  readFileSync(require.resolve('@weft/tokens/json/catalogue.json'), 'utf8'),
) as Catalogue;

let written: Map<string, string>;
let text = '';

beforeAll(async () => {
  written = await pages();
  text = [...written].flatMap(([name, contents]) => (name.endsWith('.mdx') ? [contents] : [])).join('\n');
});

describe('the foundations’ pages', () => {
  test('show every public token once', () => {
    const shown = [...text.matchAll(/ id="([\w.-]+)"/g)].map((match) => match[1]);
    expect(shown.sort()).toEqual(catalogue.tokens.map(({ id }) => id).sort());
  });

  test('hold every value, variable, class and rule as plain text', () => {
    const line = (id: string): string => text.split('\n').find((each) => each.includes(` id="${id}"`)) ?? '';
    const missing = catalogue.tokens.flatMap(({ id, variable, utilities, description, values, parts }) => {
      const said = line(id).replaceAll('\\"', '"');
      const modes = Object.entries(values).filter(([mode]) => id.startsWith('color.') || mode !== 'forced');
      const shadow = id.startsWith('shadow.');
      const texts = parts
        ? [parts.fontSize, parts.fontWeight, parts.lineHeight, parts.letterSpacing]
        : modes.flatMap(([mode, value]) => (shadow && mode.endsWith('-hc') ? [] : [value]));
      return [...texts, variable, ...utilities, description]
        .concat(`['${id}`)
        .filter((part) => part !== undefined && !said.includes(part))
        .map((part) => `${id}: ${part}`);
    });
    expect(missing).toEqual([]);
  });

  test('hold the contrast of every pair in every theme, with its verdict', () => {
    const rows = text.split('\n').filter((line) => line.includes('<Pair '));
    expect(rows).toHaveLength(catalogue.contrast.length);
    const [first] = catalogue.contrast;
    const row = rows.find((each) => each.includes(`fg="${first?.fg}" bg="${first?.bg}"`));
    for (const { ratio, needs } of Object.values(first?.themes ?? {}))
      expect(row).toContain(`"${ratio.toFixed(2)} of ${needs} pass"`);
  });

  test('hold every step of the ramps', () => {
    const { white: _, $type: _type, $description: _description, ...ramps } = palette.palette;
    const missing = Object.entries(ramps).flatMap(([name, { $description: __, ...steps }]) => {
      const line = text.split('\n').find((each) => each.includes(`<Ramp name="${name}"`)) ?? '';
      return Object.keys(steps)
        .filter((step) => !new RegExp(`["; ]${step} #[\\da-f]{6}`).test(line))
        .map((step) => `${name}.${step}`);
    });
    expect(missing).toEqual([]);
  });

  test('give the reason for every exempt colour', () => {
    expect(catalogue.exempt.length).toBeGreaterThan(0);
    expect(
      catalogue.exempt.filter(
        ({ token, reason }) => !text.includes(`- \`${token}\``) || !text.includes(reason),
      ),
    ).toEqual([]);
  });

  test('contain literal values, which a reader of their source sees', () => {
    expect(text).not.toMatch(/undefined|\[object|\.map\(|from '@weft/);
  });

  test('are reproducible', async () => {
    expect(await pages()).toEqual(written);
  });

  test('are not generated when a group of tokens is missing', () => {
    expect(() => scale(EMPTY, 'space.')).toThrow('no group space.');
    expect(group(EMPTY, 'space.')).toEqual([]);
  });

  test('tell a change with its first paragraph in bold, unless that is a list', () => {
    expect(emphasised('Button: is wider.\n\nBefore: …')).toBe('**Button: is wider.**\n\nBefore: …');
    expect(emphasised('- `Button` is wider.\n- `Link` is not.')).toBe(
      '- `Button` is wider.\n- `Link` is not.',
    );
  });

  test('have a title in the sidebar', () => {
    expect(page('Colour', 'Lead.', {}, [])).toContain('<Meta title="Foundations/Colour" />');
  });
});
