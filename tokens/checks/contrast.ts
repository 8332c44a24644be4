import type { ColorValueNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import { ColorSpace, contrastWCAG21, inGamut, OKLCH, sRGB, to } from 'colorjs.io/fn';
import { isPublic } from '../names.ts';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

/** A least contrast, in ordinary themes and in those of high contrast, with the rule it comes from. */
export interface Kind {
  min: number;
  hc: number;
  rule: string;
}

/** Colours that may meet. */
export interface Pair {
  fg: readonly string[];
  bg: readonly string[];
  kind: string;
  /** What may lie beneath translucent grounds: each is measured over each of these. */
  over?: readonly string[];
  /** Only in these themes; all when absent. */
  themes?: readonly string[];
}

/** A colour that needs no pair, and why. */
export interface Exemption {
  token: string;
  themes?: readonly string[];
  reason: string;
}

/** The matrix: `contrast.json`. */
export interface Matrix {
  kinds: Record<string, Kind>;
  pairs: readonly Pair[];
  exempt: readonly Exemption[];
}

/** One measured pair. */
export interface Row {
  theme: string;
  fg: string;
  bg: string;
  /** What lay beneath a translucent ground. */
  over?: string;
  ratio: number;
  needs: number;
}

/** What binary fractions may lose: 21:1 comes out as 20.999999. */
const FLOAT_NOISE = 1e-6;

type Rgb = [number, number, number];

const inTheme = (themes: readonly string[] | undefined, theme: string): boolean =>
  !themes || themes.includes(theme);

function rgb({ components }: ColorValueNormalized): Rgb {
  const color = { space: OKLCH, coords: components as Rgb, alpha: 1 };
  if (!inGamut(color, 'srgb')) throw new Error(`oklch(${components.join(' ')}) is outside sRGB.`);
  return to(color, 'srgb').coords.map((n) => Math.min(1, Math.max(0, n ?? 0))) as Rgb;
}

const laid = (top: ColorValueNormalized, below: Rgb): Rgb =>
  rgb(top).map((n, i) => n * top.alpha + (below[i] ?? 0) * (1 - top.alpha)) as Rgb;

/**
 * WCAG contrast of a colour on a ground; what is translucent is laid over what is beneath it first, and the ratio is cut to two
 * places, never rounded up to a pass.
 *
 * @param over what lies beneath a translucent ground
 * @throws {Error} when the lowest ground is translucent: what shows through it is not known
 */
export function contrast(
  fg: ColorValueNormalized,
  bg: ColorValueNormalized,
  over: ColorValueNormalized = bg,
): number {
  if (over.alpha !== 1) throw new Error('A ground must be opaque, or lie over one that is, to be measured.');
  const below = laid(bg, rgb(over));
  const opaque = (coords: Rgb) => ({ space: sRGB, coords, alpha: 1 });
  return Math.floor(contrastWCAG21(opaque(laid(fg, below)), opaque(below)) * 100 + FLOAT_NOISE) / 100;
}

const colorOf = (tokens: TokenNormalizedSet, id: string): ColorValueNormalized => {
  const token = tokens[id];
  if (token?.$type !== 'color') throw new Error(`contrast.json names ${id}, which is not a colour token.`);
  return token.$value;
};

/** Measure every pair of the matrix in one theme. */
export function measure(theme: string, tokens: TokenNormalizedSet, { kinds, pairs }: Matrix): Row[] {
  return pairs
    .filter((pair) => inTheme(pair.themes, theme))
    .flatMap(({ fg, bg, kind, over }) => {
      const limit = kinds[kind];
      if (!limit) throw new Error(`contrast.json uses the kind ${kind}, which it does not define.`);
      const needs = theme.endsWith('-hc') ? limit.hc : limit.min;
      const row = (f: string, b: string, beneath?: string): Row => ({
        theme,
        fg: f,
        bg: b,
        ...(beneath && { over: beneath }),
        ratio: contrast(
          colorOf(tokens, f),
          colorOf(tokens, b),
          beneath ? colorOf(tokens, beneath) : undefined,
        ),
        needs,
      });
      return fg.flatMap((f) => bg.flatMap((b) => over?.map((o) => row(f, b, o)) ?? row(f, b)));
    });
}

/** A measured pair in words. */
export const pairText = ({ fg, bg, over }: { fg: string; bg: string; over?: string | undefined }): string =>
  `${fg} on ${bg}${over ? ` over ${over}` : ''}`;

/** Problems of one theme: pairs below their limit, colours in no pair, exemptions that excuse nothing. */
export function contrastProblems(theme: string, tokens: TokenNormalizedSet, matrix: Matrix): string[] {
  const rows = measure(theme, tokens, matrix);
  const covered = new Set(rows.flatMap(({ fg, bg }) => [fg, bg]));
  const exempt = new Map(
    matrix.exempt.filter((e) => inTheme(e.themes, theme)).map((e) => [e.token, e.reason]),
  );
  const colors = Object.keys(tokens).filter((id) => isPublic(id) && tokens[id]?.$type === 'color');
  return [
    ...rows
      .filter(({ ratio, needs }) => ratio < needs)
      .map((row) => `${theme}: ${pairText(row)} is ${row.ratio.toFixed(2)}:1 and needs ${row.needs}:1`),
    ...colors
      .filter((id) => !covered.has(id) && !exempt.get(id))
      .map((id) => `${theme}: ${id} is in no pair of contrast.json and has no exemption with a reason`),
    ...[...exempt.keys()]
      .filter((id) => covered.has(id) || !colors.includes(id))
      .map((id) => `${theme}: the exemption of ${id} excuses nothing; remove it`),
  ];
}
