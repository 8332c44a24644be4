import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Custom properties that the frame of a canvas may take from the tokens: colours and the face. */
const SHARED = /^--ds-(color-|font-family-)/;

/** Every file that draws around a specimen. */
const FRAME = ['preview.css', '../test/canvas.tsx'];

test('the canvas around components uses no size tokens, so a changed token changes only screenshots of its components', () => {
  const taken = FRAME.flatMap((file) => {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    return [...text.matchAll(/--ds-[\w-]+|\bvars\[[^\]]+\]/g)].map(([name]) => name);
  });
  expect(taken.length).toBeGreaterThan(0);
  expect(taken.filter((name) => !SHARED.test(name))).toEqual([]);
});
