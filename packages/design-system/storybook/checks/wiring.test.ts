import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../../..');

/** Where the checks are switched on for all stories, and where the addon is named. */
const PLACES = [
  'packages/design-system/storybook/preview.ts',
  'packages/design-system/storybook/checks/wiring.test.ts',
  '.storybook/main.ts',
];

/** Everything that a story is made of. */
const sources = globSync(
  ['.storybook/**/*.{ts,tsx,mdx}', 'packages/design-system/{src,test,storybook}/**/*.{ts,tsx,mdx}'],
  {
    cwd: ROOT,
    // Tests of the built Storybook, of which no story is made.
    exclude: ['.storybook/tests/**'],
  },
).filter((file) => !PLACES.includes(file));

/** By parameter or by global: either takes a story out of axe's hands. */
const setsAxe = (text: string): boolean => /\ba11y\b|\bghostStories\b/.test(text);

describe('the accessibility check', () => {
  test('is set for all stories in one place, and by none for itself', () => {
    expect(sources.filter((file) => file.endsWith('.stories.tsx')).length).toBeGreaterThan(40);
    expect(sources.filter((file) => setsAxe(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
  });

  test.each(["parameters: { a11y: { test: 'off' } }", 'globals: { a11y: { manual: true } }', '"a11y": {}'])(
    'is seen to be changed by %s',
    (planted) => expect(setsAxe(planted)).toBe(true),
  );
});
