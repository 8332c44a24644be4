import { describe, expect, it } from 'vitest';
import { contrast, contrastProblems, type Matrix } from '../checks/contrast.ts';
import { grey, type Json, oklch, resolve } from './resolve.ts';

describe('the contrast gate', () => {
  const matrix = (over: Partial<Matrix> = {}): Matrix => ({
    kinds: { text: { min: 4.5, hc: 7, rule: 'WCAG 1.4.3' } },
    pairs: [{ fg: ['color.fg'], bg: ['color.bg'], kind: 'text' }],
    exempt: [],
    ...over,
  });
  const system = async (fg: Json, bg: Json, more: Json = {}) =>
    (await resolve({ color: { fg, bg, ...more } })).apply({});

  it('fails a planted 1:1 pair and says by how much', async () => {
    const problems = contrastProblems('light', await system(grey(0.5), grey(0.5)), matrix());
    expect(problems).toEqual(['light: color.fg on color.bg is 1.00:1 and needs 4.5:1']);
  });

  it('sees through a translucent text colour', async () => {
    expect(contrastProblems('light', await system(grey(0), grey(1)), matrix())).toEqual([]);
    expect(contrastProblems('light', await system(grey(0, 0.2), grey(1)), matrix())).toHaveLength(1);
  });

  it('asks more of high contrast', async () => {
    const pair = await system(grey(0.5), grey(1));
    expect(contrastProblems('light', pair, matrix())).toEqual([]);
    expect(contrastProblems('light-hc', pair, matrix())).toHaveLength(1);
  });

  it('cuts the ratio and never rounds it up', () => {
    const color = (lightness: number) => oklch(lightness) as unknown as Parameters<typeof contrast>[0];
    expect(contrast(color(0), color(1))).toBe(21);
    for (let lightness = 0; lightness < 1; lightness += 0.05) {
      const luminance = lightness ** 3;
      expect(contrast(color(lightness), color(1))).toBeLessThanOrEqual(1.05 / (luminance + 0.05) + 1e-6);
    }
  });

  it('refuses a translucent ground', async () => {
    const pair = await system(grey(0), grey(1, 0.5));
    expect(() => contrastProblems('light', pair, matrix())).toThrow('opaque');
  });

  it('lays a translucent ground over each that may be beneath it', async () => {
    const more = { white: grey(1), black: grey(0) };
    const pair = await system(grey(1), grey(0, 0.5), more);
    const over = (...names: string[]) =>
      matrix({
        pairs: [{ fg: ['color.fg'], bg: ['color.bg'], kind: 'text', over: names.map((n) => `color.${n}`) }],
        exempt: Object.keys(more).map((n) => ({ token: `color.${n}`, reason: 'A ground.' })),
      });
    expect(contrastProblems('light', pair, over('black'))).toEqual([]);
    expect(contrastProblems('light', pair, over('black', 'white'))).toEqual([
      'light: color.fg on color.bg over color.white is 3.97:1 and needs 4.5:1',
    ]);
    expect(() => contrastProblems('light', pair, over('bg'))).toThrow('opaque');
  });

  it('fails a colour that is in no pair, unless a reason excuses it', async () => {
    const more = { extra: grey(0.5) };
    const tokens = await system(grey(0), grey(1), more);
    expect(contrastProblems('light', tokens, matrix())).toEqual([
      'light: color.extra is in no pair of contrast.json and has no exemption with a reason',
    ]);
    const excused = (reason: string) => matrix({ exempt: [{ token: 'color.extra', reason }] });
    expect(contrastProblems('light', tokens, excused('Decoration.'))).toEqual([]);
    expect(contrastProblems('light', tokens, excused(''))).toHaveLength(1);
  });

  it('fails an exemption that excuses nothing, and a name that does not exist', async () => {
    const tokens = await system(grey(0), grey(1));
    expect(
      contrastProblems('light', tokens, matrix({ exempt: [{ token: 'color.fg', reason: 'x' }] })),
    ).toHaveLength(1);
    const wrong = matrix({ pairs: [{ fg: ['color.none'], bg: ['color.bg'], kind: 'text' }] });
    expect(() => contrastProblems('light', tokens, wrong)).toThrow('color.none');
  });
});
