import { describe, expect, it } from 'vitest';
import { type Cloth, type Recipe, type RecipeName, recipes, toPixels, toSvg, weave } from '../src/index.ts';

const names = Object.keys(recipes) as RecipeName[];
const small: Recipe = { ...recipes['benefit-one-login'], width: 60, height: 80 };
const loose: Recipe = {
  ...recipes.hero,
  width: 600,
  height: 600,
  fade: { side: 'start', bare: 60, length: 300 },
};

/** Dyed px in each of ten equal strips, from left to right. */
function amounts(cloth: Cloth): number[] {
  const result = new Array<number>(10).fill(0);
  for (const { x, runs } of cloth.threads) {
    const strip = Math.floor((x / cloth.width) * 10);
    result[strip] = (result[strip] ?? 0) + runs.reduce((sum, { length }) => sum + length, 0);
  }
  return result;
}

describe('weave', () => {
  it.each(names)('gives the same bytes for %s every time', (name) => {
    expect(toSvg(weave(recipes[name]))).toBe(toSvg(weave(recipes[name])));
    expect(
      Buffer.from(toPixels(weave(recipes[name])).data).equals(
        Buffer.from(toPixels(weave(recipes[name])).data),
      ),
    ).toBe(true);
  });

  it.each(names)('keeps the runs of %s inside the cloth, in order and without overlaps', (name) => {
    const cloth = weave(recipes[name]);
    for (const { x, runs } of cloth.threads) {
      expect(x).toBeLessThan(cloth.width);
      let end = 0;
      for (const run of runs) {
        expect(run.y).toBeGreaterThanOrEqual(end);
        expect(run.length).toBeGreaterThan(0);
        end = run.y + run.length;
      }
      expect(end).toBeLessThanOrEqual(cloth.height);
    }
  });

  it('gives a different cloth for a different seed', () => {
    expect(toSvg(weave({ ...small, seed: 4 }))).not.toBe(toSvg(weave(small)));
  });

  it('lets threads slip from their neighbours, within a limit', () => {
    const frame: Recipe = {
      motif: 'frame',
      unit: [600, 200],
      reach: [1, 0.6],
      width: 599,
      height: 200,
      seed: 2,
      bleed: 0,
      dyes: [
        ['ink', 1],
        ['madder', 1],
      ],
    };
    const tops = (slip: number): number[] =>
      weave({ ...frame, slip }).threads.map(({ runs }) => runs.find(({ dye }) => dye === 'madder')?.y ?? -1);
    const [still] = tops(0);
    expect(new Set(tops(0)).size).toBe(1);
    expect(new Set(tops(8)).size).toBeGreaterThan(5);
    for (const top of tops(8)) expect(Math.abs(top - (still ?? 0))).toBeLessThan(8 * 4);
  });

  it('has no dye in the bare part, and more and more towards the whole cloth', () => {
    const strips = amounts(weave(loose));
    expect(strips[0]).toBe(0);
    for (let index = 1; index < 7; index += 1) expect(strips[index]).toBeGreaterThan(strips[index - 1] ?? 0);
  });

  it('has loose threads at the right with side: end', () => {
    const strips = amounts(weave({ ...loose, fade: { side: 'end', bare: 60, length: 300 } }));
    expect(strips[9]).toBe(0);
    expect(strips[4]).toBeGreaterThan(strips[7] ?? 0);
  });

  it.each([
    ['width', { width: 0 }],
    ['seed', { seed: 1.5 }],
    ['unit width', { unit: [2, 20] }],
    ['at least one dye', { dyes: [['ink', 1]] }],
  ] satisfies [string, Partial<Recipe>][])(
    'rejects a recipe that cannot be woven and names its %s',
    (word, wrong) => {
      expect(() => weave({ ...small, ...wrong })).toThrow(word);
    },
  );
});
