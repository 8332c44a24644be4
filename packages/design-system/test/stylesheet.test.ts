import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { LAYERS, STYLESHEETS, stylesheet } from '../build/stylesheet.ts';
import { classNames, contractProblems, rulesOf } from './css-contract.ts';
import { builtStyles } from './dist.ts';

const SOURCES = path.join(import.meta.dirname, '../src');

/**
 * A class in a source, with everything in its brackets. Names for `group-*` variants have no rules, and a class with a
 * number put in (`ds:chips-${count}`) has no name yet.
 */
const USED = /(?<=['"`\s])ds:(?!group\b)(?:\[(?:[^\s[\]]|\[[^\s[\]]*])*]|[^\s'"`$[\]])+(?![\w-]*\$\{)/g;

describe('the stylesheet', () => {
  let css = '';
  beforeAll(() => {
    css = STYLESHEETS.map((name) => stylesheet(false, name)).join('\n');
  }, 60_000);

  test('keeps its contract with a host: layers, prefix, specificity, own parts only', () => {
    expect(rulesOf(css).length).toBeGreaterThan(300);
    expect(contractProblems(css)).toEqual([]);
  });

  test.each(STYLESHEETS)('%s begins with all layers in their order, and says nothing twice', (name) => {
    const published = builtStyles([name]);
    expect(published.startsWith(LAYERS)).toBe(true);
    expect(published.match(/(?<=[;{])([\w-]+:[^;{}]+);\1[;}]/)).toBeNull();
  });

  test('has every class that the components use', () => {
    const used = new Set<string>();
    for (const file of globSync('{components,icons,lib}/**/*.{ts,tsx}', {
      cwd: SOURCES,
      exclude: ['**/*.stories.tsx'],
    })) {
      const source = readFileSync(path.join(SOURCES, file), 'utf8');
      for (const [name] of source.matchAll(USED)) used.add(name);
    }
    const ruled = classNames(css);
    expect(used.size).toBeGreaterThan(50);
    expect([...used].filter((name) => !ruled.has(name))).toEqual([]);
  });

  test('says right to left by the attribute, too, since some builds lower `:dir()` to a list of languages', () => {
    const rules = css.match(/^.*:dir\(.*$/gm) ?? [];
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.filter((rule) => !/\[dir=["']?rtl["']?\]/.test(rule))).toEqual([]);
  });

  test('takes every colour, length and time from a token', () => {
    const literal =
      /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)\(|(?<![\w.-])(?=[\d.]*[1-9])[\d.]+(?:px|rem|em|ms|s)\b/i;
    const declared = [...css.matchAll(/^\s*(?!initial-value)([a-z][\w-]*): ([^;{]+);$/gm)]
      .filter(([, , value = '']) => literal.test(value.replaceAll(/var\(--ds-[^)]*\)/g, '')))
      .map(([, name, value]) => `${name}: ${value}`);
    // The pixel to which `sr-only` cuts a box, and the length of a path that is counted as one.
    const once = ['width: 1px', 'height: 1px', 'margin: -1px', 'stroke-dashoffset: 1px'];
    expect(css.match(/var\(--ds-/g)?.length).toBeGreaterThan(200);
    expect(declared.filter((each) => !once.includes(each))).toEqual([]);
  });
});

describe('the classes of a stylesheet', () => {
  const css = `@layer ds.utilities { .ds\\:p-12, .ds\\:a .ds\\:w-1\\/2 { &.ds\\:\\[a\\:\\.b\\] { top: 0; } }
.ds\\:\\32 xl\\:p-1\\.5::after { top: 0; } [data-x='.ds:q'] { background: url(".ds:r"); } }`;

  test('are whole names, without escapes and the content of strings', () => {
    expect([...classNames(css)]).toEqual(['ds:p-12', 'ds:a', 'ds:w-1/2', 'ds:[a:.b]', 'ds:2xl:p-1.5']);
  });

  test.each(['ds:p-1', 'ds:p-13', 'ds:w-1', 'ds:p-1.5', 'ds:q'])('do not have %s', (name) => {
    expect(classNames(css).has(name)).toBe(false);
  });
});

describe('the promise to a host', () => {
  const kept = `@layer ds.tokens, ds.base, ds.components, ds.utilities;
@layer ds.tokens { :where(:root) { --ds-space-1: 4px; color-scheme: light; } }
@layer ds.base { :where([data-slot][class*='ds:']):where(h1, h2) { margin: 0; } }
@layer ds.components { [data-slot='a'] { &:where(:hover, :has([a])) { color: red; } :where([data-x='.b#c']) & { color: red; } } }
@layer ds.utilities { @media (hover: hover) { .ds\\:hover\\:flex { &:hover { display: flex; } } } .ds\\:pic img { width: 1px; } }
@layer ds.utilities { @keyframes ds-turn { from { rotate: 0deg; } } }`;

  test('accepts everything that the stylesheet consists of', () => {
    expect(contractProblems(kept)).toEqual([]);
  });

  test.each([
    ['a rule outside of layers', '.ds\\:p-1 { padding: 1px }', 'is in no layer of ours'],
    [
      'keyframes without a prefix',
      '@layer ds.base { @keyframes turn { from { rotate: 0 } } }',
      'has no prefix',
    ],
    ['a preflight', '@layer ds.base { *, ::before { margin: 0 } }', 'touches what is not ours'],
    ['a bare element', '@layer ds.base { button { color: red } }', 'begins with a bare element'],
    [
      'a class without the prefix',
      '@layer ds.utilities { .ds\\:p-1.open { color: red } }',
      'names the class .open',
    ],
    [
      'two classes',
      '@layer ds.utilities { .ds\\:p-1 .ds\\:p-2 { color: red } }',
      'counts more than one class',
    ],
    [
      'a `:has()` that decides about any element below it',
      '@layer ds.components { .ds\\:p-1 { &:where(.ds\\:p-2:has(a) *) { color: red } } }',
      'restyles everything below a :has()',
    ],
    [
      'a `:has()` that decides about what is around a class',
      '@layer ds.components { :where(.ds\\:p-2:has(a) *) > .ds\\:p-1 { color: red } }',
      'restyles everything below a :has()',
    ],
    [
      'a `:has()` that decides about a slot',
      '@layer ds.components { :where(.ds\\:p-2:has(a)) > [data-slot="a"] { color: red } }',
      'restyles everything below a :has()',
    ],
    ['an id', '@layer ds.components { #menu [data-slot="a"] { color: red } }', 'counts an id'],
    [
      'a theme that counts',
      '@layer ds.tokens { [data-theme] { --ds-space-1: 0 } }',
      'counts more than nothing',
    ],
    ['a look among the tokens', '@layer ds.tokens { :where(:root) { margin: 0 } }', 'sets more than tokens'],
    [
      'a layer inside a layer',
      '@layer ds.base { @layer reset { .ds\\:p-1 { color: red } } }',
      'inside a layer',
    ],
    ['a file', '@layer ds.base { [data-slot="a"] { background: url(a.png) } }', 'outside itself'],
  ])('is broken by %s', (_, css, message) => {
    expect(contractProblems(css).join('\n')).toContain(message);
  });
});
