import type { ColorValueNormalized, TokenNormalized } from '@terrazzo/parser';
import { EXTENSION } from '../names.ts';

/** A DTCG dimension value. */
export interface Dimension {
  value: number;
  unit: string;
}

/** A layer of a DTCG shadow. */
export interface Layer {
  color: ColorValueNormalized;
  offsetX: Dimension;
  offsetY: Dimension;
  blur: Dimension;
  spread: Dimension;
}

/** Our data in the `$extensions` of a token. */
interface Extension {
  /** Grows from `min` at a viewport of `from` px to the token's value at `to` px. */
  fluid?: { min: Dimension; from: number; to: number };
  /** Unit of a number whose CSS type DTCG lacks. */
  unit?: '%';
  /** CSS system colour, for forced colours. */
  system?: string;
  /** The version that deprecated the token, `1.2.0`. */
  deprecatedIn?: string;
}

/** Default root font size, in px. */
const ROOT_PX = 16;

/** Our data of a token. */
export const extension = (token: Pick<TokenNormalized, '$extensions'>): Extension =>
  (token.$extensions?.[EXTENSION] ?? {}) as Extension;

/** A dimension in px at the default text size. */
export const toPx = ({ value, unit }: Dimension): number => (unit === 'rem' ? value * ROOT_PX : value);

/** The id of the token that a part of a composite token is an alias of; undefined for a value of its own. */
export const aliasOfPart = (token: TokenNormalized, part: string): string | undefined =>
  (token.partialAliasOf as Record<string, string> | undefined)?.[part];

/** An alias in a DTCG file. @throws {Error} for a value that is no alias of a token */
export function alias(id: string | undefined): string {
  if (id === undefined) throw new Error('A value of its own has no alias.');
  return `{${id}}`;
}

/** A screen at an end of every fluid size: 320 px wide or narrower, or 1400 px and wider. */
export type Screen = 'phone' | 'desktop';

/** A dimension in px on a screen, at the default text size. */
export function pxOn(token: TokenNormalized, screen: Screen): number {
  const { fluid } = extension(token);
  return round(toPx(fluid && screen === 'phone' ? fluid.min : (token.$value as Dimension)));
}

const round = (n: number): number => Number(n.toFixed(4));

/**
 * The `clamp()` of a fluid token. The bounds are in rem and the preferred value has a rem part, so that text grows with the
 * visitor's text size (WCAG 2.2, 1.4.4). Swaps the bounds of a negative size, as of tracking.
 */
export function clampOf(max: Dimension, fluid: NonNullable<Extension['fluid']>): string {
  const [from, to] = [toPx(fluid.min), toPx(max)];
  const slope = (to - from) / (fluid.to - fluid.from);
  const rem = (px: number): string => `${round(px / ROOT_PX)}rem`;
  const [low, high] = from < to ? [from, to] : [to, from];
  return `clamp(${rem(low)}, ${rem(from - slope * fluid.from)} + ${round(slope * 100)}vw, ${rem(high)})`;
}

/** The CSS value of a token that DTCG cannot express; undefined for all others. */
export function cssValue(token: TokenNormalized): string | undefined {
  if (token.aliasOf) return undefined;
  const { fluid, unit } = extension(token);
  if (fluid && token.$type === 'dimension') return clampOf(token.$value, fluid);
  if (unit && token.$type === 'number') return `${token.$value}${unit}`;
  return undefined;
}

/** A duration in milliseconds. */
export const toMs = ({ value, unit }: { value: number; unit: string }): number =>
  unit === 's' ? value * 1000 : value;
