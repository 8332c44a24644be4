import { type Box, block, interlace, lozenge, outlined, type Ribbon, rule, swatch, text } from '../draw.ts';
import { type DyeName, dyes } from '../dyes.ts';
import type { Recipe } from '../recipe.ts';
import { type Kit, type Layout, tint, yarns } from './kit.ts';
import { device } from './multi-devices.ts';

/** Canvas of the process picture, in px. */
export const processCanvas: Readonly<Record<Layout, { width: number; height: number }>> = {
  wide: { width: 1296, height: 476 },
  small: { width: 720, height: 1122 },
};

const strip = {
  motif: 'wave',
  unit: [108, 120],
  height: 120,
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
} as const satisfies Omit<Recipe, 'width'>;

const links: readonly (readonly [label: string, dye: DyeName])[] = [
  ['SQL', 'indigo'],
  ['REST API', 'madder'],
  ['Support agent', 'leaf'],
];

/** The three steps: loose threads at the beginning, one cloth at the end. */
export function process(kit: Kit): string {
  const { layout } = kit;
  const wide = layout === 'wide';
  const { width, height } = processCanvas[layout];
  const gap = wide ? 36 : 40;
  const card = wide ? { width: (width - gap * 2) / 3, height: 292 } : { width, height: 292 };
  const cardAt = (index: number): Box =>
    wide
      ? { ...card, x: index * (card.width + gap), y: 0 }
      : { ...card, x: 0, y: index * (card.height + gap) };
  const stripY = height - 120;
  const steps = [describe, connect, launch];
  const hang = wide
    ? [0, 1, 2].map(
        (index): Ribbon => ({
          dye: 'ink',
          at: cardAt(index).x + card.width / 2,
          from: card.height,
          to: stripY,
          ...(index === 0 && { loose: 52 }),
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
      { ...strip, width, fade: { side: 'start', bare: wide ? 20 : 10, length: wide ? 620 : 330 } },
      0,
      stripY,
    ),
    interlace(hang, [], yarns[layout]),
    ...steps.map((step, index) => {
      const box = cardAt(index);
      return outlined(box, dyes.white, dyes.ink, 2, 4) + step(kit, box);
    }),
  ].join('');
}

function describe({ set, layout }: Kit, box: Box): string {
  const wide = layout === 'wide';
  const size = wide ? 23 : 32;
  const field = {
    x: box.x + 32,
    y: box.y + (wide ? 34 : 42),
    width: box.width - 64,
    height: wide ? 160 : 150,
  };
  const words = wide
    ? ['A shop for our handlooms,', 'with an agent that answers', 'our customers.']
    : ['A shop for our handlooms, on web,', 'phone and TV, with a support agent.'];
  const leading = size * 1.55;
  const first = field.y + (wide ? 48 : 62);
  const last = words.at(-1) ?? '';
  const caret = set(last, { size, weight: 480 }).advance + field.x + 28;
  return [
    outlined(field, dyes.mist, tint.line, 2, 4),
    ...words.map((line, index) =>
      text(set, line, field.x + 22, first + index * leading, { size, weight: 480, fill: dyes.ink }),
    ),
    rule(caret, first + (words.length - 1) * leading - size * 0.78, 3, size, dyes.madder),
    lozenge(box.x + 44, field.y + field.height + (wide ? 45 : 50), wide ? 11 : 13, dyes.turmeric),
    text(set, 'In your own words', box.x + (wide ? 70 : 74), field.y + field.height + (wide ? 52 : 60), {
      size: wide ? 21 : 27,
      fill: tint.quiet,
    }),
  ].join('');
}

function connect({ set, layout }: Kit, box: Box): string {
  const wide = layout === 'wide';
  const first = box.y + (wide ? 34 : 42);
  const step = wide ? 80 : 76;
  const size = wide ? 22 : 28;
  const left = box.x + 32;
  const width = wide ? 186 : 260;
  const height = 60;
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
        outlined(place, dyes.white, dyes.ink, 2, 4) +
        text(set, label, left + 18, place.y + height / 2 + size * 0.34, { size, weight: 600, fill: dyes.ink })
      );
    }),
  ].join('');
}

function launch(kit: Kit, box: Box): string {
  const wide = kit.layout === 'wide';
  const floor = box.y + box.height - (wide ? 36 : 34);
  const scale = wide ? 0.86 : 0.84;
  const sizes = wide
    ? ([
        ['web', 196, 196],
        ['phone', 96, 170],
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
      const drawn = device(kit, { x, y: floor - height, width, height }, kind, scale);
      x += width + room / (sizes.length - 1);
      return drawn;
    })
    .concat(block({ x: box.x + 32, y: floor, width: box.width - 64, height: 3 }, dyes.ink))
    .join('');
}
