/// <reference lib="dom" />

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { launchOptions } from '@weft/tools/browser';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subset } from '../../bin/sheet/css.ts';
import { Modules } from '../../bin/sheet/modules.ts';
import { classicScript } from '../classic-script.ts';
import { rulesOf } from '../css-contract.ts';
import { builtStyles, DIST } from '../dist.ts';
import type * as Fixtures from './page.tsx';

type App = { app: typeof Fixtures };

const all = builtStyles();

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage();
  await page.setContent('<!doctype html><html lang="en"><body></body></html>');
  await page.addScriptTag({ content: await classicScript('sheet/page.tsx', 'app') });
}, 60_000);
afterAll(() => browser?.close());

/** The differences in look between a style sheet and all sheets of the package. */
const differences = (css: string, theme: 'light' | 'dark' = 'light'): Promise<string[]> =>
  page.evaluate(([one, other, mode]) => (globalThis as unknown as App).app.differences(one, other, mode), [
    all,
    css,
    theme,
  ] as const);

const mount = (name: string): Promise<string[]> =>
  page.evaluate((each) => (globalThis as unknown as App).app.mount(each), name);

const sourceOf = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, `../${file}.tsx`), 'utf8');

const partsIn = (source: string): string[] =>
  [...source.matchAll(/<Weft\.(\w+)/g)].map(([, part = '']) => part);

/** Helper that builds a fixture → the parts that it puts around others. */
const around = new Map(
  sourceOf('fixture')
    .split(/^export (?:const|function) /m)
    .map((text) => [/^\w*/.exec(text)?.[0], partsIn(text)] as const),
);

/** Fixture → the parts that its source names. */
const partsOf = new Map(
  ['fixtures', 'fixtures-with-options', 'fixtures-of-overlays'].flatMap((file) =>
    sourceOf(file)
      .split(/^ {2}(?=(?:'[^']+'|\w+): \w+\()/m)
      .map((text) => {
        const [, quoted, name = quoted, helper] = /^(?:'([^']+)'|(\w+)): (\w+)\(/.exec(text) ?? [];
        return [name ?? '', [...(around.get(helper) ?? []), ...partsIn(text)]] as const;
      }),
  ),
);

/** Each rule with what is around it, and the classes and slots that it names. */
const rules = (css: string) =>
  rulesOf(css).flatMap((rule) => {
    const around: string[] = [];
    for (let each = rule.parent; each && each.type !== 'root'; each = each.parent)
      if (each.type === 'atrule') around.push('params' in each ? String(each.params) : '');
    return rule.selectors.map((selector) => ({
      text: [...around, selector].join(' '),
      names: [...selector.matchAll(/\.(ds(?:\\.|[\w-])+)|\[data-slot=["']?([\w-]+)/g)].map(
        ([, name, slot = '']) => name?.replaceAll('\\', '') ?? slot,
      ),
    }));
  });

let modules: Modules;
let parts: ReadonlyMap<string, string>;
beforeAll(() => {
  modules = new Modules();
  parts = modules.exportsOf(path.join(DIST, 'index.js'));
});

const sheetFor = (files: Iterable<string>): string => subset(all, modules.words(modules.reach(files)));

/** The modules of what the source of a fixture names. */
const modulesOf = (fixture: string): string[] =>
  (partsOf.get(fixture) ?? []).flatMap((part) => parts.get(part) ?? []);

test('every part looks the same with its own sheet, which has its rules for every state and medium', async () => {
  const named = rules(all).filter(({ names }) => names.length > 0);
  const sheets = new Map<string, { css: string; kept: Set<string> }>();
  const wrong: string[] = [];
  const fixtures = await page.evaluate(() => (globalThis as unknown as App).app.names);
  expect(fixtures.length).toBeGreaterThan(150);
  for (const fixture of fixtures) {
    const files = [...new Set(modulesOf(fixture))].sort();
    expect(files, fixture).not.toEqual([]);
    const css = sheets.get(files.join())?.css ?? sheetFor(files);
    const kept = sheets.get(files.join())?.kept ?? new Set(rules(css).map(({ text }) => text));
    sheets.set(files.join(), { css, kept });
    const shown = new Set(await mount(fixture));
    for (const each of await differences(css)) wrong.push(`${fixture}: ${each}`);
    for (const { text, names } of named)
      if (names.every((each) => shown.has(each)) && !kept.has(text)) wrong.push(`${fixture}: ${text}`);
  }
  expect(wrong).toEqual([]);
}, 240_000);

test.each(['Button', 'TextField', 'Card', 'DialogContent'])(
  '%s looks the same in dark',
  async (fixture) => {
    await mount(fixture);
    expect(await differences(sheetFor(modulesOf(fixture)), 'dark')).toEqual([]);
  },
  60_000,
);

test('the comparison reports a style that a sheet lacks', async () => {
  await mount('TextField');
  const css = sheetFor(modulesOf('TextField'));
  expect(css).toContain('.ds\\:field-control{');
  expect(await differences(css.replace(/\.ds\\:field-control\{[^}]*\}/, ''))).toContainEqual(
    expect.stringMatching(/^text-field-control: /),
  );
}, 60_000);

test('every rule belongs to a part', () => {
  const kept = new Set(rules(sheetFor(parts.values())).map(({ text }) => text));
  expect(rules(all).filter(({ text }) => !kept.has(text))).toEqual([]);
}, 60_000);
