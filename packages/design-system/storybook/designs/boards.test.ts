import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { frame } from './boards.js';

const COMPONENTS = path.join(import.meta.dirname, '../../src/components');
const drawn = readdirSync(path.join(import.meta.dirname, 'frames'))
  .map((file) => path.parse(file).name)
  .sort();

/** The detail of a sketch that the stories of a component show, if any. */
function shownBy(component: string): string | undefined {
  const file = path.join(COMPONENTS, component, `${component}.stories.tsx`);
  return /\bdesign: frame\('([\w-]+)'\)/.exec(readFileSync(file, 'utf8'))?.[1];
}

test('exactly the components with a design sketch link to it', () => {
  expect(drawn.length).toBeGreaterThan(0);
  const shown = readdirSync(COMPONENTS)
    .sort()
    .map((name) => [name, shownBy(name)]);
  expect(shown.filter(([, piece]) => piece !== undefined)).toEqual(drawn.map((name) => [name, name]));
});

test.each(drawn)('the pictures of %s are there', (name) => {
  for (const { url } of frame(name as Parameters<typeof frame>[0])) {
    expect(existsSync(path.join(import.meta.dirname, '..', url)), url).toBe(true);
  }
});
