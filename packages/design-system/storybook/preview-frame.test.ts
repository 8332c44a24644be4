import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Token variables that the frame of a canvas may use: colours and the typeface. */
const SHARED = /^--ds-(color-|font-family-)/;

/** The files that style the canvas around a component. */
const FRAME = ['preview.css', '../test/canvas.tsx'];

test('the canvas around components uses no size tokens, so a changed token changes only screenshots of its components', () => {
  const taken = FRAME.flatMap((file) => {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    return [...text.matchAll(/--ds-[\w-]+|\bvars\[[^\]]+\]/g)].map(([name]) => name);
  });
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter((name) => !SHARED.test(name))).toEqual([]);
});
