import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sizes } from './sizes.ts';

test('weighs every component with what it imports, and without React', { timeout: 60_000 }, async () => {
  const folders = readdirSync(path.join(import.meta.dirname, '../../packages/design-system/src/components'));
  const found = await sizes();
  expect(Object.keys(found)).toEqual(folders.sort());
  expect(Math.min(...Object.values(found))).toBeGreaterThan(200);
  // Radix's menu and Embla come with theirs; react-dom alone would be 60 kB.
  expect(found['mobile-menu']).toBeGreaterThan(2 * Number(found['top-bar']));
  expect(Math.max(...Object.values(found))).toBeLessThan(40_000);
});
