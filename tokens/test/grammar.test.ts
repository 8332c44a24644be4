import { describe, expect, it } from 'vitest';
import { grammarProblems, ownershipProblems, rampProblems, staleProblems } from '../checks/grammar.ts';
import { deprecationProblems } from '../checks/tokens.ts';
import { scripts } from '../outputs/script.ts';
import { grey, resolve } from './resolve.ts';

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

describe('a deprecation', () => {
  it('of a group reaches its tokens, and the types that an editor shows', async () => {
    const space = { $type: 'number', $deprecated: 'Use gap.', x: { $value: 1, $description: 'Far.' } };
    const all = (await resolve({ space })).apply({});
    expect(deprecationProblems(all)).toEqual([
      'space.x is $deprecated and has no deprecatedIn, the version that first says so',
    ]);
    expect(scripts(all, all, ['space.x']).dts).toContain('/** Far. @deprecated Use gap. */');
  });
});
