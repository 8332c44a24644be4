import { globSync, readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '@weft/tools/paths';
import { expect, test } from 'playwright/test';
import { lockfileOf, NAMES } from '../apps.ts';
import {
  ACCEPTED,
  contentProblems,
  type Files,
  publintProblems,
  readTarball,
  typesProblems,
} from '../package-checks.ts';
import { packed } from '../tarball.ts';

const PACKAGE = fromRoot('packages/design-system');

const sources = globSync('**/*.{ts,tsx}', { cwd: `${PACKAGE}/src` }).filter(
  (path) => !/\.(stories|test)\.tsx?$/.test(path),
);

/** The tokens' results, without the JSON files that are for documentation and tools. */
const tokens = ['css', 'fonts', 'js', 'tailwind'].flatMap((folder) =>
  readdirSync(fromRoot('tokens/dist', folder)).map((name) => `tokens/${folder}/${name}`),
);

const others = ['styles.css', 'css.d.ts', 'llms.txt', ...tokens];

let files: Files;
test.beforeAll(async () => {
  files = readTarball(readFileSync(await packed()));
});

/** The package with some of its files changed. */
const withFault = (changes: Readonly<Record<string, string | undefined>>): Files => {
  const changed = new Map(files);
  for (const [path, text] of Object.entries(changes)) {
    if (text === undefined) changed.delete(path);
    else changed.set(path, text);
  }
  return changed;
};

const manifestWith = (change: (manifest: Record<string, Record<string, unknown>>) => void): string => {
  const manifest = JSON.parse(files.get('package.json') ?? '');
  change(manifest);
  return JSON.stringify(manifest);
};

test.describe('the tarball', () => {
  test('holds what was compiled and what a reader needs, and nothing else', () => {
    expect(sources.length).toBeGreaterThan(60);
    expect(contentProblems(files, sources, others)).toEqual([]);
  });

  test('has nothing for publint to say', async () => {
    expect(await publintProblems(files)).toEqual([]);
  });

  test('has types that resolve for every entry, apart from what is accepted with a reason', async () => {
    expect([...(await typesProblems(files)).keys()].sort()).toEqual(Object.keys(ACCEPTED).sort());
  });

  test('depends on what the applications’ lockfiles have on record', () => {
    const { dependencies } = JSON.parse(files.get('package.json') ?? '');
    for (const app of NAMES) {
      const [, , block = ''] = readFileSync(lockfileOf(app), 'utf8').split(
        /^ {2}'@weft\/design-system@file:.*$/m,
      );
      const [recorded = ''] = block.split(/^ {4}(?:optionalDependencies|transitivePeer)/m);
      const versions = Object.fromEntries(
        [...recorded.matchAll(/^ {6}'?([^':]+)'?: ([\d.]+)/gm)].map(([, name, version]) => [name, version]),
      );
      expect(versions, 'run node consumers/relock.ts').toEqual(expect.objectContaining(dependencies));
    }
  });
});

test.describe('the gates on the tarball see', () => {
  const at = 'dist/components/button/button';

  test('a story, a test, a page, a stale file and a missing one', () => {
    const faults = withFault({
      [`${at}.stories.js`]: '',
      'test/conformance.tsx': '',
      'dist/components/button/button.mdx': '',
      'dist/components/gone/gone.js': '',
      LICENSE: undefined,
    });
    expect(contentProblems(faults, sources, others)).toEqual([
      'LICENSE is missing',
      'dist/components/button/button.mdx does not belong there',
      'dist/components/button/button.stories.js does not belong there',
      'dist/components/gone/gone.js does not belong there',
      'test/conformance.tsx does not belong there',
    ]);
  });

  test.describe('in a file', () => {
    for (const [what, text] of [
      ['an absolute path', 'export const from = "/home/someone/weft/src";'],
      ['an absolute path', 'export const from = "file:///weft";'],
      ['a private key or token', '//registry.example/:_authToken=x'],
      ['a version of the workspace', '{"@weft/tokens":"workspace:*"}'],
    ] as const) {
      test(`${what}: ${text}`, () => {
        expect(contentProblems(withFault({ [`${at}.js`]: text }), sources, others)).toEqual([
          `${at}.js holds ${what}`,
        ]);
      });
    }
  });

  test('a source map without sources, or with one that is not ours', () => {
    const faults = withFault({
      [`${at}.js.map`]: '{"sources":["../../../src/components/button/button.tsx"]}',
      'dist/index.js.map': '{"sources":["../../elsewhere.ts"],"sourcesContent":[""]}',
    });
    expect(contentProblems(faults, sources, others)).toEqual([
      `${at}.js.map does not bring its sources`,
      'dist/index.js.map leads to ../../elsewhere.ts',
    ]);
  });

  test('an entry that leads nowhere, and conditions in the wrong order', async () => {
    const manifest = manifestWith(({ exports }) => {
      Object.assign(exports ?? {}, {
        './button': { types: './dist/components/button/index.d.ts', default: './dist/gone.js' },
        './chip': { default: './dist/components/chip/index.js', types: './dist/components/chip/index.d.ts' },
      });
    });
    const found = (await publintProblems(withFault({ 'package.json': manifest }))).join('\n');
    expect(found).toContain('./dist/gone.js but the file does not exist');
    expect(found).toMatch(/chip.*types.*first/);
  });

  test('types that are missing, and names that are not there at run time', async () => {
    const faults = withFault({
      'dist/components/button/index.d.ts': undefined,
      'dist/components/chip/index.js': "import './chip.js';\n",
      'dist/components/chip/index.d.ts': "export { Chip } from './missing.js';\n",
    });
    const kinds = [...(await typesProblems(faults, ['./button', './chip'])).keys()];
    expect(kinds).toContain('UntypedResolution bundler');
    expect(kinds).toContain('InternalResolutionError');
  });
});
