import { type Colour, colour } from './colours.ts';

/** The dyes that cloth is woven with: steps of the palette of `@weft/tokens`. */
export const dyes = {
  /** Dark grounds and text. */
  ink: colour('palette.ink.950'),
  /** Large fields. */
  indigo: colour('palette.indigo.700'),
  /** A second dip in the indigo vat: lies between ink and indigo. */
  vat: colour('palette.indigo.900'),
  /** The cool ground of the page. */
  mist: colour('palette.mist.50'),
  /** Undyed yarn. */
  white: colour('palette.white'),
  /** The brand's red. */
  madder: colour('palette.madder.500'),
  /** The brand's yellow. */
  turmeric: colour('palette.turmeric.400'),
  /** The brand's green. */
  leaf: colour('palette.leaf.500'),
} as const satisfies Record<string, Colour>;

/** The name of a dye. */
export type DyeName = keyof typeof dyes;

/** Every dye name, in the order of the table above. */
export const dyeNames = Object.keys(dyes) as DyeName[];

/** A dye as red, green and blue, each 0 to 255. */
export function rgb(name: DyeName): readonly [number, number, number] {
  const value = Number.parseInt(dyes[name].slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
