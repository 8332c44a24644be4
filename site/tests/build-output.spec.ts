import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import { NO_PAGE_USES } from '../build/unused-styles.ts';
import { canary, root } from './support/instances.ts';
import { chips } from './support/required-texts.ts';
import { test } from './support/test.ts';

/** Path and content of every text file below a folder, without the compressed copies. */
function read(folder: string): [file: string, text: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz|woff2|avif|webp|png|ico)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(folder, file), readFileSync(file, 'utf8')]);
}

/** The files that contain a text. */
const holding = (files: [string, string][], text: string | RegExp) =>
  files
    .filter(([, content]) => (typeof text === 'string' ? content.includes(text) : text.test(content)))
    .map(([file]) => file);

/** Names without their hash, because the files of the previous build stay beside those of this one. */
const withoutHashes = (files: readonly string[]) => [
  ...new Set(files.map((file) => file.replace(/-[\w-]{8}(?=\.js$)/, ''))),
];

/** The style sheet of this build. That of the previous build stays beside it. */
function landingSheet(files: [string, string][]): string {
  const contentOf = (name = '') => files.find(([file]) => file === name)?.[1] ?? '';
  return contentOf(/rel="stylesheet"[^>]* href="\/([^"]+)"/.exec(contentOf('index.html'))?.[1]);
}

test('the style sheet has the numbered classes of the pages, and no others', ({ instance }) => {
  const files = read(instance.dist);
  const numbered = /ds:(?:\w+:)?(?:chips|cells)-\d+/g;
  const inPages = files.flatMap(([file, text]) =>
    file.endsWith('.html') ? (text.match(numbered) ?? []) : [],
  );
  // The script renders the marquee.
  const expected = new Set([...inPages, `ds:chips-${chips.length}`]);
  expect(expected.size).toBeGreaterThan(1);
  expect(new Set(landingSheet(files).replaceAll('\\', '').match(numbered))).toEqual(expected);
});

test('the style sheet has the prefixes of the package’s, each once', ({ instance }) => {
  const prefixes = (sheet: string) => new Set(sheet.match(/-webkit-[\w-]+(?=:)/g));
  const sheet = landingSheet(read(instance.dist));
  const offered = prefixes(readFileSync(path.join(root, 'packages/design-system/dist/styles.css'), 'utf8'));
  expect(offered.size).toBeGreaterThan(3);
  expect([...offered].filter((prefix) => !prefixes(sheet).has(prefix))).toEqual([]);
  expect(sheet.match(/(?<=[;{])([\w-]+:[^;{}]+);\1[;}]/)).toBeNull();
});

test('no page has the attributes for contrast, motion, speed and direction whose rules the build leaves out', ({
  instance,
}) => {
  const pages = read(instance.dist).filter(([file]) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(4);
  for (const [file, html] of pages) {
    expect(html.match(/data-slot="footer-(?:nav|column)"/g)?.length ?? 0, file).toBeLessThanOrEqual(6);
  }
  expect(holding(pages, /data-(?:contrast|motion)=|data-speed="(?!normal")|dir="rtl"/)).toEqual([]);
  expect(landingSheet(read(instance.dist))).not.toMatch(/data-(?:contrast|motion|speed)|nth-child\(9\)/);
});

test('no page uses a look whose rules the build leaves out', ({ instance }) => {
  const pages = read(instance.dist).filter(([file]) => file.endsWith('.html'));
  expect(holding(pages, NO_PAGE_USES)).toEqual([]);
  expect(landingSheet(read(instance.dist))).not.toMatch(NO_PAGE_USES);
  // Script renders some parts later.
  const sources = read(path.join(root, 'site/src')).filter(([file]) => file.endsWith('.tsx'));
  expect(sources.length).toBeGreaterThan(30);
  const looks =
    /<(?:Icon|Link)?Button\b(?:=>|[^>])*?\s(?:size="sm"|variant="danger")|<IconButton\b(?:=>|[^>])*?\ssize=|<FormActions\b|\sgap=\{[^}]*\b(?:0|12|16|24)\b|\salign="(?:baseline|end|stretch)"/;
  expect(holding(sources, looks)).toEqual([]);
  expect(holding(sources, NO_PAGE_USES)).toEqual([]);
});

test('the picture of the chips’ marks has a view for each chip', ({ instance }) => {
  const pictures = read(instance.dist).filter(([file]) => file.includes('chip-marks'));
  expect(pictures.length).toBeGreaterThan(0);
  for (const [file, picture] of pictures) {
    const views = picture.match(/<view id="mark-\d+"/g);
    expect(views, file).toEqual(chips.map((_, index) => `<view id="mark-${index}"`));
  }
});

test('a page is painted when its main part is parsed', ({ instance }) => {
  const files = read(instance.dist).filter(([file]) => file.endsWith('.html'));
  expect(files.length).toBeGreaterThan(4);
  for (const [file, html] of files) {
    expect(html, file).toContain('<link rel="expect" href="#main" blocking="render"');
    expect(html.match(/ id="main"/g), file).toHaveLength(1);
  }
});

test('the style sheet declares every custom property that script reads', ({ instance }) => {
  const files = read(instance.dist);
  const sheet = landingSheet(files);
  const names = files
    .filter(([file]) => file.endsWith('.js'))
    .flatMap(([, text]) => [...text.matchAll(/getPropertyValue\([`'"](--[\w-]+)/g)].map(([, name]) => name));
  expect(names).toContain('--ds-duration-moderate');
  expect(names.filter((name) => !sheet.includes(`${name}:`))).toEqual([]);
});

test('the built site contains each secret only where the contract requires it', ({
  instance,
  instanceName,
}) => {
  const files = read(instance.dist);
  expect(files.length).toBeGreaterThan(30);
  const secrets = JSON.parse(readFileSync(path.join(instance.dataDir, 'secrets.json'), 'utf8')) as Record<
    string,
    string
  >;
  const where = Object.entries(secrets).map(([name, value]) => {
    expect(value.length, name).toBeGreaterThan(30);
    return [name, withoutHashes(holding(files, value))];
  });
  expect(Object.fromEntries(where)).toEqual(
    instanceName === 'default'
      ? {
          SUPPORT_KEY: ['assets/customer-support.js'],
          HANDOFF_PASSPHRASE: ['assets/hand-off-by-query.js'],
        }
      : { SUPPORT_KEY: [], HANDOFF_PASSPHRASE: [] },
  );
  expect(holding(files, canary)).toEqual([]);
  expect(
    holding(files, /BEGIN [A-Z ]*PRIVATE KEY|DATABASE_URL|SMTP_PASS|JWT_SECRET|TOKEN_SECRET|TOKEN_KEYS/),
  ).toEqual([]);
  // A build for hand-off by code does not contain the cipher.
  expect(files.some(([file]) => file.includes('hand-off-by-query'))).toBe(instanceName === 'default');
});

test('no page of the built site has an inline script, style or event handler', ({ instance }) => {
  const pages = read(instance.dist).filter(([file]) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(5);
  const inline =
    /<style|\sstyle=|\son[a-z]+=|<script(?! type="application\/ld\+json")(?![^>]*\ssrc=)[^>]*>|javascript:/i;
  expect(holding(pages, inline)).toEqual([]);
});

test('no build output uses eval, names the build machine or contains sources', ({ instance }) => {
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
