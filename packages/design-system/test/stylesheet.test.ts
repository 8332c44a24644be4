import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { stylesheet } from '../build/stylesheet.ts';

const SOURCES = path.join(import.meta.dirname, '../src');

interface Block {
  /** What stands before the brace: a selector, or an at-rule with its condition. */
  prelude: string;
  /** The preludes around it, outermost first. */
  inside: string[];
}

/** Every block and statement of a stylesheet, in order; strings and comments do not disturb it. */
function blocks(css: string): Block[] {
  const found: Block[] = [];
  const open: string[] = [];
  let text = '';
  for (const [token] of css.matchAll(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[\s\S]/g)) {
    if (token === '{') {
      found.push({ prelude: text.trim(), inside: [...open] });
      open.push(text.trim());
      text = '';
    } else if (token === '}' || token === ';') {
      if (token === ';' && open.length === 0) found.push({ prelude: text.trim(), inside: [] });
      if (token === '}') open.pop();
      text = '';
    } else if (!token.startsWith('/*')) {
      text += token;
    }
  }
  return found;
}

describe('the stylesheet', () => {
  let css = '';
  let all: Block[] = [];
  beforeAll(() => {
    css = stylesheet(false);
    all = blocks(css);
  }, 60_000);

  test('keeps every rule in a layer of its own name', () => {
    const outside = all.filter(({ inside }) => inside.length === 0).map(({ prelude }) => prelude);
    expect(outside.length).toBeGreaterThan(4);
    expect(
      outside.filter((prelude) => !/^@layer (ds\.[a-z]+(, )?)+$|^@property --tw-/.test(prelude)),
    ).toEqual([]);
  });

  test('names its layers in the order base, components, utilities', () => {
    const [order] = all.filter(({ prelude }) => prelude.startsWith('@layer ds.') && prelude.includes(','));
    expect(order?.prelude).toBe('@layer ds.tokens, ds.base, ds.components, ds.utilities');
  });

  test('touches no element that is not a part of ours', () => {
    const ours = /^(\.ds\\:|:is\(:where\(\.ds\\:group|:where\(\[data-slot\]|\[data-slot[\]=]|@)/;
    const selectors = all.filter(
      ({ inside }) =>
        /^@layer ds\.(base|components|utilities)/.test(inside[0] ?? '') &&
        inside.slice(1).every((around) => around.startsWith('@') && !around.startsWith('@keyframes')),
    );
    expect(selectors.length).toBeGreaterThan(100);
    expect(selectors.map(({ prelude }) => prelude).filter((prelude) => !ours.test(prelude))).toEqual([]);
  });

  test('names its keyframes apart from a host’s', () => {
    const names = all.flatMap(({ prelude }) => /^@keyframes (.+)$/.exec(prelude)?.[1] ?? []);
    expect(names).toContain('ds-chip-marquee');
    expect(names.filter((name) => !name.startsWith('ds-'))).toEqual([]);
  });

  test('has every class that the components use', () => {
    const used = new Set<string>();
    for (const file of globSync('components/**/*.{ts,tsx}', {
      cwd: SOURCES,
      exclude: ['**/*.stories.tsx'],
    })) {
      const source = readFileSync(path.join(SOURCES, file), 'utf8');
      // Marks for `group-*` variants are names without rules.
      for (const [name] of source.matchAll(/(?<=['"`\s])ds:(?!group\b)[^\s'"`$]+/g)) used.add(name);
    }
    const plain = css.replaceAll('\\', '');
    expect(used.size).toBeGreaterThan(50);
    expect([...used].filter((name) => !plain.includes(`.${name}`))).toEqual([]);
  });

  test('asks for nothing outside itself', () => {
    expect(css).not.toMatch(/@import|url\((?!["']?data:)/);
  });
});
