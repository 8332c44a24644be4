import { type Colour, colour } from '../colours.ts';
import { dyes } from '../dyes.ts';
import { type Box, block, outlined, rule, text, type Yarn } from '../shapes.ts';
import type { Typesetter } from '../typesetter.ts';

/** The two layouts of a picture: `wide`, and `small` for phones, with fewer words at twice the size. */
export type Layout = 'wide' | 'small';

/** Colours of the drawn interface, from the tokens that the real interface uses. */
export const ui = {
  muted: colour('color.fg.muted'),
  line: colour('palette.mist.200'),
  action: colour('color.bg.action'),
  onAction: colour('color.fg.on-action'),
  mutedOnInk: colour('palette.mist.300'),
} as const;

/** Measures of the ribbons in each layout. */
export const yarns: Readonly<Record<Layout, Yarn>> = {
  wide: { strands: 3, strand: 5, gap: 2 },
  small: { strands: 3, strand: 6, gap: 2 },
};

/** The fill of a node. */
export type Tone = 'plain' | 'white' | 'ink' | 'indigo' | 'madder' | 'turmeric' | 'leaf';

/** Fill and text colours of each tone. White text on the red and the green has a contrast of at least 4.5:1. */
const tones: Readonly<Record<Tone, { fill: Colour; label: Colour; note: Colour; line?: Colour }>> = {
  plain: { fill: dyes.white, label: dyes.ink, note: ui.muted, line: dyes.ink },
  /** For a dark ground, on which the outline of `plain` would not be seen. */
  white: { fill: dyes.white, label: dyes.ink, note: ui.muted },
  ink: { fill: dyes.ink, label: dyes.white, note: ui.mutedOnInk },
  indigo: { fill: dyes.indigo, label: dyes.white, note: colour('palette.indigo.100') },
  madder: { fill: ui.action, label: ui.onAction, note: ui.onAction },
  turmeric: { fill: dyes.turmeric, label: dyes.ink, note: colour('palette.ink.700') },
  leaf: { fill: colour('palette.leaf.600'), label: dyes.white, note: dyes.white },
};

/** The typesetter and the layout of a picture. */
export interface DrawContext {
  readonly typeset: Typesetter;
  readonly layout: Layout;
}

/** A labelled block that ribbons run into. */
export function node(
  { typeset, layout }: DrawContext,
  box: Box,
  tone: Tone,
  label: string,
  note?: string,
): string {
  const { fill, line, label: labelColour, note: noteColour } = tones[tone];
  const wide = layout === 'wide';
  const size = wide ? 22 : 28;
  const noteSize = wide ? 18 : 23;
  const left = box.x + (wide ? 20 : 22);
  const stack = note === undefined ? size * 0.7 : size * 0.7 + noteSize * 1.18;
  const base = box.y + (box.height - stack) / 2 + size * 0.7;
  return (
    (line ? outlined(box, fill, line) : block(box, fill, 4)) +
    text(typeset, label, left, base, { size, weight: 650, fill: labelColour }) +
    (note === undefined
      ? ''
      : text(typeset, note, left, base + noteSize * 1.22, { size: noteSize, fill: noteColour }))
  );
}

/** A label beside a ribbon. */
export function tag(
  { typeset, layout }: DrawContext,
  words: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end' = 'start',
): string {
  return text(typeset, words, x, y, {
    size: layout === 'wide' ? 18 : 23,
    weight: 550,
    fill: dyes.ink,
    anchor,
  });
}

/**
 * Canvas and panel of the product pictures, in px. In the wide layout the cloth is much higher than the panel, so that it
 * fills a page of any height, and the panel extends beyond the right edge.
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

/** Entries of the product's side navigation. */
const places = ['Storefront', 'Apps', 'Agents', 'Data flows', 'Devices', 'Insights'] as const;

/** The white panel of a product screen, with its title and, in the wide layout, the side navigation. */
export function panel(
  { typeset, layout }: DrawContext,
  place: (typeof places)[number],
  title: string,
): string {
  const { panel: box, content } = canvas[layout];
  const parts = [block(box, dyes.white, 4)];
  if (layout === 'wide') {
    const list = { ...box, width: 204 };
    parts.push(block(list, dyes.mist, 4), block({ ...list, x: list.x + 8, width: 196 }, dyes.mist));
    parts.push(rule(list.x + list.width, list.y, 1, list.height, ui.line));
    places.forEach((name, index) => {
      const y = box.y + 66 + index * 46;
      const chosen = name === place;
      if (chosen) parts.push(rule(box.x, y - 25, 4, 36, dyes.indigo));
      parts.push(
        text(typeset, name, box.x + 28, y, {
          size: 21,
          weight: chosen ? 700 : 430,
          fill: chosen ? dyes.ink : ui.muted,
        }),
      );
    });
  }
  const size = layout === 'wide' ? 32 : 38;
  parts.push(
    text(typeset, title, content.x, box.y + (layout === 'wide' ? 72 : 76), {
      size,
      weight: 700,
      width: 118,
      tracking: -0.012,
      fill: dyes.ink,
    }),
  );
  return parts.join('');
}
