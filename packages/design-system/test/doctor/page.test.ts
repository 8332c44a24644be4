/// <reference lib="dom" />

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { launchOptions } from '@weft/tools/browser';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { diagnose, Finding } from '../../src/doctor/index.ts';
import { classicScript } from '../classic-script.ts';
import { builtStyles } from '../dist.ts';

// Each page has the whole style sheet, and the doctor reads all of its rules.
vi.setConfig({ testTimeout: 60_000 });

let browser: Browser;
let page: Page;
let doctor = '';
let react = '';

beforeAll(async () => {
  doctor = await classicScript('../src/doctor/index.ts', 'doctor');
  react = await classicScript('doctor/a-copy-of-react.ts', 'copy');
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage();
}, 60_000);
afterAll(() => browser?.close());

const css = builtStyles(['styles.css']);

const LINE = '@layer theme, base, ds, components, utilities;';
const PART = '<button data-slot="button" class="ds:px-4">Send</button>';

const fontFaces = (): string =>
  readFileSync(createRequire(import.meta.url).resolve('@weft/tokens/fonts.css'), 'utf8').replaceAll(
    /url\([^)]*\)/g,
    'url(data:,)',
  );

/** The doctor's findings on a page with these style sheets. */
async function diagnosed(sheets: readonly string[], scripts: readonly string[] = []): Promise<Finding[]> {
  const styles = sheets.map((sheet) => `<style>${sheet}</style>`).join('');
  await page.setContent(`<!doctype html><html lang="en">${styles}<body>${PART}</body></html>`);
  for (const content of scripts) await page.addScriptTag({ content });
  if (scripts.length > 0)
    await page
      .locator('b')
      .nth(scripts.length - 1)
      .waitFor();
  await page.addScriptTag({ content: doctor });
  return page.evaluate(() =>
    (globalThis as unknown as { doctor: { diagnose: typeof diagnose } }).doctor.diagnose(),
  );
}

test('finds nothing on a page that follows the README', async () => {
  const host = `${LINE}
    @layer theme { :root { --own: 1px } }
    @layer base { *, ::before { margin: 0; padding: 0; border: 0 solid } button { background: none } }
    @layer utilities { .p-1 { padding: 1px } }
    body { margin: 0 } .card h1 { margin: 0 } * { box-sizing: border-box } img { max-width: 100% }
    .card { h1, &:hover > a { margin: 0 } } .card :is(h1, h2) { margin: 0 } @scope (.card) { h1 { margin: 0 } }
    .card { gap: var(--ds-space-stack); --ds-own: 1px; inset: var(--ds-own) }`;
  const theme = ":where(:root) { --ds-radius-md: 8px; --ds-font-family-sans: 'Anek Latin', sans-serif; }";
  expect(await diagnosed([host, css, fontFaces(), theme])).toEqual([]);
  expect(await diagnosed([css, fontFaces()], [react])).toEqual([]);
});

test('accepts rules in the layers above the package, and in one without a name below it', async () => {
  const above = `${LINE} @layer components { h2 { margin: 0 } }`;
  expect(await diagnosed(['@layer { button { border: 0 } }', above, css, fontFaces()])).toEqual([]);
});

const FAULTS: readonly [
  fault: string,
  sheets: () => string[],
  kind: Finding['fault'],
  says: string,
  fix: string,
][] = [
  [
    'no style sheet',
    () => [fontFaces()],
    'styles-missing',
    'every part is unstyled',
    "import '@weft/design-system/styles.css';",
  ],
  [
    'the style sheet twice',
    () => [css, css, fontFaces()],
    'styles-twice',
    'more than once',
    "import '@weft/design-system/styles.css';",
  ],
  [
    'a reset in a later layer',
    () => [css, fontFaces(), '@layer reset { button { all: unset } }'],
    'layer-order',
    '`reset` comes after the layer `ds`',
    '@layer theme, base, reset, ds, components, utilities;',
  ],
  [
    'a reset in a later layer without a name',
    () => [css, fontFaces(), '@layer { button { border: 0 } }'],
    'layer-order',
    'in a layer without a name (`button`) that comes after the layer `ds`',
    "@import url('./reset.css') layer(base);",
  ],
  [
    'Tailwind after the package, without the line',
    () => [css, fontFaces(), '@layer theme, base, components, utilities; @layer base { * { padding: 0 } }'],
    'tailwind-layers',
    'its preflight flattens the parts',
    LINE,
  ],
  [
    'Tailwind before the package, without the line',
    () => ['@layer theme, base, components, utilities; @layer base { * { padding: 0 } }', css, fontFaces()],
    'tailwind-layers',
    'its utilities have no effect',
    LINE,
  ],
  [
    'rules outside of layers',
    () => ['* { margin: 0; padding: 0 } @media screen { button { border: 0 } }', css, fontFaces()],
    'unlayered-rules',
    '(`*`, `button`)',
    "@import url('./reset.css') layer(base);",
  ],
  [
    'plain elements in a rule or a scope that has no class',
    () => [
      css,
      fontFaces(),
      'main, .card { h1 { margin: 0 } } @scope (main) { :is(h2, .title) { margin: 0 } }',
    ],
    'unlayered-rules',
    '(`& h1`, `:is(h2, .title)`)',
    "@import url('./reset.css') layer(base);",
  ],
  [
    'no font',
    () => [css],
    'fonts-missing',
    'No font is loaded for `Anek Latin`',
    "import '@weft/design-system/fonts.css';",
  ],
  [
    'no font of a brand',
    () => [css, ":where(:root) { --ds-font-family-sans: 'Nowhere Grotesk', sans-serif }"],
    'fonts-missing',
    'No font is loaded for `Nowhere Grotesk`',
    "@font-face { font-family: 'Nowhere Grotesk';",
  ],
  [
    'a colour that is set on the root alone',
    () => [css, fontFaces(), ':root { --ds-color-bg-action: red }'],
    'islands-forgotten',
    '`--ds-color-bg-action` is set on the root alone, so TopBar',
    ':root, [data-theme] { --ds-color-bg-action: …; }',
  ],
  [
    'variables of another version',
    () => [css, fontFaces(), '.card { gap: var(--ds-space-block) } :root { --ds-color-brand: red }'],
    'old-tokens',
    '`--ds-color-brand`, `--ds-space-block` are no variables',
    '--ds-space-block → remove it',
  ],
];

test.each(FAULTS)('finds %s, and nothing else', async (_, sheets, fault, says, fix) => {
  const findings = await diagnosed(sheets());
  expect(findings.map((each) => each.fault)).toEqual([fault]);
  expect(findings[0]?.message).toContain(says);
  expect(findings[0]?.fix).toContain(fix);
});

test('finds two copies of React DOM', async () => {
  const findings = await diagnosed([css, fontFaces()], [react, react]);
  expect(findings).toMatchObject([
    { fault: 'react-twice', fix: '"overrides": { "react": "$react", "react-dom": "$react-dom" }' },
  ]);
});

test('looks into imported sheets, in the layer that they are imported into', async () => {
  await page.route('http://shop.test/**', (route) =>
    route.request().url().endsWith('.css')
      ? route.fulfill({ contentType: 'text/css', body: 'button { border: 0 }' })
      : route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.goto('http://shop.test/');
  for (const layer of ['layer(base)', 'layer'])
    expect(await diagnosed([`@import url('/reset.css') ${layer};`, css, fontFaces()])).toEqual([]);
  const found = await diagnosed(["@import url('/reset.css');", css, fontFaces()]);
  expect(found.map(({ fault }) => fault)).toEqual(['unlayered-rules']);
});

test('looks into sheets that a script adopts', async () => {
  const adopt = `const sheet = new CSSStyleSheet(); sheet.replaceSync('button { border: 0 }');
    document.adoptedStyleSheets = [sheet]; document.body.append(document.createElement('b'));
    document.querySelector('b').textContent = 'Adopted';`;
  const found = await diagnosed([css, fontFaces()], [adopt]);
  expect(found.map(({ fault }) => fault)).toEqual(['unlayered-rules']);
});

test('looks at the page in a frame', async () => {
  await page.setContent('<!doctype html><iframe></iframe>');
  await page.addScriptTag({ content: doctor });
  const findings = await page.evaluate(
    ([sheet = '', faces = '']) => {
      const { contentDocument } = document.querySelector('iframe') as HTMLIFrameElement;
      const inside = contentDocument as Document;
      for (const text of [sheet, faces, '@media screen { button { border: 0 } }'])
        inside.head.appendChild(inside.createElement('style')).textContent = text;
      return (globalThis as unknown as { doctor: { diagnose: typeof diagnose } }).doctor.diagnose(inside);
    },
    [css, fontFaces()],
  );
  expect(findings.map(({ fault }) => fault)).toEqual(['unlayered-rules']);
});
