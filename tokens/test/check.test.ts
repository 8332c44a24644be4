import { beforeAll, describe, expect, it } from 'vitest';
import { check } from '../check.ts';
import {
  differenceProblems,
  publicNameProblems,
  valueProblems,
  variableProblems,
} from '../checks/outputs.ts';
import { loadValidators, schemaProblems, type Validators } from '../checks/schema.ts';
import * as tokens from '../checks/tokens.ts';
import { grey, type Json, resolve } from './resolve.ts';

/** Two whole builds, in ms, on a busy machine. */
const PATIENCE = 60_000;

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

  it('see a text or a distance that grows too much or at an odd width', async () => {
    const fluid = { min: { value: 1, unit: 'rem' }, from: 300, to: 640 };
    const size = {
      $type: 'dimension',
      $value: { value: 3, unit: 'rem' },
      $extensions: { 'app.ds': { fluid } },
    };
    const breakpoint = { sm: { $type: 'dimension', $value: { value: 640, unit: 'px' } } };
    const problems = tokens.fluidProblems(
      (await resolve({ breakpoint, type: { size: { x: size } }, space: { x: size } })).apply({}),
    );
    for (const id of ['type.size.x', 'space.x']) {
      expect(problems).toContain(`${id}: 300 px is no breakpoint`);
      expect(problems).toContain(`${id}: grows 3.00 times, at most 2.5`);
      expect(problems).toContain(`${id}: has no part in rem`);
    }
  });

  it('see a forced colour that is not the system’s', async () => {
    expect(tokens.forcedProblems((await resolve({ color: { x: grey(1) } })).apply({}))).toEqual([
      'forced: color.x names no system colour',
    ]);
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
