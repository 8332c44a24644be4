import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../../..');

/** The files that configure the accessibility addon. */
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

/** Whether a file configures axe, by parameter or global. */
const setsAxe = (text: string): boolean => /\ba11y\b|\bghostStories\b/.test(text);

describe('the accessibility check', () => {
  test('is configured in one place for all stories, and by no story itself', () => {
    expect(sources.filter((file) => file.endsWith('.stories.tsx')).length).toBeGreaterThan(40);
    expect(sources.filter((file) => setsAxe(readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
  });

  test.each(["parameters: { a11y: { test: 'off' } }", 'globals: { a11y: { manual: true } }', '"a11y": {}'])(
    'detects %s',
    (planted) => expect(setsAxe(planted)).toBe(true),
  );
});
