import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import { canary, root } from './support/instances.ts';
import { test } from './support/test.ts';

/** Every text file below a folder, by its path in it; the compressed copies hold the same. */
function read(folder: string): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|woff2|avif|webp|png|ico)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]);
}

/** The files that hold a text; fonts and pictures cannot. */
const holding = (files: [string, string][], text: string | RegExp) =>
  files
    .filter(([, content]) => (typeof text === 'string' ? content.includes(text) : text.test(content)))
    .map(([file]) => file);

test('the built site holds each secret only where the contract demands it', ({ instance, instanceName }) => {
  const files = read(instance.dist);
  expect(files.length).toBeGreaterThan(30);
  const secrets = JSON.parse(readFileSync(path.join(instance.dataDir, 'secrets.json'), 'utf8')) as Record<
    string,
    string
  >;
  const where = Object.entries(secrets).map(([name, value]) => {
    expect(value.length, name).toBeGreaterThan(30);
    return [name, holding(files, value)];
  });
  const one = (name: RegExp) => [expect.stringMatching(name)];
  expect(Object.fromEntries(where)).toEqual(
    instanceName === 'default'
      ? {
          SUPPORT_KEY: one(/^assets\/customer-support-[\w-]+\.js$/),
          HANDOFF_PASSPHRASE: one(/^assets\/hand-off-by-query-[\w-]+\.js$/),
          TOKEN_SECRET: [],
        }
      : { SUPPORT_KEY: [], HANDOFF_PASSPHRASE: [], TOKEN_SECRET: [] },
  );
  expect(holding(files, canary)).toEqual([]);
  expect(holding(files, /BEGIN [A-Z ]*PRIVATE KEY|DATABASE_URL|SMTP_PASS|JWT_SECRET|TOKEN_SECRET/)).toEqual(
    [],
  );
  // The cipher is no part of a build that hands over by code.
  expect(files.filter(([file]) => file.includes('hand-off-by-query'))).toHaveLength(
    instanceName === 'default' ? 1 : 0,
  );
});

test('no page of the built site has a script, a style or a handler of its own', ({ instance }) => {
  const pages = read(instance.dist).filter(([file]) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(5);
  const inline =
    /<style|\sstyle=|\son[a-z]+=|<script(?! type="application\/ld\+json")(?![^>]*\ssrc=)[^>]*>|javascript:/i;
  expect(holding(pages, inline)).toEqual([]);
});

test('no output makes code from text, tells where it was built, or brings its sources', ({ instance }) => {
  const packages = ['packages/design-system/dist', 'tokens/dist', 'packages/account-service/dist'];
  for (const folder of [instance.dist, ...packages.map((each) => path.join(root, each))]) {
    const files = read(folder);
    expect(files.length, folder).toBeGreaterThan(0);
    expect(holding(files, root), folder).toEqual([]);
    expect(holding(files, canary), folder).toEqual([]);
    const scripts = files.filter(([file]) => /\.[cm]?js$/.test(file));
    expect(holding(scripts, /(?<![\w.$])(?:eval|(?:new\s+)?Function)\s*\(/), folder).toEqual([]);
  }
  const site = read(instance.dist);
  expect(site.filter(([file]) => file.endsWith('.map'))).toEqual([]);
  expect(holding(site, /sourceMappingURL|jsxDEV|react-dom[\w.-]*development/)).toEqual([]);
});
