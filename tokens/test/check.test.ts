import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Logger } from '@terrazzo/parser';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import { contrast, contrastProblems, type Matrix } from '../checks/contrast.ts';
import { grammarProblems, ownershipProblems, rampProblems, staleProblems } from '../checks/grammar.ts';
import {
  differenceProblems,
  publicNameProblems,
  valueProblems,
  variableProblems,
} from '../checks/outputs.ts';
import { loadValidators, schemaProblems, type Validators } from '../checks/schema.ts';
import * as tokens from '../checks/tokens.ts';
import { load } from '../compile.ts';

/** Two whole builds, in ms, on a busy machine. */
const PATIENCE = 60_000;

const folders: string[] = [];
afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

type Json = Record<string, unknown>;
const oklch = (lightness: number, alpha = 1) => ({
  colorSpace: 'oklch',
  components: [lightness, 0, 0],
  alpha,
});
const grey = (lightness: number, alpha = 1): Json => ({
  $type: 'color',
  $value: oklch(lightness, alpha),
  $description: 'Grey.',
});

/** Resolve a small system: base tokens, and one file for each theme. */
async function resolve(base: Json, themes: Record<string, Json> = { light: {} }) {
  const folder = await mkdtemp(join(tmpdir(), 'tokens-'));
  folders.push(folder);
  const put = (name: string, data: Json): Promise<void> =>
    writeFile(join(folder, name), JSON.stringify(data));
  await put('base.tokens.json', base);
  for (const [name, data] of Object.entries(themes)) await put(`${name}.tokens.json`, data);
  await put('ds.resolver.json', {
    version: '2025.10',
    sets: { base: { sources: [{ $ref: 'base.tokens.json' }] } },
    modifiers: {
      theme: {
        default: Object.keys(themes)[0],
        contexts: Object.fromEntries(
          Object.keys(themes).map((name) => [name, [{ $ref: `${name}.tokens.json` }]]),
        ),
      },
    },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }],
  });
  const { resolver } = await load(
    pathToFileURL(join(folder, 'ds.resolver.json')),
    new Logger({ level: 'silent' }),
  );
  return resolver;
}

describe('the shipped tokens', () => {
  it(
    'pass every gate',
    async () => {
      const gates = await check();
      expect(gates.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`))).toEqual(
        [],
      );
      expect(gates).not.toHaveLength(0);
    },
    PATIENCE,
  );
});

describe('the schema gate', () => {
  let validators: Validators;
  beforeAll(async () => {
    validators = await loadValidators();
  });

  it.each([
    ['a dimension in %', { a: { $type: 'dimension', $value: { value: 5, unit: '%' } } }],
    ['a colour as text', { a: { $type: 'color', $value: 'red' } }],
    ['a brace in a name', { 'a{b': { $type: 'number', $value: 1 } }],
    ['an unknown type', { a: { $type: 'size', $value: 1 } }],
  ])('refuses %s', (_, source) => {
    expect(schemaProblems('x.tokens.json', source, validators)).not.toEqual([]);
  });

  it('accepts a correct file', () => {
    expect(schemaProblems('x.tokens.json', { a: { $type: 'number', $value: 1 } }, validators)).toEqual([]);
  });

  it('holds a resolver file to the resolver schema', () => {
    expect(
      schemaProblems('x.resolver.json', { version: '2024.01', resolutionOrder: [] }, validators),
    ).not.toEqual([]);
  });
});

describe('the lint gate', () => {
  it.each([
    ['a broken alias', { a: { $type: 'number', $value: '{nowhere}' } }],
    [
      'a colour outside sRGB',
      { a: { $type: 'color', $value: { colorSpace: 'oklch', components: [0.7, 0.37, 145] } } },
    ],
    ['a name in camel case', { aB: { $type: 'number', $value: 1 } }],
    ['a unit that does not exist', { a: { $type: 'dimension', $value: { value: 1, unit: 'vw' } } }],
  ])('refuses %s', async (_, base) => {
    await expect(resolve(base)).rejects.toThrow();
  });
});

describe('the permutation gate', () => {
  it('sees a token without a type', async () => {
    const resolver = await resolve({ a: { $value: 1 } });
    expect(tokens.permutationProblems(resolver)).toContain('{"theme":"light"}: a has no $type');
  });

  it('sees a token that only one theme has', async () => {
    const resolver = await resolve({ a: grey(1) }, { light: {}, dark: { b: grey(0) } });
    expect(tokens.permutationProblems(resolver)).toContain('{"theme":"dark"}: b exists only here');
  });
});

describe('the alias gates', () => {
  it('see an alias that is broken in one theme only', async () => {
    const base = { palette: { x: grey(1) }, color: { $type: 'color', x: { $value: '{palette.x}' } } };
    const resolver = await resolve(base, {
      light: {},
      dark: { color: { $type: 'color', x: { $value: '{palette.none}' } } },
    });
    const problems = tokens.permutationProblems(resolver);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('palette.none');
  });

  it('see a colour that does not come from the palette', async () => {
    const base = {
      palette: { x: grey(1) },
      color: { $type: 'color', x: { $value: '{palette.x}' }, y: grey(0) },
    };
    expect(tokens.aliasProblems('light', (await resolve(base)).apply({}))).toEqual([
      'light: color.y is no alias of the palette',
    ]);
  });
});

describe('the source gates', () => {
  it('see a theme that lacks a token or has one too many', () => {
    const files = new Map([
      ['light', { a: grey(1), b: grey(0) }],
      ['dark', { a: grey(0), c: grey(1) }],
    ]);
    expect(tokens.parityProblems(files)).toEqual([
      'dark: b is missing; light has it',
      'dark: c is not in light',
    ]);
  });

  it('see a public token without a usage rule, and leave private ones alone', async () => {
    const resolver = await resolve({
      palette: { $type: 'number', x: { $value: 1 } },
      space: { $type: 'number', x: { $value: 1 } },
    });
    expect(tokens.descriptionProblems(resolver.apply({}))).toEqual(['space.x has no $description']);
  });

  it('see a deprecation that says neither since when nor what to use', async () => {
    const space = (more: Json): Json => ({ space: { $type: 'number', x: { $value: 1, ...more } } });
    const problems = async (more: Json) => tokens.deprecationProblems((await resolve(space(more))).apply({}));
    expect(await problems({ $deprecated: true })).toEqual([
      'space.x is $deprecated and does not say what to use',
      'space.x is $deprecated and has no deprecatedIn, the version that first says so',
    ]);
    const since = { $extensions: { 'app.ds': { deprecatedIn: '1.2.0' } } };
    expect(await problems({ $deprecated: 'Use space.y.', ...since })).toEqual([]);
  });

  it('see two tokens with one name', () => {
    expect(tokens.nameProblems(['a.b-c', 'a.b.c'])).toEqual([
      '--ds-a-b-c is the name of both a.b-c and a.b.c',
    ]);
    expect(tokens.nameProblems(['space.form', 'size.form'])).toEqual([
      '--spacing-form is the name of both space.form and size.form',
    ]);
  });

  it('see text that grows too much or at an odd width', async () => {
    const fluid = { min: { value: 1, unit: 'rem' }, from: 300, to: 640 };
    const size = {
      $type: 'dimension',
      $value: { value: 3, unit: 'rem' },
      $extensions: { 'app.ds': { fluid } },
    };
    const breakpoint = { sm: { $type: 'dimension', $value: { value: 640, unit: 'px' } } };
    const problems = tokens.fluidProblems(
      (await resolve({ breakpoint, type: { size: { x: size } } })).apply({}),
    );
    expect(problems).toContain('type.size.x: 300 px is no breakpoint');
    expect(problems).toContain('type.size.x: grows 3.00 times, at most 2.5');
    expect(problems).toContain('type.size.x: has no part in rem');
  });

  it('see a forced colour that is not the system’s', async () => {
    expect(tokens.forcedProblems((await resolve({ color: { x: grey(1) } })).apply({}))).toEqual([
      'forced: color.x names no system colour',
    ]);
  });
});

describe('the grammar gates', () => {
  it('see a group that is a token, and a size word in a colour', () => {
    expect(grammarProblems('x.json', { color: { bg: { $root: { $value: 1 }, lg: { $value: 1 } } } })).toEqual(
      [
        'x.json: $root makes a group a token; call it default',
        'x.json: color.bg.lg has a size word in the name of a colour',
      ],
    );
    expect(grammarProblems('x.json', { text: { 'display-xl': { lg: { $value: 1 } } } })).toEqual([]);
  });

  it('see a modifier that changes what is not its own', () => {
    const radius = { radius: { md: { $value: 1 } } };
    expect(ownershipProblems('theme/dark.tokens.json', radius)).toEqual([
      'theme/dark.tokens.json: radius.md is not the theme’s to change',
    ]);
    expect(ownershipProblems('motion/reduced.tokens.json', { color: { a: { $value: 1 } } })).toHaveLength(1);
    expect(ownershipProblems('semantic/size.tokens.json', radius)).toEqual([]);
  });

  it('see a token that would go stale inside an island', async () => {
    const resolver = await resolve({
      color: { x: grey(1) },
      border: { $type: 'color', x: { $value: '{color.x}' } },
    });
    expect(staleProblems(resolver.apply({}))).toEqual([
      'border.x follows color, which is the theme’s, and is not printed with it',
    ]);
  });

  it('see a ramp that turns', async () => {
    const ramp = { 50: grey(0.9), 100: grey(0.95), 1000: grey(0.1) };
    const film = { 8: grey(0, 0.08), 16: grey(0, 0.06) };
    expect(rampProblems((await resolve({ palette: { ramp, film } })).apply({}))).toEqual([
      'palette.film.16 does not go on from palette.film.8',
      'palette.ramp.100 does not go on from palette.ramp.50',
    ]);
  });
});

describe('the contrast gate', () => {
  const matrix = (over: Partial<Matrix> = {}): Matrix => ({
    kinds: { text: { min: 4.5, hc: 7, rule: 'WCAG 1.4.3' } },
    pairs: [{ fg: ['color.fg'], bg: ['color.bg'], kind: 'text' }],
    exempt: [],
    ...over,
  });
  const system = async (fg: Json, bg: Json, more: Json = {}) =>
    (await resolve({ color: { fg, bg, ...more } })).apply({});

  it('fails a planted 1:1 pair and says by how much', async () => {
    const problems = contrastProblems('light', await system(grey(0.5), grey(0.5)), matrix());
    expect(problems).toEqual(['light: color.fg on color.bg is 1.00:1 and needs 4.5:1']);
  });

  it('sees through a translucent text colour', async () => {
    expect(contrastProblems('light', await system(grey(0), grey(1)), matrix())).toEqual([]);
    expect(contrastProblems('light', await system(grey(0, 0.2), grey(1)), matrix())).toHaveLength(1);
  });

  it('asks more of high contrast', async () => {
    const pair = await system(grey(0.5), grey(1));
    expect(contrastProblems('light', pair, matrix())).toEqual([]);
    expect(contrastProblems('light-hc', pair, matrix())).toHaveLength(1);
  });

  it('cuts the ratio and never rounds it up', () => {
    const color = (lightness: number) => oklch(lightness) as unknown as Parameters<typeof contrast>[0];
    expect(contrast(color(0), color(1))).toBe(21);
    for (let lightness = 0; lightness < 1; lightness += 0.05) {
      const luminance = lightness ** 3;
      expect(contrast(color(lightness), color(1))).toBeLessThanOrEqual(1.05 / (luminance + 0.05) + 1e-6);
    }
  });

  it('refuses a translucent ground', async () => {
    const pair = await system(grey(0), grey(1, 0.5));
    expect(() => contrastProblems('light', pair, matrix())).toThrow('opaque');
  });

  it('lays a translucent ground over each that may be beneath it', async () => {
    const more = { white: grey(1), black: grey(0) };
    const pair = await system(grey(1), grey(0, 0.5), more);
    const over = (...names: string[]) =>
      matrix({
        pairs: [{ fg: ['color.fg'], bg: ['color.bg'], kind: 'text', over: names.map((n) => `color.${n}`) }],
        exempt: Object.keys(more).map((n) => ({ token: `color.${n}`, reason: 'A ground.' })),
      });
    expect(contrastProblems('light', pair, over('black'))).toEqual([]);
    expect(contrastProblems('light', pair, over('black', 'white'))).toEqual([
      'light: color.fg on color.bg over color.white is 3.97:1 and needs 4.5:1',
    ]);
    expect(() => contrastProblems('light', pair, over('bg'))).toThrow('opaque');
  });

  it('fails a colour that is in no pair, unless a reason excuses it', async () => {
    const more = { extra: grey(0.5) };
    const tokens = await system(grey(0), grey(1), more);
    expect(contrastProblems('light', tokens, matrix())).toEqual([
      'light: color.extra is in no pair of contrast.json and has no exemption with a reason',
    ]);
    const excused = (reason: string) => matrix({ exempt: [{ token: 'color.extra', reason }] });
    expect(contrastProblems('light', tokens, excused('Decoration.'))).toEqual([]);
    expect(contrastProblems('light', tokens, excused(''))).toHaveLength(1);
  });

  it('fails an exemption that excuses nothing, and a name that does not exist', async () => {
    const tokens = await system(grey(0), grey(1));
    expect(
      contrastProblems('light', tokens, matrix({ exempt: [{ token: 'color.fg', reason: 'x' }] })),
    ).toHaveLength(1);
    const wrong = matrix({ pairs: [{ fg: ['color.none'], bg: ['color.bg'], kind: 'text' }] });
    expect(() => contrastProblems('light', tokens, wrong)).toThrow('color.none');
  });
});

describe('the output gates', () => {
  const css = ':where(:root) {\n  --ds-a: 1;\n}\n';

  it('see a variable that is used and not defined, in any output', () => {
    const files = new Map([
      ['css/tokens.css', `${css}.x { --ds-c: var(--ds-a); }`],
      ['js/index.js', '"var(--ds-c)"'],
    ]);
    expect(variableProblems(files)).toEqual(['js/index.js: --ds-c is not defined']);
  });

  it('see a value that could not be printed', () => {
    expect(valueProblems(new Map([['a.css', '  --ds-a: undefinedundefined;\n  --ds-b: 1;']]))).toEqual([
      'a.css: --ds-a: undefinedundefined;',
    ]);
  });

  it('see builds that differ, in bytes or in files', () => {
    const one = new Map<string, string | Uint8Array>([
      ['a', new Uint8Array([1, 2])],
      ['b', 'x'],
    ]);
    expect(differenceProblems(one, new Map([...one]))).toEqual([]);
    expect(differenceProblems(one, new Map([['a', new Uint8Array([1, 3])]]))).toEqual([
      'a: two builds differ',
      'b: two builds differ',
    ]);
  });

  it('see a removal that was not declared, and a new name that was not recorded', () => {
    expect(publicNameProblems(['b'], ['a', 'b'], {})).toEqual([
      'a was removed without an entry in removed.json',
    ]);
    expect(publicNameProblems(['b'], ['a', 'b'], { a: 'b' })).toEqual([]);
    expect(publicNameProblems(['b'], ['a', 'b'], { a: 'c' })).toHaveLength(1);
    expect(publicNameProblems(['b', 'c'], ['b'], {})).toHaveLength(1);
  });
});
