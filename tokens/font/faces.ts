/** CSS family name of the web font. */
export const FAMILY = 'Anek Latin';

/** CSS family name of the local fonts that browsers show until the web font has loaded. */
export const FALLBACK_FAMILY = 'Anek Latin Fallback';

/** A fixed value of a variation axis, or the range that stays variable. */
export type Axis = number | { min: number; max: number };

/** A style of the family: a subset of its variation axes. */
interface Style {
  name: string;
  wght: Axis;
  wdth: number;
  /** Its range of `font-weight`. */
  weights: string;
}

/**
 * Text and display, with the values of the `font.weight` and `font.width` tokens. Text is semibold at most. In a heavier
 * weight, such as that of `<strong>`, the dot of the i would touch its stem.
 */
export const STYLES: readonly Style[] = [
  { name: 'text', wght: { min: 400, max: 575 }, wdth: 100, weights: '400 900' },
  { name: 'display', wght: 725, wdth: 118, weights: '725' },
];

/** The characters of one file, as Unicode ranges. The font has no arrows. */
interface Subset {
  name: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

/** The characters of English, and the rest of Latin-1. Only a page with one of the latter loads the second file. */
export const SUBSETS: readonly Subset[] = [
  {
    name: 'basic',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xa0],
      [0xa9, 0xa9],
      [0xb7, 0xb7],
      [0xd7, 0xd7],
      [0x2013, 0x2014],
      [0x2018, 0x2019],
      [0x201c, 0x201d],
      [0x2022, 0x2022],
      [0x2026, 0x2026],
      [0x20ac, 0x20ac],
    ],
  },
  {
    name: 'latin-1',
    ranges: [
      [0xa1, 0xa8],
      [0xaa, 0xb6],
      [0xb8, 0xd6],
      [0xd8, 0xff],
    ],
  },
];

/** Every character of a subset. */
export const charactersOf = ({ ranges }: Subset): string =>
  ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)))
    .join('');

/** A subset as the value of CSS `unicode-range`. */
export const unicodeRange = ({ ranges }: Subset): string =>
  ranges
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`.toUpperCase())
    .join(', ');
