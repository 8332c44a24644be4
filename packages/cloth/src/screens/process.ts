import { type DyeName, dyes } from '../dyes.ts';
import type { Recipe } from '../recipe.ts';
import { type Box, block, interlace, lozenge, outlined, type Ribbon, rule, swatch, text } from '../shapes.ts';
import { device } from './multi-devices.ts';
import { type DrawContext, type Layout, ui, yarns } from './parts.ts';

/**
 * Canvas of the process picture, in px. The wide one is low enough to fit into a window of 1366 × 768 px together with
 * the title and the steps.
 */
export const processCanvas: Readonly<Record<Layout, { width: number; height: number }>> = {
  wide: { width: 1296, height: 304 },
  small: { width: 720, height: 1122 },
};

/** Heights of the cards and of the cloth below them, in px. */
const cardHeight = { wide: 200, small: 292 } as const;
const stripHeight = { wide: 76, small: 120 } as const;

const strip = {
  motif: 'wave',
  seed: 9,
  slip: 8,
  bleed: 0.1,
  ground: 'none',
  stagger: 0,
  dyes: [
    ['ink', 1],
    ['white', 1],
    ['madder', 1],
    ['turmeric', 1.2],
  ],
  reach: [1, 0.9],
} as const satisfies Omit<Recipe, 'width' | 'height' | 'unit'>;

const links: readonly (readonly [label: string, dye: DyeName])[] = [
  ['SQL', 'indigo'],
  ['REST API', 'madder'],
  ['Support agent', 'leaf'],
];

/** The three steps, above a strip of cloth with loose threads at its start. */
export function process(context: DrawContext): string {
  const { layout } = context;
  const wide = layout === 'wide';
  const { width, height } = processCanvas[layout];
  const gap = wide ? 36 : 40;
  const card = { width: wide ? (width - gap * 2) / 3 : width, height: cardHeight[layout] };
  const cardAt = (index: number): Box =>
    wide
      ? { ...card, x: index * (card.width + gap), y: 0 }
      : { ...card, x: 0, y: index * (card.height + gap) };
  const cloth = { width, height: stripHeight[layout] };
  const stripY = height - cloth.height;
  const steps = [describe, connect, launch];
  const hang = wide
    ? [0, 1, 2].map(
        (index): Ribbon => ({
          dye: 'ink',
          at: cardAt(index).x + card.width / 2,
          from: card.height,
          to: stripY,
          ...(index === 0 && { loose: 24 }),
        }),
      )
    : [0, 1, 2].map(
        (index): Ribbon => ({
          dye: 'ink',
          at: width / 2,
          from: cardAt(index).y + card.height,
          to: index === 2 ? stripY : cardAt(index + 1).y,
        }),
      );
  return [
    swatch(
      {
        ...strip,
        ...cloth,
        unit: [108, cloth.height],
        fade: { side: 'start', bare: wide ? 20 : 10, length: wide ? 620 : 330 },
      },
      0,
      stripY,
    ),
    interlace(hang, [], yarns[layout]),
    ...steps.map((step, index) => {
      const box = cardAt(index);
      return outlined(box, dyes.white, dyes.ink) + step(context, box);
    }),
  ].join('');
}

function describe({ typeset, layout }: DrawContext, box: Box): string {
  const wide = layout === 'wide';
  const size = wide ? 22 : 32;
  const field = {
    x: box.x + 32,
    y: box.y + (wide ? 22 : 42),
    width: box.width - 64,
    height: wide ? 120 : 150,
  };
  const words = wide
    ? ['A shop for our handlooms,', 'with an agent that answers', 'our customers.']
    : ['A shop for our handlooms, on web,', 'phone and TV, with a support agent.'];
  const leading = size * (wide ? 1.45 : 1.55);
  const first = field.y + (wide ? 36 : 62);
  const last = words.at(-1) ?? '';
  const caret = typeset(last, { size, weight: 480 }).advance + field.x + 28;
  return [
    outlined(field, dyes.mist, ui.line),
    ...words.map((line, index) =>
      text(typeset, line, field.x + 22, first + index * leading, { size, weight: 480, fill: dyes.ink }),
    ),
    rule(caret, first + (words.length - 1) * leading - size * 0.78, 3, size, dyes.madder),
    lozenge(box.x + 44, field.y + field.height + (wide ? 29 : 50), wide ? 11 : 13, dyes.turmeric),
    text(typeset, 'In your own words', box.x + (wide ? 70 : 74), field.y + field.height + (wide ? 36 : 60), {
      size: wide ? 21 : 27,
      fill: ui.muted,
    }),
  ].join('');
}

function connect({ typeset, layout }: DrawContext, box: Box): string {
  const wide = layout === 'wide';
  const first = box.y + (wide ? 22 : 42);
  const step = wide ? 56 : 76;
  const size = wide ? 22 : 28;
  const left = box.x + 32;
  const width = wide ? 186 : 260;
  const height = wide ? 44 : 60;
  const end = box.x + box.width - 32;
  const warpAt = end - (wide ? 52 : 110);
  const weft = links.map(
    ([, dye], row): Ribbon => ({ dye, at: first + row * step + height / 2, from: left + width, to: end }),
  );
  return [
    interlace(
      [{ dye: 'ink', at: warpAt, from: first - 4, to: first + step * 2 + height + 4 }],
      weft,
      yarns[layout],
    ),
    ...links.map(([label], row) => {
      const place = { x: left, y: first + row * step, width, height };
      return (
        outlined(place, dyes.white, dyes.ink) +
        text(typeset, label, left + 18, place.y + height / 2 + size * 0.34, {
          size,
          weight: 600,
          fill: dyes.ink,
        })
      );
    }),
  ].join('');
}

function launch(context: DrawContext, box: Box): string {
  const wide = context.layout === 'wide';
  const floor = box.y + box.height - (wide ? 26 : 34);
  const scale = wide ? 0.8 : 0.84;
  const sizes = wide
    ? ([
        ['tv', 146, 112],
        ['web', 114, 142],
        ['phone', 62, 120],
      ] as const)
    : ([
        ['tv', 288, 190],
        ['web', 190, 208],
        ['phone', 100, 188],
      ] as const);
  const room = box.width - 64 - sizes.reduce((sum, [, width]) => sum + width, 0);
  let x = box.x + 32;
  return sizes
    .map(([kind, width, height]) => {
      const drawn = device(context, { x, y: floor - height, width, height }, kind, scale);
      x += width + room / (sizes.length - 1);
      return drawn;
    })
    .concat(block({ x: box.x + 32, y: floor, width: box.width - 64, height: 3 }, dyes.ink))
    .join('');
}
