import { expect } from 'vitest';

const ROUNDS_MIN = 12;
const ROUNDS_MAX = 60;

/**
 * Expects two calls to cost the same: their shortest times, which is what the work costs without what a busy machine
 * adds, are within 15 ms or 35 % of each other after a dozen rounds, or after more where noise hid it.
 */
export async function expectAlike(one: () => Promise<unknown>, other: () => Promise<unknown>): Promise<void> {
  const shortest: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let alike = false;
  for (let round = 0; round < ROUNDS_MIN || (!alike && round < ROUNDS_MAX); round += 1) {
    for (const [index, call] of [one, other].entries()) {
      const began = performance.now();
      await call();
      shortest[index] = Math.min(shortest[index] ?? 0, performance.now() - began);
    }
    const apart = Math.abs(shortest[0] - shortest[1]);
    alike = apart < 15 || apart / Math.max(...shortest) < 0.35;
  }
  expect(alike, `${shortest.map(Math.round).join(' and ')} ms`).toBe(true);
}
