import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '@weft/tools/paths';
import { expect, test } from 'playwright/test';
import { LOCKFILE } from '../apps.ts';
import {
  ACCEPTED,
  contentProblems,
  type Files,
  manifestProblems,
  publintProblems,
  readTarball,
  typesProblems,
} from '../package-checks.ts';
import { packed } from '../tarball.ts';

const PACKAGE = fromRoot('packages/design-system');

const sources = globSync('**/*.{ts,tsx}', { cwd: `${PACKAGE}/src` }).filter(
  (path) => !/\.(stories|test)\.tsx?$/.test(path),
);

/** The tokens' build output, without the JSON file for documentation. */
const tokens = [
  ...['css', 'fonts', 'js', 'tailwind'].flatMap((folder) =>
    readdirSync(fromRoot('tokens/dist', folder)).map((name) => `tokens/${folder}/${name}`),
  ),
  ...globSync('design-tokens/**/*.json', { cwd: fromRoot('tokens/dist') }),
  ...globSync('*.tokens.json', { cwd: fromRoot('tokens/dist/json') }).map(
    (name) => `design-tokens/dtcg/${name}`,
  ),
];

const others = [
  'styles.css',
  'prose.css',
  'marketing.css',
  'navigation.css',
  'controls.css',
  'overlays.css',
  'css.d.ts',
  'components.json',
  'llms.txt',
  'brand.schema.json',
  'theme-script.js',
  ...['registry', 'native-form', 'newsletter'].map((name) => `registry/${name}.json`),
  'bin/design-system.js',
  ...tokens,
  ...globSync('components/*/*.mdx', { cwd: `${PACKAGE}/src` }).map(
    (page) => `docs/${path.basename(page, '.mdx')}.md`,
  ),
];

let files: Files;
test.beforeAll(async () => {
  files = readTarball(readFileSync(await packed()));
});

/** The package with some files changed or removed. */
const withFault = (changes: Readonly<Record<string, string | undefined>>): Files => {
  const changed = new Map(files);
  for (const [path, text] of Object.entries(changes)) {
    if (text === undefined) changed.delete(path);
    else changed.set(path, text);
  }
  return changed;
};

test.describe('the tarball', () => {
  test('contains the sources, the compiled files and the documents, and nothing else', () => {
    expect(sources.length).toBeGreaterThan(60);
    expect(contentProblems(files, sources, others)).toEqual([]);
  });

  test('has every file to which its manifest leads', () => {
    expect(manifestProblems(files)).toEqual([]);
  });

  test('has the pages of the components without Storybook’s blocks', () => {
    const pages = [...files].filter(([file]) => file.startsWith('dist/docs/'));
    expect(pages.length).toBeGreaterThan(40);
    for (const [file, page] of pages) {
      expect(page, file).toMatch(/^# \w.*\n/);
      expect(page, file).not.toMatch(/@storybook|Stories\b|<(?:Canvas|Meta|Facts)/);
    }
  });

  test('has commands that run without any other package', () => {
    const { bin, version } = JSON.parse(files.get('package.json') ?? '');
    const folder = mkdtempSync(path.join(tmpdir(), 'weft-bin-'));
    try {
      const place = path.posix.normalize(bin['design-system']);
      const program = path.join(folder, place);
      mkdirSync(path.dirname(program), { recursive: true });
      for (const file of [place, 'package.json'])
        writeFileSync(path.join(folder, file), files.get(file) ?? '');
      const run = (input: string, ...args: string[]) =>
        spawnSync(process.execPath, [program, ...args], {
          cwd: path.dirname(program),
          input,
          encoding: 'utf8',
        });
      const theme = run('{ "colors": { "ink": "#111", "action": "#0f8a4b" } }', 'theme', '-');
      expect(theme.stdout).toContain(`A theme for @weft/design-system ${version}`);
      expect(run('', 'doctor').stderr).toContain('has no package.json');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  test('passes publint', async () => {
    expect(await publintProblems(files)).toEqual([]);
  });

  test('has types that resolve for every entry, except for accepted problems', async () => {
    expect([...(await typesProblems(files)).keys()].sort()).toEqual(Object.keys(ACCEPTED).sort());
  });

  test('has the dependencies that the applications’ lockfile records, with each version of React', () => {
    const { dependencies } = JSON.parse(files.get('package.json') ?? '') as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    const [, , ...blocks] = readFileSync(LOCKFILE, 'utf8').split(/^ {2}'@weft\/design-system@file:.*$/m);
    expect(blocks.length).toBeGreaterThan(1);
    for (const block of blocks) {
      const [recorded = ''] = block.split(/^ {4}(?:optionalDependencies|transitivePeer)/m);
      const versions = Object.fromEntries(
        [...recorded.matchAll(/^ {6}'?([^':]+)'?: ([\d.]+)/gm)].map(([, name, version]) => [name, version]),
      );
      for (const [name, range] of Object.entries(dependencies)) {
        const least = range.replace('^', '');
        const isRecent = (versions[name] ?? '').localeCompare(least, undefined, { numeric: true }) >= 0;
        expect(isRecent, `${name}; run npx pnpm@12 exec node consumers/relock.ts`).toBe(true);
      }
    }
  });
});

// Plants one fault for each check, to show that the check can fail.
test.describe('the checks on the tarball report', () => {
  const at = 'dist/components/button/button';

  test('unexpected and missing files', () => {
    const faults = withFault({ [`${at}.stories.js`]: '', LICENSE: undefined });
    expect(contentProblems(faults, sources, others)).toEqual([
      'LICENSE is missing',
      `${at}.stories.js does not belong in the package`,
    ]);
  });

  test('a file with an absolute path', () => {
    const faults = withFault({ [`${at}.js`]: 'export const from = "/home/someone/weft/src";' });
    expect(contentProblems(faults, sources, others)).toEqual([`${at}.js contains an absolute path`]);
  });

  test('a source map without its source', () => {
    const map = '{"sources":["../../../src/components/button/gone.tsx"]}';
    const faults = withFault({ [`${at}.js.map`]: map });
    expect(contentProblems(faults, sources, others)).toEqual([
      `${at}.js.map refers to ../../../src/components/button/gone.tsx, which is missing`,
    ]);
  });

  test('an import of the package itself that leads to no file', () => {
    const manifest = { ...JSON.parse(files.get('package.json') ?? ''), imports: { '#kit/*': './kit/*' } };
    expect(manifestProblems(withFault({ 'package.json': JSON.stringify(manifest) }))).toEqual([
      'package.json leads to kit/*, which is missing',
    ]);
  });

  test('an entry whose file is missing', async () => {
    const manifest = JSON.parse(files.get('package.json') ?? '');
    manifest.exports['./button'] = { default: './dist/gone.js' };
    const found = await publintProblems(withFault({ 'package.json': JSON.stringify(manifest) }));
    expect(found.join('\n')).toContain('./dist/gone.js but the file does not exist');
  });

  test('an entry without types', async () => {
    const faults = withFault({ 'dist/components/button/index.d.ts': undefined });
    expect([...(await typesProblems(faults, ['./button'])).keys()]).toContain('UntypedResolution bundler');
  });
});
