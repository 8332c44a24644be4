import { expect, test } from 'vitest';
import { measure, statedSizes } from '../build/sizes.ts';

/** Tolerates a twentieth, and 50 bytes for small entries. */
const tolerance = (stated: number): number => Math.max(stated * 0.05, 0.05);

test('every entry has the size in the README, within a twentieth', { timeout: 60_000 }, async () => {
  const [sizes, stated] = [await measure(), statedSizes()];
  expect([...stated.keys()].sort()).toEqual([...sizes.keys()].sort());
  const wrong = [...sizes].filter(([name, bytes]) => {
    const said = stated.get(name) ?? 0;
    return Math.abs(bytes / 1000 - said) > tolerance(said);
  });
  expect(wrong, 'run npx pnpm@12 --filter @weft/design-system sizes').toEqual([]);
});
