import type { DyeName } from '../dyes.ts';
import type { Recipe } from '../recipe.ts';
import { type Box, interlace, type Ribbon, swatch } from '../shapes.ts';
import { canvas, type DrawContext, type Layout, node, panel, type Tone, tag, yarns } from './parts.ts';

const sources: readonly (readonly [label: string, dye: DyeName])[] = [
  ['SQL', 'indigo'],
  ['MongoDB', 'leaf'],
  ['REST API', 'madder'],
  ['SQLite', 'turmeric'],
];
const uses: readonly (readonly [label: string, note: string, tone: Tone, dye: DyeName])[] = [
  ['Your apps', 'one API', 'plain', 'indigo'],
  ['Insights', 'in real time', 'turmeric', 'turmeric'],
  ['Storage', 'grows with you', 'leaf', 'leaf'],
];

const flow = {
  motif: 'wave',
  unit: [90, 140],
  seed: 41,
  slip: 8,
  stagger: 0,
  ground: 'none',
  dyes: [
    ['ink', 1],
    ['leaf', 1],
    ['turmeric', 1.2],
    ['madder', 1.3],
  ],
  reach: [1, 0.94],
} as const satisfies Omit<Recipe, 'width' | 'height'>;

/** Positions in the picture: sources at the left, the cloth in the middle, its users at the right. */
function geometry(layout: Layout) {
  const wide = layout === 'wide';
  const { content, panel: box } = canvas[layout];
  const top = box.y + (wide ? 172 : 170);
  const cloth: Recipe = { ...flow, width: (wide ? 30 : 15) * 6 - 1, height: wide ? 420 : 400 };
  const source = { width: wide ? 150 : 152, height: wide ? 66 : 72 };
  const use = { width: wide ? 190 : 168, height: wide ? 88 : 96 };
  const spread = (count: number, height: number) => (index: number) =>
    top + (index * (cloth.height - height)) / (count - 1);
  const sourceY = spread(sources.length, source.height);
  const useY = spread(uses.length, use.height);
  return {
    top,
    cloth,
    clothX: content.x + source.width + (content.width - source.width - use.width - cloth.width) / 2 - 8,
    sourceAt: (index: number): Box => ({ ...source, x: content.x, y: sourceY(index) }),
    useAt: (index: number): Box => ({ ...use, x: content.x + content.width - use.width, y: useY(index) }),
  };
}

/** Data Management: ribbons run from separate sources into one cloth, and from it to the apps that use the data. */
export function dataManagement(context: DrawContext): string {
  const { layout } = context;
  const wide = layout === 'wide';
  const { top, cloth, clothX, sourceAt, useAt } = geometry(layout);
  const inward = sources.map(([, dye], index): Ribbon => {
    const { x, y, width, height } = sourceAt(index);
    return { dye, at: y + height / 2, from: x + width, to: clothX };
  });
  const outward = uses.map(([, , , dye], index): Ribbon => {
    const { x, y, height } = useAt(index);
    return { dye, at: y + height / 2, from: clothX + cloth.width, to: x };
  });
  return [
    panel(context, 'Data flows', wide ? 'Every source, one cloth' : 'Every source'),
    interlace([], [...inward, ...outward], yarns[layout]),
    swatch(cloth, clothX, top),
    tag(
      context,
      wide ? 'One semantic layer' : 'One layer',
      clothX + cloth.width / 2,
      top + cloth.height + (wide ? 40 : 44),
      'middle',
    ),
    ...sources.map(([label], index) => node(context, sourceAt(index), 'plain', label)),
    ...uses.map(([label, note, tone], index) =>
      node(context, useAt(index), tone, label, wide ? note : undefined),
    ),
  ].join('');
}
