import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Recipe, recipes, toPixels, toSvg, weave } from '../src/index.ts';
import { openTypesetter } from '../src/typesetter.ts';

const cloths: [string, Recipe][] = [
  ['on a ground', { ...recipes['benefit-one-login'], width: 60, height: 80 }],
  [
    'with loose threads and no ground',
    {
      ...recipes.hero,
      warp: undefined,
      width: 120,
      height: 90,
      fade: { side: 'start', bare: 10, length: 60 },
    },
  ],
  ['the mark', recipes.mark],
  ['with its last thread cut in half', { ...recipes.closing, width: 62, height: 41 }],
] as [string, Recipe][];

describe('the renderers', () => {
  it.each(cloths)('give the same bitmap from SVG as from toPixels: %s', async (_, recipe) => {
    const cloth = weave(recipe);
    const drawn = await sharp(Buffer.from(toSvg(cloth)))
      .ensureAlpha()
      .raw()
      .toBuffer();
    expect(drawn.equals(Buffer.from(toPixels(cloth).data))).toBe(true);
  });

  it('gives every thread and gap whole pixels at a fractional scale', () => {
    const cloth = weave({
      ...recipes['benefit-one-login'],
      width: 60,
      height: 40,
      dyes: [
        ['indigo', 1],
        ['indigo', 1],
      ],
    });
    const { width, data } = toPixels(cloth, 1.7);
    const row = Array.from({ length: width }, (_, x) => data[x * 4]);
    expect(new Set(row).size).toBe(2);
    expect(width).toBe(100);
  });

  it('write SVG without styles, scripts and links, for a strict content security policy', () => {
    const svg = toSvg(weave(recipes.closing));
    expect(svg).not.toMatch(/style|class|script|href|data:/);
  });
});

describe('the typesetter', () => {
  it('sets wider letters at a larger width', async () => {
    const typeset = await openTypesetter();
    const plain = typeset('Weft', { size: 40, weight: 700 });
    const wide = typeset('Weft', { size: 40, weight: 700, width: 118 });
    expect(wide.advance).toBeGreaterThan(plain.advance * 1.1);
    expect(typeset('Weft', { size: 40, weight: 700 }).path).toBe(plain.path);
  });

  it('rejects a character that the font lacks', async () => {
    const typeset = await openTypesetter();
    expect(() => typeset('→', { size: 20 })).toThrow('no glyph');
  });
});
