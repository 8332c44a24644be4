import { create } from 'fontkitten';

/** The metrics to which a font's fallbacks are adjusted, in font units. */
export interface FontMetrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Advance width of a character. */
  advance: (character: string) => number;
}

/**
 * Reads the metrics of a static TrueType font.
 *
 * @throws {Error} `advance` throws for a character that the font lacks
 */
export function readMetrics(bytes: Uint8Array): FontMetrics {
  const font = create(Buffer.from(bytes));
  if (font.isCollection) throw new Error('A font collection has no metrics of its own.');
  const { unitsPerEm, ascent, descent, lineGap } = font;
  return {
    unitsPerEm,
    ascent,
    descent,
    lineGap,
    advance: (character) => {
      const code = character.codePointAt(0) ?? 0;
      if (!font.hasGlyphForCodePoint(code))
        throw new Error(`The font has no glyph for ${JSON.stringify(character)}.`);
      return font.glyphForCodePoint(code).advanceWidth;
    },
  };
}
