/**
 * The dyes of the brand, as the sRGB of its sketch, with the three undyed or mixed yarns that cloth needs.
 * They are pigments of pictures, not colours of the interface: the interface takes its colours from the tokens.
 */
export const dyes = {
  /** Indigo ink: dark grounds and text. */
  ink: '#0d0f3d',
  /** Indigo: large fields. */
  indigo: '#2b2f9b',
  /** A second dip of the same vat: a quieter indigo that lies between ink and indigo. */
  vat: '#1b1e68',
  /** Indigo mist: the cool page ground. */
  mist: '#f5f6ff',
  /** Undyed yarn. */
  white: '#ffffff',
  /** Madder: the call to action, the closing panel. */
  madder: '#e2452f',
  /** Turmeric: the steps section. */
  turmeric: '#f2c230',
  /** Leaf: success, and a third thread. */
  leaf: '#1f9e7a',
} as const;

/** The name of a dye. */
export type DyeName = keyof typeof dyes;

/** Every dye name, in the order of the table above. */
export const dyeNames = Object.keys(dyes) as DyeName[];

/**
 * A dye as red, green and blue, each 0 to 255.
 * @param name Which dye.
 */
export function rgb(name: DyeName): readonly [number, number, number] {
  const value = Number.parseInt(dyes[name].slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
