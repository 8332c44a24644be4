import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type Recipe, recipes, toPixels, toSvg, weave } from '../src/index.ts';
import { openTypesetter } from '../src/text.ts';

const cloths: [string, Recipe][] = [
  ['on a ground', { ...recipes['benefit-one-login'], width: 60, height: 80 }],
  [
    'bare and loose',
    {
      ...recipes.hero,
      warp: undefined,
      width: 120,
      height: 90,
      fade: { side: 'start', bare: 10, length: 60 },
    },
  ],
  ['the mark', recipes.mark],
  ['cut in the middle of a thread', { ...recipes.closing, width: 62, height: 41 }],
] as [string, Recipe][];

describe('the renderers', () => {
  it.each(cloths)('draw the same picture as SVG and in pixels: %s', async (_, recipe) => {
    const cloth = weave(recipe);
    const drawn = await sharp(Buffer.from(toSvg(cloth)))
      .ensureAlpha()
      .raw()
      .toBuffer();
    expect(drawn.equals(Buffer.from(toPixels(cloth).data))).toBe(true);
  });

  it('gives every thread and gap whole pixels at any scale', () => {
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

  it('writes SVG without anything that a strict content policy refuses', () => {
    const svg = toSvg(weave(recipes.closing));
    expect(svg).not.toMatch(/style|class|script|href|data:/);
  });
});

describe('the typesetter', () => {
  it('sets wider letters for a wider voice', async () => {
    const set = await openTypesetter();
    const plain = set('Weft', { size: 40, weight: 700 });
    const wide = set('Weft', { size: 40, weight: 700, width: 118 });
    expect(wide.advance).toBeGreaterThan(plain.advance * 1.1);
    expect(set('Weft', { size: 40, weight: 700 }).path).toBe(plain.path);
  });

  it('refuses a character that it could only draw as an empty box', async () => {
    const set = await openTypesetter();
    expect(() => set('→', { size: 20 })).toThrow('no glyph');
  });
});
