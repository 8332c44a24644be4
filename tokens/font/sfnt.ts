/** The few metrics of a TrueType file that a fallback has to match (OpenType 1.9: head, hhea, hmtx, cmap). */
export interface FontMetrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  /** Advance width of a character, in font units. */
  advance: (character: string) => number;
}

const TABLE_RECORD = 16;

function tables(font: DataView): Map<string, DataView> {
  const found = new Map<string, DataView>();
  for (let i = 0, at = 12; i < font.getUint16(4); i++, at += TABLE_RECORD) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((n) => font.getUint8(at + n)));
    found.set(
      tag,
      new DataView(font.buffer, font.byteOffset + font.getUint32(at + 8), font.getUint32(at + 12)),
    );
  }
  return found;
}

/** Glyph of each character of the Basic Multilingual Plane, from a format 4 subtable. */
function glyphIds(cmap: DataView): (code: number) => number {
  const subtables = Array.from({ length: cmap.getUint16(2) }, (_, i) => cmap.getUint32(8 + i * 8));
  const at = subtables.find((offset) => cmap.getUint16(offset) === 4);
  if (at === undefined)
    throw new Error('The font has no format 4 character map, so its widths cannot be measured.');
  const segments = cmap.getUint16(at + 6) / 2;
  const [end, start, delta, range] = [
    at + 14,
    at + 16 + segments * 2,
    at + 16 + segments * 4,
    at + 16 + segments * 6,
  ];
  return (code) => {
    for (let i = 0; i < segments; i++) {
      if (code > cmap.getUint16(end + i * 2)) continue;
      const first = cmap.getUint16(start + i * 2);
      if (code < first) return 0;
      const shift = cmap.getUint16(delta + i * 2);
      const rangeAt = range + i * 2;
      const offset = cmap.getUint16(rangeAt);
      if (offset === 0) return (code + shift) % 0x10000;
      const glyph = cmap.getUint16(rangeAt + offset + (code - first) * 2);
      return glyph && (glyph + shift) % 0x10000;
    }
    return 0;
  };
}

/**
 * Read the metrics of a static TrueType font.
 *
 * @throws {Error} when a needed table is missing, or `advance` is asked for a character that the font has not
 */
export function readMetrics(bytes: Uint8Array): FontMetrics {
  const found = tables(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const table = (tag: string): DataView => {
    const data = found.get(tag);
    if (!data) throw new Error(`The font has no ${tag} table.`);
    return data;
  };
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')];
  const glyph = glyphIds(table('cmap'));
  const measured = hhea.getUint16(34);
  return {
    unitsPerEm: head.getUint16(18),
    ascent: hhea.getInt16(4),
    descent: hhea.getInt16(6),
    lineGap: hhea.getInt16(8),
    advance: (character) => {
      const id = glyph(character.codePointAt(0) ?? 0);
      if (id === 0) throw new Error(`The font has no glyph for ${JSON.stringify(character)}.`);
      return hmtx.getUint16(4 * Math.min(id, measured - 1));
    },
  };
}
