import { describe, expect, it } from 'vitest';
import { contrast, contrastProblems, type Matrix } from '../checks/contrast.ts';
import { grey, type Json, oklch, resolve } from './resolve-fixture.ts';

const matrix = (over: Partial<Matrix> = {}): Matrix => ({
  kinds: { text: { min: 4.5, hc: 7, rule: 'WCAG 1.4.3' } },
  pairs: [{ fg: ['color.fg'], bg: ['color.bg'], kind: 'text' }],
  exempt: [],
  ...over,
});
const colours = async (fg: Json, bg: Json, more: Json = {}) =>
  (await resolve({ color: { fg, bg, ...more } })).apply({});

describe('contrast', () => {
  it('is truncated, so that it is never rounded up to a pass', () => {
    const color = (lightness: number) => oklch(lightness) as unknown as Parameters<typeof contrast>[0];
    expect(contrast(color(0), color(1))).toBe(21);
    for (let lightness = 0; lightness < 1; lightness += 0.05) {
      const luminance = lightness ** 3;
      expect(contrast(color(lightness), color(1))).toBeLessThanOrEqual(1.05 / (luminance + 0.05) + 1e-6);
    }
  });

  it('blends a translucent text colour with its background', async () => {
    expect(contrastProblems('light', await colours(grey(0), grey(1)), matrix())).toEqual([]);
    expect(contrastProblems('light', await colours(grey(0, 0.2), grey(1)), matrix())).toHaveLength(1);
  });

  it('blends a translucent background with each colour that may be beneath it', async () => {
    const more = { white: grey(1), black: grey(0) };
    const pair = await colours(grey(1), grey(0, 0.5), more);
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
    expect(() => contrastProblems('light', pair, matrix())).toThrow('opaque');
  });

  it('may come from an edge instead', async () => {
    const exempt = [{ token: 'color.edge', reason: 'An edge.' }];
    const pairs = [{ fg: ['color.fg'], bg: ['color.bg'], edge: 'color.edge', kind: 'text' }];
    const withEdge = async (edge: Json) =>
      contrastProblems('light', await colours(grey(0.9), grey(1), { edge }), matrix({ pairs, exempt }));
    expect(await withEdge(grey(0))).toEqual([]);
    expect(await withEdge(grey(0, 0))).toHaveLength(1);
  });

  it('has a higher minimum in high-contrast themes', async () => {
    const pair = await colours(grey(0.5), grey(1));
    expect(contrastProblems('light', pair, matrix())).toEqual([]);
    expect(contrastProblems('light-hc', pair, matrix())).toHaveLength(1);
  });

  it('is required of every colour without an exemption', async () => {
    const tokens = await colours(grey(0), grey(1), { extra: grey(0.5) });
    const exempt = (token: string, reason: string) => matrix({ exempt: [{ token, reason }] });
    expect(contrastProblems('light', tokens, exempt('color.extra', 'Decoration.'))).toEqual([]);
    expect(contrastProblems('light', tokens, exempt('color.extra', ''))).toEqual([
      'light: color.extra is in no pair of contrast.json and has no exemption with a reason',
    ]);
    expect(contrastProblems('light', tokens, exempt('color.fg', 'x'))).toContain(
      'light: the exemption of color.fg has no effect; remove it',
    );
  });
});
