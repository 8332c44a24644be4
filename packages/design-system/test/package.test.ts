import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMAND } from '../build/api.ts';
import { entriesOf, publishedExports, readManifest } from '../build/manifest.ts';
import { DIST } from './dist.ts';
import { COMPONENTS, componentNames as names } from './sources.ts';

/** Entries that are not components: the root, the icons, the stylesheets, the tokens' values and names, the tools, the manifest. */
const OTHERS = [
  '.',
  './icons',
  './styles.css',
  './prose.css',
  './marketing.css',
  './navigation.css',
  './controls.css',
  './overlays.css',
  './tokens',
  './tokens.css',
  './media.css',
  './theme.css',
  './merge',
  './fonts.css',
  './doctor',
  './theme-script.js',
  './brand.schema.json',
  './design-tokens/*',
  './registry/*',
  './package.json',
];

describe('the package', () => {
  const manifest = readManifest();

  test('publishes one entry for each component, and the root, the icons, the stylesheets, the tokens, the tools and the manifest', () => {
    expect(Object.keys(entriesOf({ exports: publishedExports(manifest) })).sort()).toEqual(
      [...OTHERS, ...names.map((name) => `./${name}`)].sort(),
    );
  });

  test('is published without the `source` condition', () => {
    expect(manifest.publishConfig?.exports, `run \`${COMMAND}\``).toEqual(publishedExports(manifest));
    expect(JSON.stringify(manifest.publishConfig)).not.toMatch(/"source"|\/src\/|storybook/);
  });

  test('declares functions for class names without types of packages that a customer does not install', () => {
    const files = globSync('*/*.variants.d.ts', { cwd: path.join(DIST, 'components') });
    expect(files.length).toBeGreaterThan(0);
    const texts = files.map((file) => readFileSync(path.join(DIST, 'components', file), 'utf8'));
    expect(texts.join('\n')).not.toContain('class-variance-authority');
    // The entry exports their type, or the compiler could not name it in the customer's declarations.
    for (const file of files)
      expect(readFileSync(path.join(COMPONENTS, path.dirname(file), 'index.ts'), 'utf8')).toContain(
        'ClassNamesOf',
      );
  });

  test.each(names)('points the entry of %s at its own folder', (name) => {
    expect(entriesOf(manifest)[`./${name}`]).toEqual({
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
