/**
 * The parts of the tokens that the design system's theme command needs: how tokens depend on the palette, the pairs with a
 * minimum contrast, and the selectors of the modes. For builds within this repository. Not published.
 */

import type { ColorValueNormalized } from '@terrazzo/parser';
import { ColorSpace, inGamut, OKLCH, parse, sRGB, to } from 'colorjs.io/fn';
import { type Matrix, measure, type Row } from './checks/contrast.ts';
import { type Group, tokenIds } from './checks/tokens.ts';
import contrastPairs from './contrast.json' with { type: 'json' };
import { PLACES } from './modes.ts';
import { cssName } from './names.ts';
import { clampOf, type Dimension, extension } from './outputs/values.ts';
import removals from './removed.json' with { type: 'json' };
import palette from './src/primitive/color.tokens.json' with { type: 'json' };
import sizes from './src/semantic/size.tokens.json' with { type: 'json' };
import dark from './src/theme/dark.tokens.json' with { type: 'json' };
import darkHc from './src/theme/dark-hc.tokens.json' with { type: 'json' };
import light from './src/theme/light.tokens.json' with { type: 'json' };
import lightHc from './src/theme/light-hc.tokens.json' with { type: 'json' };

export { contrast, pairText } from './checks/contrast.ts';
export { blocks, PLACES } from './modes.ts';
export { cssName } from './names.ts';
export { hexText, oklchText } from './outputs/text.ts';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

/** A theme whose colours the package decides: all but forced colours. */
export type Theme = keyof typeof PLACES;

/** A colour in OKLCH. */
export type Colour = Pick<ColorValueNormalized, 'alpha'> & {
  readonly components: readonly [lightness: number, chroma: number, hue: number];
};

/** The name of a colour of the palette: `indigo.700`. */
type PaletteName = string;

/** A shadow whose colour depends on the theme. */
interface Shadow {
  readonly colour: PaletteName;
  /** Offsets, blur and spread, as in CSS. */
  readonly lengths: string;
}

type Names<Group extends 'bg' | 'fg' | 'line'> =
  `${Group}.${Exclude<keyof (typeof light)['color'][Group] & string, `$${string}`>}`;

/** The name of a semantic colour without `color.`: `fg.link`. */
export type ColourName = Names<'bg'> | Names<'fg'> | Names<'line'>;

export const THEMES = Object.keys(PLACES) as Theme[];

interface Leaf extends Group {
  readonly $value: unknown;
}

/** The tokens of a source file, by id. */
const leaves = (file: Group): [id: string, leaf: Leaf][] =>
  tokenIds(file).map((id) => [id, id.split('.').reduce((at, key) => at[key] as Group, file) as Leaf]);

const aliased = (value: unknown): PaletteName => String(value).replace(/^\{palette\.(.+)\}$/, '$1');

const files: Readonly<Record<Theme, Group>> = { light, dark, 'light-hc': lightHc, 'dark-hc': darkHc };

const eachTheme = <T>(read: (file: Group) => T): Readonly<Record<Theme, T>> =>
  Object.fromEntries(THEMES.map((theme) => [theme, read(files[theme])])) as Record<Theme, T>;

/** The palette: each colour by its name. */
export const PALETTE: Readonly<Record<PaletteName, Colour>> = Object.fromEntries(
  leaves(palette).map(([id, { $value }]) => {
    const { components, alpha = 1 } = $value as Omit<Colour, 'alpha'> & { alpha?: number };
    return [id.replace('palette.', ''), { components, alpha }];
  }),
);

/** For each theme: its colour tokens, and the colour of the palette that each is. */
export const COLOURS = eachTheme(
  (file): Readonly<Record<string, PaletteName>> =>
    Object.fromEntries(
      leaves(file)
        .filter(([id]) => id.startsWith('color.'))
        .map(([id, { $value }]) => [id, aliased($value)]),
    ),
);

/** For each theme: its shadows. */
export const SHADOWS = eachTheme(
  (file): Readonly<Record<string, Shadow>> =>
    Object.fromEntries(
      leaves(file)
        .filter(([id]) => id.startsWith('shadow.'))
        .map(([id, { $value }]) => {
          const { color, ...rest } = $value as { color: string } & Record<string, Dimension>;
          const { offsetX, offsetY, blur, spread } = rest;
          const lengths = [offsetX, offsetY, blur, spread].map((each) => `${each?.value}${each?.unit}`);
          return [id, { colour: aliased(color), lengths: lengths.join(' ') }];
        }),
    ),
);

/**
 * Reads an opaque colour.
 *
 * @param text `#rgb`, `#rrggbb` or `oklch(…)`
 * @throws {Error} when it is none of these, is translucent, has a lightness outside 0 to 1, or a negative chroma
 */
export function parseColour(text: string): Colour {
  if (
    !/^(?:#(?:[\da-f]{3}){1,2}|oklch\(\s*[^()/\s]+(?:\s+[^()/\s]+){2}\s*(?:\/[^()]+)?\))$/i.test(text.trim())
  )
    throw new Error('not a colour');
  const parsed = parse(text.trim());
  if (parsed.alpha !== 1 || !parsed.coords.every((n) => n === null || Number.isFinite(n)))
    throw new Error('not an opaque colour');
  const { coords } = to(parsed, 'oklch');
  const [lightness = 0, chroma = 0, hue = 0] = coords.map((n) => (Number.isFinite(n) ? Number(n) : 0));
  if (lightness < 0 || lightness > 1 + 1e-6 || chroma < 0) throw new Error('not a colour');
  return inSrgb({ components: [lightness, chroma, hue], alpha: 1 });
}

const rounded = (n: number): number => Math.floor(n * 1e4 + 1e-6) / 1e4;

/** The colour, with as much of its chroma as sRGB has at its lightness. */
export function inSrgb({ components: [lightness, chroma, hue], alpha }: Colour): Colour {
  const at = (c: number): Colour => ({ components: [rounded(lightness), rounded(c), rounded(hue)], alpha });
  const fits = (c: number): boolean =>
    inGamut({ space: OKLCH, coords: [...at(c).components], alpha: 1 }, 'srgb');
  if (fits(chroma)) return at(chroma);
  let [low, high] = [0, chroma];
  while (high - low > 1e-4) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return at(low);
}

/** The chosen tokens of `size.tokens.json`, multiplied by a factor; fluid ones as a `clamp()`. */
export function scaledSizes(isScaled: (id: string) => boolean, factor: number): Record<string, string> {
  const times = ({ value, unit }: Dimension): Dimension => ({
    value: Number((value * factor).toFixed(4)),
    unit,
  });
  return Object.fromEntries(
    leaves(sizes)
      .filter(([id]) => isScaled(id))
      .map(([id, leaf]) => {
        const size = times(leaf.$value as Dimension);
        const { fluid } = extension(leaf as unknown as Parameters<typeof extension>[0]);
        return [id, fluid ? clampOf(size, { ...fluid, min: times(fluid.min) }) : `${size.value}${size.unit}`];
      }),
  );
}

/** Removed variables, and the ones that replace them. */
export const REPLACED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(removals.removed as Record<string, string | null>).flatMap(([id, successor]) =>
    successor ? [[cssName(id), cssName(successor)]] : [],
  ),
);

/** The contrast of every pair of the contrast matrix, for the colours of one theme. */
export const measurePairs = (theme: Theme, colours: Readonly<Record<string, Colour>>): Row[] =>
  measure(
    theme,
    Object.fromEntries(
      Object.entries(colours).map(([id, $value]) => [id, { $type: 'color', $value: { ...$value } }]),
    ),
    contrastPairs as Matrix,
  );
