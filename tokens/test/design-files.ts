import { ColorSpace, OKLCH, parse as parseColour, sRGB, to } from 'colorjs.io/fn';
import { parse } from 'postcss';
import { expect } from 'vitest';
import { type Group, tokenIds } from '../checks/tokens.ts';
import { PLACES } from '../modes.ts';
import { cssName, isPublic, type MEASURED } from '../names.ts';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

type Theme = (typeof MEASURED)[number];

/** A token of a file. */
export interface Leaf {
  $type: string;
  $value: unknown;
  $extensions?: Record<string, unknown>;
}
export type Leaves = ReadonlyMap<string, Leaf>;

/** The tokens of a group by id. */
export const leavesOf = (group: Group): Map<string, Leaf> =>
  new Map(
    tokenIds(group).map((id) => [
      id,
      id.split('.').reduce((at, key) => at[key] as Group, group) as unknown as Leaf,
    ]),
  );

/**
 * A value without aliases.
 *
 * @throws {Error} when an alias leads nowhere, or to itself
 */
export function resolve(value: unknown, tokens: Leaves, seen: readonly string[] = []): unknown {
  const [, target] = /^\{(.+)\}$/.exec(String(value)) ?? [];
  if (target) {
    if (!tokens.has(target) || seen.includes(target)) throw new Error(`{${target}} leads nowhere`);
    return resolve(tokens.get(target)?.$value, tokens, [...seen, target]);
  }
  if (Array.isArray(value)) return value.map((each) => resolve(each, tokens, seen));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, resolve(each, tokens, seen)]));
}

/** The custom properties of a theme in `tokens.css`, over those of the root. */
function variables(theme: Theme, sheet: string): Map<string, string> {
  const selector = PLACES[theme].filter((place) => typeof place === 'string').at(-1);
  const found = new Map<string, string>();
  parse(sheet).walkRules((rule) => {
    if (rule.parent?.type !== 'root' || ![':where(:root)', `:where(${selector})`].includes(rule.selector))
      return;
    rule.walkDecls(/^--/, ({ prop, value }) => void found.set(prop, value));
  });
  return found;
}

/** A colour in hex and its opacity. */
const rounded = (coords: readonly (number | null)[], alpha: number): string =>
  `${coords.map((n) => Math.round(Math.min(1, Math.max(0, n ?? 0)) * 255))} / ${alpha}`;

/** A colour of the style sheet in the form of {@link rounded}. */
function ofCss(name: string, css: ReadonlyMap<string, string>): string {
  const text = css.get(name) ?? '';
  const [, reference] = /^var\((.+)\)$/.exec(text) ?? [];
  if (reference) return ofCss(reference, css);
  const { coords, alpha } = to(parseColour(text), 'srgb');
  return rounded(coords, alpha ?? 1);
}

/** A resolved colour of a file in the form of {@link rounded}; its hex has to agree with its components. */
function ofFile(value: unknown): string {
  if (typeof value === 'string') {
    const { coords, alpha } = parseColour(value);
    return rounded(coords, alpha ?? 1);
  }
  const { colorSpace, components, alpha, hex } = value as {
    colorSpace: string;
    components: [number, number, number];
    alpha: number;
    hex: string;
  };
  const { coords } = to({ space: ColorSpace.get(colorSpace), coords: components, alpha: 1 }, 'srgb');
  expect(rounded(parseColour(hex).coords, 1)).toBe(rounded(coords, 1));
  return rounded(coords, alpha);
}

/** Colours of a file that differ from those of the style sheet, and colours of the style sheet that it lacks. */
export function differences(tokens: Leaves, theme: Theme, sheet: string): string[] {
  const css = variables(theme, sheet);
  const wanted = [...css.keys()].filter((name) => name.startsWith('--ds-color-'));
  expect(wanted.length).toBeGreaterThan(35);
  const colours = [...tokens].filter(([id, { $type }]) => $type === 'color' && isPublic(id));
  const lacking = wanted.filter((name) => !colours.some(([id]) => cssName(id) === name));
  return [
    ...lacking.map((name) => `${name} is missing`),
    ...colours
      .map(([id, { $value }]) => [id, ofFile(resolve($value, tokens)), ofCss(cssName(id), css)] as const)
      .filter(([, file, declared]) => file !== declared)
      .map(([id, file, declared]) => `${id}: ${file}, in CSS ${declared}`),
  ];
}
