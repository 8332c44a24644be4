/**
 * What of Anek Latin is shipped. The family has two voices, and each is cut to what it says: text at normal width in every
 * weight, display at one width and one weight. The second file of each is fetched only by a page that holds such a character.
 */

/** CSS family name of the web font. */
export const FAMILY = 'Anek Latin';

/** CSS family name of the local faces that hold its place. */
export const FALLBACK_FAMILY = 'Anek Latin Fallback';

/** A value of a variation axis, or the range of it that stays variable. */
export type Axis = number | { min: number; max: number };

/** One voice of the family. */
export interface Voice {
  name: string;
  wght: Axis;
  wdth: number;
  /** Values of `font-weight` that it answers to. */
  serves: string;
}

/**
 * Text and display; the numbers are those of the `font.weight` and `font.width` tokens. Text ends at semibold, whatever weight is
 * asked for, so that no `<strong>` of a host is heavier: there the dot of the i would join its stem.
 */
export const VOICES: readonly Voice[] = [
  { name: 'text', wght: { min: 400, max: 575 }, wdth: 100, serves: '400 900' },
  { name: 'display', wght: 725, wdth: 118, serves: '725' },
];

/** Characters of one file, as Unicode ranges. The font has no arrows: those are icons or the fallback's glyphs. */
export interface Subset {
  name: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

/** English with its typography first; the rest of Latin-1 on demand. */
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
