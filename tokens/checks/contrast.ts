import type { ColorValueNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import { ColorSpace, contrastWCAG21, inGamut, OKLCH, sRGB, to } from 'colorjs.io/fn';
import { isPublic } from '../names.ts';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

/** A minimum contrast, in normal and in high-contrast themes, and the rule that requires it. */
interface Kind {
  min: number;
  hc: number;
  rule: string;
}

/** Colours that may be used together. */
interface Pair {
  fg: readonly string[];
  bg: readonly string[];
  kind: string;
  /** Colours that may be beneath a translucent background; the pair is measured over each. */
  over?: readonly string[];
  /** A line around the foreground. The pair passes if the line has the contrast instead. */
  edge?: string;
  /** The themes with this pair. @default all */
  themes?: readonly string[];
}

/** A colour that needs no pair, and the reason. */
export interface Exemption {
  token: string;
  themes?: readonly string[];
  reason: string;
}

/** The content of `contrast.json`. */
export interface Matrix {
  kinds: Record<string, Kind>;
  pairs: readonly Pair[];
  exempt: readonly Exemption[];
}

/** A foreground and a background of a pair. */
export interface Combination {
  fg: string;
  bg: string;
  /** The colour beneath a translucent background. */
  over?: string;
  /** The line around the foreground. */
  edge?: string;
  /** The minimum contrast. */
  needs: number;
}

/** One measured pair. */
export interface Row extends Combination {
  theme: string;
  ratio: number;
}

/** The tokens of one theme, of which only the colours count. */
type Colors = Readonly<Record<string, { readonly $type?: string; readonly $value?: unknown }>>;

/** Tolerance for floating-point errors: 21:1 is computed as 20.999999. */
const FLOAT_NOISE = 1e-6;

type Rgb = [number, number, number];

const inTheme = (themes: readonly string[] | undefined, theme: string): boolean =>
  !themes || themes.includes(theme);

function rgb({ components }: ColorValueNormalized): Rgb {
  const color = { space: OKLCH, coords: components as Rgb, alpha: 1 };
  if (!inGamut(color, 'srgb')) throw new Error(`oklch(${components.join(' ')}) is outside sRGB.`);
  return to(color, 'srgb').coords.map((n) => Math.min(1, Math.max(0, n ?? 0))) as Rgb;
}

const blend = (top: ColorValueNormalized, below: Rgb): Rgb =>
  rgb(top).map((n, i) => n * top.alpha + (below[i] ?? 0) * (1 - top.alpha)) as Rgb;

/**
 * WCAG 2.2 contrast of a colour on a background. Blends translucent colours with what is beneath them first, and truncates the
 * ratio to two decimals, so that no ratio is rounded up to a pass.
 *
 * @param over the colour beneath a translucent background
 * @throws {Error} when the lowest background is translucent
 */
export function contrast(
  fg: ColorValueNormalized,
  bg: ColorValueNormalized,
  over: ColorValueNormalized = bg,
): number {
  if (over.alpha !== 1) throw new Error('The lowest background of a pair must be opaque.');
  const below = blend(bg, rgb(over));
  const opaque = (coords: Rgb) => ({ space: sRGB, coords, alpha: 1 });
  return Math.floor(contrastWCAG21(opaque(blend(fg, below)), opaque(below)) * 100 + FLOAT_NOISE) / 100;
}

const colorOf = (tokens: Colors, id: string): ColorValueNormalized => {
  const token = tokens[id];
  if (token?.$type !== 'color') throw new Error(`contrast.json names ${id}, which is not a colour token.`);
  return token.$value as ColorValueNormalized;
};

/** Every combination of the colours of a theme's pairs. */
export const combinations = (theme: string, { kinds, pairs }: Matrix): Combination[] =>
  pairs
    .filter((pair) => inTheme(pair.themes, theme))
    .flatMap(({ fg, bg, kind, over = [undefined], edge }) => {
      const limit = kinds[kind];
      if (!limit) throw new Error(`contrast.json uses the kind ${kind}, which it does not define.`);
      const needs = theme.endsWith('-hc') ? limit.hc : limit.min;
      return fg.flatMap((f) =>
        bg.flatMap((b) =>
          over.map(
            (o): Combination => ({ fg: f, bg: b, ...(o && { over: o }), ...(edge && { edge }), needs }),
          ),
        ),
      );
    });

/** The contrast of a combination: of its foreground or of its edge, whichever has more. */
export const ratioOf = (
  { fg, bg, over, edge }: Combination,
  color: (id: string) => ColorValueNormalized,
): number =>
  Math.max(
    ...[fg, ...(edge ? [edge] : [])].map((id) =>
      contrast(color(id), color(bg), over ? color(over) : undefined),
    ),
  );

/** The contrast of every pair in one theme. */
export const measure = (theme: string, tokens: Colors, matrix: Matrix): Row[] =>
  combinations(theme, matrix).map((combination) => ({
    theme,
    ...combination,
    ratio: ratioOf(combination, (id) => colorOf(tokens, id)),
  }));

/** A pair as text. */
export const pairText = ({ fg, bg, over }: { fg: string; bg: string; over?: string | undefined }): string =>
  `${fg} on ${bg}${over ? ` over ${over}` : ''}`;

/** Problems of one theme: pairs below their minimum, colours without a pair, exemptions without an effect. */
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
      .map((id) => `${theme}: the exemption of ${id} has no effect; remove it`),
  ];
}
