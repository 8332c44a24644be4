import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';
import { load } from '../compile.ts';
import { buildFonts } from '../font/build.ts';
import { charactersOf, FAMILY, STYLES, SUBSETS } from '../font/faces.ts';
import { matchMetrics, SAMPLES } from '../font/fallback.ts';
import { LOCAL_FAMILIES } from '../font/local-fonts.ts';
import { type FontMetrics, readMetrics } from '../font/metrics.ts';
import { BUILD_TIMEOUT } from './timeouts.ts';

/** Limit in bytes for the files that every page loads: the basic file of each style. */
const BUDGET = 40_000;

let files: Map<string, string | Uint8Array>;
let css = '';

beforeAll(async () => {
  files = await buildFonts();
  css = String(files.get('fonts/fonts.css'));
}, BUILD_TIMEOUT);

const woff2 = (name: string): Buffer => Buffer.from(files.get(`fonts/anek-latin-${name}.woff2`) ?? '');

/** The metrics of a font file, reduced to the characters of a text. */
async function metricsOf(name: string, text: string): Promise<FontMetrics> {
  const options = { targetFormat: 'truetype', variationAxes: {}, keepFeatures: [], noHinting: true } as const;
  return readMetrics(await subsetFont(woff2(name), text, options));
}

describe('the font files', () => {
  it('are smaller than the limit', () => {
    expect(woff2('text-basic').length).toBeGreaterThan(0);
    expect(woff2('text-basic').length + woff2('display-basic').length).toBeLessThan(BUDGET);
  });

  it.each(['text', 'display'])('contain every character in the unicode-range of %s', async (voice) => {
    for (const subset of SUBSETS) {
      const text = charactersOf(subset);
      const metrics = await metricsOf(`${voice}-${subset.name}`, text);
      for (const character of text) expect(metrics.advance(character)).toBeGreaterThanOrEqual(0);
    }
  });

  it('include their licence', () => {
    expect(files.get('fonts/OFL.txt')).toContain('SIL OPEN FONT LICENSE');
  });
});

it('readMetrics rejects a character that the font lacks', async () => {
  const metrics = await metricsOf('text-basic', 'a');
  expect(() => metrics.advance('→')).toThrow('no glyph');
});

describe('the font style sheet', () => {
  it('refers only to files that exist', () => {
    const named = [...css.matchAll(/url\("\.\/([^"]+)"\)/g)].map((match) => `fonts/${match[1]}`);
    expect(named).toHaveLength(4);
    expect(named.filter((name) => !files.has(name))).toEqual([]);
  });

  it('has the families, weights and widths of the tokens', async () => {
    const tokens = (await load()).resolver.apply({});
    expect(tokens['font.family.sans']?.$value).toEqual([
      FAMILY,
      ...LOCAL_FAMILIES.map(({ name }) => name),
      'system-ui',
      'sans-serif',
    ]);
    const value = (id: string): unknown => tokens[`font.${id}`]?.$value;
    expect(STYLES.map(({ wght, wdth }) => ({ wght, wdth }))).toEqual([
      { wght: { min: value('weight.regular'), max: value('weight.semibold') }, wdth: value('width.normal') },
      { wght: value('weight.bold'), wdth: value('width.wide') },
    ]);
    expect(css).toContain(`font-weight: 400 900;\n  font-stretch: ${value('width.normal')}%`);
    expect(css).toContain(`font-weight: ${value('weight.bold')};\n  font-stretch: ${value('width.wide')}%`);
  });
});

describe('the fallback', () => {
  const ARIAL = LOCAL_FAMILIES[0]?.regular ?? { names: [], widths: {} };
  const font = (scale: number): FontMetrics => ({
    unitsPerEm: 2000,
    ascent: 1800,
    descent: -400,
    lineGap: 0,
    advance: (letter) => (ARIAL.widths[letter] ?? Number.NaN) * 2 * scale,
  });

  it.each([
    [
      'keeps the size of a font with the same widths',
      1,
      { sizeAdjust: 100, ascent: 90, descent: 20, lineGap: 0 },
    ],
    [
      'scales to a wider font and keeps its line height',
      1.25,
      { sizeAdjust: 125, ascent: 72, descent: 16, lineGap: 0 },
    ],
  ])('%s', (_, scale, adjusted) => {
    expect(matchMetrics(font(scale), ARIAL, SAMPLES.text)).toEqual(adjusted);
  });

  it('has a width for every letter of the samples, in both weights of every family', () => {
    for (const { name, regular, bold } of LOCAL_FAMILIES)
      for (const { widths } of [regular, bold])
        for (const letter of Object.values(SAMPLES).join(''))
          expect(widths[letter], name).toBeGreaterThan(150);
  });

  it('has a face of each family for every weight and width of the font', () => {
    for (const { name } of LOCAL_FAMILIES) {
      const faces = css.split('@font-face').filter((rule) => rule.includes(`"${name}";`));
      const serves = faces.map((rule) =>
        /font-weight: (.+);\s+font-stretch: (.+);/.exec(rule)?.slice(1).join(' at '),
      );
      expect(serves).toEqual(['400 449 at 100%', '450 549 at 100%', '550 900 at 100%', '400 900 at 118%']);
      expect(faces.every((rule) => rule.includes('local('))).toBe(true);
    }
  });

  it('gives every family the line height of the font', () => {
    const heights = [
      ...css.matchAll(/size-adjust: (.+)%;\s+ascent-override: (.+)%;\s+descent-override: (.+)%/g),
    ].map(([, size, ascent, descent]) => (Number(size) * (Number(ascent) + Number(descent))) / 100);
    expect(heights).toHaveLength(LOCAL_FAMILIES.length * 4);
    for (const height of heights) expect(height).toBeCloseTo(heights[0] ?? Number.NaN, 1);
  });

  it('rejects a sample with a letter of unknown width', () => {
    expect(() => matchMetrics(font(1), { widths: {} }, SAMPLES.text)).toThrow('No width');
  });
});
