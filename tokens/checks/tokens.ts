import type { Resolver, TokenNormalizedSet } from '@terrazzo/parser';
import { cssName, isPublic, themeNames } from '../names.ts';
import { type Dimension, extension, toPx } from '../outputs/values.ts';

/**
 * The largest ratio between the bounds of a fluid size. With a larger one, a reader could not zoom text to 200 % on wide
 * screens (WCAG 2.2, 1.4.4).
 */
const MAX_GROWTH = 2.5;

/** The narrowest viewport of a layout, in CSS px (WCAG 2.2, 1.4.10). */
const NARROWEST = 320;

/** A group of a source file. */
export interface Group {
  [key: string]: unknown;
}

/** Ids of all tokens in a source file. */
export function tokenIds(group: Group, path: readonly string[] = []): string[] {
  if ('$value' in group || '$ref' in group) return [path.join('.')];
  return Object.entries(group).flatMap(([key, value]) =>
    key.startsWith('$') || typeof value !== 'object' || value === null
      ? []
      : tokenIds(value as Group, [...path, key]),
  );
}

/** Differences in the tokens that the contexts of one modifier declare. */
export function parityProblems(files: ReadonlyMap<string, Group>): string[] {
  const [[first = '', base = {}] = [], ...rest] = [...files];
  const expected = new Set(tokenIds(base));
  return rest.flatMap(([name, group]) => {
    const has = new Set(tokenIds(group));
    return [
      ...[...expected].filter((id) => !has.has(id)).map((id) => `${name}: ${id} is missing; ${first} has it`),
      ...[...has].filter((id) => !expected.has(id)).map((id) => `${name}: ${id} is not in ${first}`),
    ];
  });
}

/** Combinations of theme and motion that do not resolve to the same tokens, each with a type. */
export function permutationProblems(resolver: Resolver): string[] {
  const inputs = resolver.listPermutations?.() ?? [];
  if (inputs.length === 0) return ['The resolver lists no permutation.'];
  const names = Object.keys(resolver.apply({}));
  return inputs.flatMap((input) => {
    const label = JSON.stringify(input);
    let tokens: TokenNormalizedSet;
    try {
      tokens = resolver.apply(input);
    } catch (error) {
      return [`${label}: ${(error as Error).message}`];
    }
    return [
      ...names.filter((id) => !tokens[id]).map((id) => `${label}: ${id} is missing`),
      ...Object.entries(tokens)
        .filter(([id]) => !names.includes(id))
        .map(([id]) => `${label}: ${id} exists only here`),
      ...Object.entries(tokens)
        .filter(([, token]) => !token.$type)
        .map(([id]) => `${label}: ${id} has no $type`),
    ];
  });
}

/**
 * Public colours that are not an alias of the palette. Terrazzo lints only the default theme, so a literal value in another
 * theme would not be linted.
 */
export const aliasProblems = (theme: string, tokens: TokenNormalizedSet): string[] =>
  Object.entries(tokens)
    .filter(
      ([id, token]) => isPublic(id) && token.$type === 'color' && !token.aliasOf?.startsWith('palette.'),
    )
    .map(([id]) => `${theme}: ${id} is not an alias of the palette`);

/** Public tokens without a description. */
export const descriptionProblems = (tokens: TokenNormalizedSet): string[] =>
  Object.entries(tokens)
    .filter(([id, token]) => isPublic(id) && !token.$description)
    .map(([id]) => `${id} has no $description`);

/** Deprecated public tokens without a replacement or without the version of the deprecation. */
export const deprecationProblems = (tokens: TokenNormalizedSet): string[] =>
  Object.entries(tokens)
    .filter(([id, { $deprecated }]) => isPublic(id) && $deprecated)
    .flatMap(([id, token]) => [
      ...(typeof token.$deprecated === 'string' ? [] : [`${id} is $deprecated and names no replacement`]),
      ...(/^\d+\.\d+\.\d+$/.test(extension(token).deprecatedIn ?? '')
        ? []
        : [`${id} is $deprecated and has no deprecatedIn, the version of the deprecation`]),
    ]);

/** Colours of the forced theme without a system colour. */
export const forcedProblems = (tokens: TokenNormalizedSet): string[] =>
  Object.entries(tokens)
    .filter(([id, token]) => isPublic(id) && token.$type === 'color' && !extension(token).system)
    .map(([id]) => `forced: ${id} has no system colour: name one in $extensions["app.ds"].system`);

/** Fluid tokens that prevent zoom, or whose bounds are not breakpoints. */
export function fluidProblems(tokens: TokenNormalizedSet): string[] {
  const widths = Object.entries(tokens)
    .filter(([id]) => id.startsWith('breakpoint.'))
    .map(([, token]) => toPx(token.$value as Dimension));
  return Object.entries(tokens).flatMap(([id, token]) => {
    const { fluid } = extension(token);
    if (!fluid || token.aliasOf) return [];
    const [min, max] = [toPx(fluid.min), toPx(token.$value as Dimension)];
    const stops = [NARROWEST, ...widths];
    const remPart = min - ((max - min) / (fluid.to - fluid.from)) * fluid.from;
    return [
      ...[fluid.from, fluid.to]
        .filter((px) => !stops.includes(px))
        .map((px) => `${id}: ${px} px is no breakpoint`),
      ...(max / min > MAX_GROWTH
        ? [`${id}: grows ${(max / min).toFixed(2)} times; the limit is ${MAX_GROWTH}`]
        : []),
      // Negative for negative tracking, and so is its rem part.
      ...(remPart / max <= 0 ? [`${id}: has no part in rem`] : []),
    ];
  });
}

/** Names in CSS or in Tailwind's theme that two tokens share. */
export function nameProblems(ids: readonly string[]): string[] {
  const owners = new Map<string, string>();
  return ids.flatMap((id) =>
    [cssName(id), ...themeNames(id).map(({ namespace, key }) => namespace + key)].flatMap((name) => {
      const owner = owners.get(name);
      owners.set(name, id);
      return owner ? [`${name} is the name of both ${owner} and ${id}`] : [];
    }),
  );
}
