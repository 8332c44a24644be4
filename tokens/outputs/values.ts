import type { TokenNormalized } from '@terrazzo/parser';
import { EXTENSION } from '../names.ts';

/** A DTCG dimension value. */
export interface Dimension {
  value: number;
  unit: string;
}

/** What our `$extensions` entry may say about a token. */
export interface Extension {
  /** Grows with the viewport from `min` at `from` px to the token's own value at `to` px. */
  fluid?: { min: Dimension; from: number; to: number };
  /** CSS unit of a number that DTCG has no type for. */
  unit?: '%';
  /** CSS system colour in forced-colours mode. */
  system?: string;
  /** First version, `1.2.0`, in which a token was `$deprecated`. */
  deprecatedIn?: string;
}

/** Root text size that rem values are counted in, in px. */
export const ROOT_PX = 16;

/** Our own data of a token. */
export const extension = (token: Pick<TokenNormalized, '$extensions'>): Extension =>
  (token.$extensions?.[EXTENSION] ?? {}) as Extension;

/** A dimension in px at the default text size. */
export const toPx = ({ value, unit }: Dimension): number => (unit === 'rem' ? value * ROOT_PX : value);

const round = (n: number): number => Number(n.toFixed(4));

/**
 * The `clamp()` of a fluid token. The bounds are in rem and the middle has a rem part, so text still grows with the visitor's
 * text size (WCAG 1.4.4). Works for negative values (tracking), whose bounds then change places.
 */
export function clampOf(max: Dimension, fluid: NonNullable<Extension['fluid']>): string {
  const [from, to] = [toPx(fluid.min), toPx(max)];
  const slope = (to - from) / (fluid.to - fluid.from);
  const rem = (px: number): string => `${round(px / ROOT_PX)}rem`;
  const [low, high] = from < to ? [from, to] : [to, from];
  return `clamp(${rem(low)}, ${rem(from - slope * fluid.from)} + ${round(slope * 100)}vw, ${rem(high)})`;
}

/** CSS for the tokens whose value DTCG alone cannot express; nothing for all others. */
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
