import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { values } from '@weft/tokens';
import { expect, test } from 'vitest';

const CAROUSEL = path.join(import.meta.dirname, '../src/components/carousel');

test('the carousel changes at breakpoint.md, in script and in style', () => {
  const edges = globSync('{use-per-slide.ts,carousel.css}', { cwd: CAROUSEL }).map((file) => [
    ...new Set(readFileSync(path.join(CAROUSEL, file), 'utf8').match(/\(width > \w+\)/g)),
  ]);
  const edge = `(width > ${values['breakpoint.md']}px)`;
  expect(edges).toEqual([[edge], [edge]]);
});
