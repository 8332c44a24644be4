import { describe, expect, it } from 'vitest';
import { depths } from '../src/motifs.ts';
import type { Recipe } from '../src/recipe.ts';
import { motifs } from '../src/recipe.ts';
import { type Cloth, weave } from '../src/weave.ts';

const steps = Array.from({ length: 41 }, (_, index) => index / 20 - 1);

/** A cloth of one repeat, without slip or bleed. */
const plain = (motif: Recipe['motif']): Cloth =>
  weave({
    motif,
    unit: [66, 80],
    width: 65,
    height: 80,
    seed: 1,
    slip: 0,
    bleed: 0,
    pick: 1,
    dyes: [
      ['ink', 1],
      ['madder', 1],
    ],
  });

const dyed = (cloth: Cloth): number[] =>
  cloth.threads.map(({ runs }) =>
    runs.reduce((sum, { dye, length }) => sum + (dye === 'madder' ? length : 0), 0),
  );

describe('the motifs', () => {
  it.each(motifs)('%s is symmetrical from left to right', (motif) => {
    for (const across of steps) {
      for (const along of steps)
        expect(depths[motif](across, along)).toBeCloseTo(depths[motif](-across, along), 10);
    }
  });

  it.each(['diamond', 'frame', 'cross'] as const)('%s is symmetrical from top to bottom', (motif) => {
    for (const across of steps) {
      for (const along of steps)
        expect(depths[motif](across, along)).toBeCloseTo(depths[motif](across, -along), 10);
    }
  });

  it.each(motifs)('%s has a depth of 1 at most', (motif) => {
    for (const across of steps) {
      for (const along of steps) expect(depths[motif](across, along)).toBeLessThanOrEqual(1);
    }
  });

  it('a diamond is longest at its middle thread, and shorter by steps to both sides', () => {
    const lengths = dyed(plain('diamond'));
    const rising = lengths.slice(0, 6);
    expect(rising).toEqual([...rising].sort((one, other) => one - other));
    expect(new Set(rising).size).toBe(6);
    expect(lengths).toEqual([...lengths].reverse());
  });

  it('a frame has the same length of dye on every thread', () => {
    expect(new Set(dyed(plain('frame'))).size).toBe(1);
  });

  it('a cross covers the whole height in its middle and little of it at its sides', () => {
    const lengths = dyed(plain('cross'));
    expect(Math.max(...lengths)).toBe(80);
    expect(lengths[1]).toBeLessThan(40);
    expect(lengths[1]).toBeGreaterThan(0);
  });

  it('a wave has the same thickness on every thread', () => {
    const cloth = plain('wave');
    const tops = cloth.threads.map(({ runs }) => runs.find(({ dye }) => dye === 'madder')?.y ?? -1);
    expect(Math.max(...tops) - Math.min(...tops)).toBeGreaterThan(30);
    expect(new Set(dyed(cloth)).size).toBeLessThanOrEqual(2);
  });

  it('an arrow is wider at its head than at its ends', () => {
    const widthAt = (along: number): number =>
      steps.filter((across) => depths.arrow(across, along) > 0).length;
    expect(widthAt(-0.9)).toBeLessThan(widthAt(0));
    expect(widthAt(0)).toBeGreaterThan(widthAt(0.8));
    expect(widthAt(0.8)).toBeGreaterThan(0);
  });
});
