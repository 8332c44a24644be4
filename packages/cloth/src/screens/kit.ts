import { type Box, block, outlined, rule, text, type Yarn } from '../draw.ts';
import { dyes } from '../dyes.ts';
import type { Typesetter } from '../text.ts';

/** The two layouts of a picture: for a desk, and for a phone, where the same words are twice as large. */
export type Layout = 'wide' | 'small';

/** Colours that only screens need: tints of the ink for quiet text, and madder dark enough for white text (4.5:1). */
export const tint = { quiet: '#4a4d85', line: '#d9dbf2', action: '#c93723' } as const;

/** The yarn of the ribbons in each layout. */
export const yarns: Readonly<Record<Layout, Yarn>> = {
  wide: { strands: 3, strand: 5, gap: 2 },
  small: { strands: 3, strand: 6, gap: 2 },
};

/** How a node is filled. */
export type Tone = 'plain' | 'ink' | 'indigo' | 'madder' | 'turmeric' | 'leaf';

const tones: Readonly<Record<Tone, { fill: string; label: string; note: string; line?: string }>> = {
  plain: { fill: dyes.white, label: dyes.ink, note: tint.quiet, line: dyes.ink },
  ink: { fill: dyes.ink, label: dyes.white, note: '#c9ccf5' },
  indigo: { fill: dyes.indigo, label: dyes.white, note: '#dfe1ff' },
  madder: { fill: tint.action, label: dyes.white, note: dyes.white },
  turmeric: { fill: dyes.turmeric, label: dyes.ink, note: '#33335a' },
  leaf: { fill: '#157358', label: dyes.white, note: dyes.white },
};

/** What a picture is drawn with. */
export interface Kit {
  readonly set: Typesetter;
  readonly layout: Layout;
}

/** A node: a labelled block that threads run into. */
export function node({ set, layout }: Kit, box: Box, tone: Tone, label: string, note?: string): string {
  const { fill, line, label: labelColour, note: noteColour } = tones[tone];
  const wide = layout === 'wide';
  const size = wide ? 22 : 28;
  const noteSize = wide ? 18 : 23;
  const left = box.x + (wide ? 20 : 22);
  const stack = note === undefined ? size * 0.7 : size * 0.7 + noteSize * 1.18;
  const base = box.y + (box.height - stack) / 2 + size * 0.7;
  return (
    (line ? outlined(box, fill, line, 2, 4) : block(box, fill, 4)) +
    text(set, label, left, base, { size, weight: 650, fill: labelColour }) +
    (note === undefined
      ? ''
      : text(set, note, left, base + noteSize * 1.22, { size: noteSize, fill: noteColour }))
  );
}

/** A quiet label beside a thread. */
export function tag(
  { set, layout }: Kit,
  words: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  return text(set, words, x, y, { size: layout === 'wide' ? 18 : 23, weight: 550, fill: dyes.ink, anchor });
}

/**
 * Canvas and panel of the product pictures, in px. On a desk the cloth is much higher than the panel, so that a page can
 * fill whatever height it has with it, and the panel runs out of the picture at its right.
 */
export const canvas: Readonly<Record<Layout, { width: number; height: number; panel: Box; content: Box }>> = {
  wide: {
    width: 1200,
    height: 1440,
    panel: { x: 144, y: 360, width: 1064, height: 720 },
    content: { x: 396, y: 360, width: 748, height: 720 },
  },
  small: {
    width: 720,
    height: 780,
    panel: { x: 48, y: 60, width: 624, height: 660 },
    content: { x: 84, y: 60, width: 552, height: 660 },
  },
};

/** The places of the product, in the order of its side list. */
export const places = ['Storefront', 'Apps', 'Agents', 'Data flows', 'Devices', 'Insights'] as const;

/** The white panel of a product screen: the side list on a desk, and the title. */
export function panel({ set, layout }: Kit, place: (typeof places)[number], title: string): string {
  const { panel: box, content } = canvas[layout];
  const parts = [block(box, dyes.white, 4)];
  if (layout === 'wide') {
    const list = { ...box, width: 204 };
    parts.push(block(list, dyes.mist, 4), block({ ...list, x: list.x + 8, width: 196 }, dyes.mist));
    parts.push(rule(list.x + list.width, list.y, 1, list.height, tint.line));
    places.forEach((name, index) => {
      const y = box.y + 66 + index * 46;
      const chosen = name === place;
      if (chosen) parts.push(rule(box.x, y - 25, 4, 36, dyes.indigo));
      parts.push(
        text(set, name, box.x + 28, y, {
          size: 21,
          weight: chosen ? 700 : 430,
          fill: chosen ? dyes.ink : tint.quiet,
        }),
      );
    });
  }
  const size = layout === 'wide' ? 32 : 38;
  parts.push(
    text(set, title, content.x, box.y + (layout === 'wide' ? 72 : 76), {
      size,
      weight: 700,
      width: 118,
      tracking: -0.012,
      fill: dyes.ink,
    }),
  );
  return parts.join('');
}
