/// <reference path="./fontverter.d.ts" />
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import { oneDecimal } from './decimals.ts';

/** How a line of text is set. */
export interface Setting {
  /** Height of the em, in px. */
  readonly size: number;
  /** Weight, 100 to 800. @default 450 */
  readonly weight?: number;
  /** Width, 75 to 125 per cent: display text is set wide. @default 100 */
  readonly width?: number;
  /** Space added after each glyph, in em. @default 0 */
  readonly tracking?: number;
}

/** A line of text as outlines, so that it looks the same on every machine. */
interface Line {
  /** Path data with the baseline's start at 0, 0. */
  readonly path: string;
  /** Length of the line, in px. */
  readonly advance: number;
}

/** Turns lines of text into outlines. */
export type Typesetter = (text: string, setting: Setting) => Line;

/** Anek Latin with its weight and width axes, as its package ships it. */
const fontFile = fileURLToPath(
  import.meta.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2'),
);

/**
 * Opens the brand's font.
 * @returns A function that sets one line. It throws a RangeError for a character that the font lacks.
 */
export async function openTypesetter(): Promise<Typesetter> {
  const face = new Face(new Blob(await convert(readFileSync(fontFile), 'sfnt')));
  const fonts = new Map<string, Font>();
  const fontFor = (weight: number, width: number): Font => {
    const key = `${weight}/${width}`;
    const known = fonts.get(key);
    if (known) return known;
    const font = new Font(face);
    font.setVariations([new Variation('wght', weight), new Variation('wdth', width)]);
    fonts.set(key, font);
    return font;
  };
  return (text, { size, weight = 450, width = 100, tracking = 0 }) => {
    const font = fontFor(weight, width);
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const scale = size / face.upem;
    let pen = 0;
    let path = '';
    for (const glyph of buffer.getGlyphInfosAndPositions()) {
      if (glyph.codepoint === 0)
        throw new RangeError(`Anek Latin has no glyph for a character of “${text}”. Use another character.`);
      path += outline(font.glyphToPath(glyph.codepoint), scale, pen + (glyph.xOffset ?? 0) * scale);
      pen += (glyph.xAdvance ?? 0) * scale + tracking * size;
    }
    return { path, advance: pen };
  };
}

/** Scales an outline from font units with y upwards to px with y downwards. */
function outline(path: string, scale: number, left: number): string {
  return path.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, x: string, y: string) => `${oneDecimal(Number(x) * scale + left)} ${oneDecimal(-Number(y) * scale)}`,
  );
}
