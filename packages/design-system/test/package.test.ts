import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMAND } from '../build/api.ts';
import { publishedExports, readManifest } from '../build/manifest.ts';
import { COMPONENTS, componentNames as names, ROOT } from './sources.ts';

function read(...segments: string[]): string {
  return readFileSync(path.join(ROOT, ...segments), 'utf8');
}

/** Entries that are not components: the root, the stylesheets, the tokens' values and names, and the manifest. */
const OTHERS = [
  '.',
  './styles.css',
  './prose.css',
  './tokens',
  './tokens.css',
  './media.css',
  './theme.css',
  './merge',
  './fonts.css',
  './package.json',
];

describe('the package', () => {
  const manifest = readManifest();

  test('publishes one entry for each component, and the root, the stylesheets, the tokens and the manifest', () => {
    expect(Object.keys(publishedExports(manifest)).sort()).toEqual(
      [...OTHERS, ...names.map((name) => `./${name}`)].sort(),
    );
  });

  test('is published without the `source` condition', () => {
    expect(manifest.publishConfig?.exports, `run \`${COMMAND}\``).toEqual(publishedExports(manifest));
    expect(JSON.stringify(manifest.publishConfig)).not.toMatch(/"source"|\/src\/|storybook/);
  });

  test.each(names)('points the entry of %s at its own folder', (name) => {
    expect(manifest.exports[`./${name}`]).toEqual({
      source: `./src/components/${name}/index.ts`,
      types: `./dist/components/${name}/index.d.ts`,
      default: `./dist/components/${name}/index.js`,
    });
  });
});

describe.each(names)('the folder of %s', (name) => {
  test('has the component, its stories, page and entry', () => {
    const files = [`${name}.tsx`, `${name}.stories.tsx`, `${name}.mdx`, 'index.ts'];
    expect(files.filter((file) => !existsSync(path.join(COMPONENTS, name, file)))).toEqual([]);
  });
});

describe('the directive for client code', () => {
  const files = globSync('src/{components,lib}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/*.stories.tsx', '**/*.test.tsx'],
  });
  // APIs that React's server build lacks: it has only useId, useMemo, useCallback and use.
  const needed = /\b(create|use)Context\b|\buse(ActionState|\w*Effect|ImperativeHandle|Reducer|Ref|State)\b/;
  const reason = new RegExp(
    `${needed.source}|\\buse[A-Z]\\w*\\(|@radix-ui/|\\bon[A-Z]\\w*=|\\bcapitalisingProps\\(`,
  );

  test.each(files)('is in %s only if needed', (file) => {
    const source = read(file);
    if (needed.test(source)) expect(source).toMatch(/^'use client';\n/);
    if (!reason.test(source)) expect(source).not.toMatch(/^'use client'/);
  });
});
