import { interlace, type Ribbon, swatch } from '../draw.ts';
import type { DyeName } from '../dyes.ts';
import type { Recipe } from '../recipe.ts';
import { canvas, type Kit, node, panel, type Tone, tag, yarns } from './kit.ts';

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

/** Data Management: separate sources run as threads into one cloth, and out of it to whoever needs them. */
export function dataManagement(kit: Kit): string {
  const { layout } = kit;
  const wide = layout === 'wide';
  const { content, panel: box } = canvas[layout];
  const top = box.y + (wide ? 172 : 170);
  const area = wide ? 420 : 400;
  const left = wide ? 150 : 152;
  const right = wide ? 190 : 168;
  const threads = wide ? 30 : 15;
  const cloth: Recipe = {
    motif: 'wave',
    unit: [90, 140],
    width: threads * 6 - 1,
    height: area,
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
  };
  const clothX = content.x + left + (content.width - left - right - cloth.width) / 2 - 8;
  const spread = (index: number, count: number, height: number) =>
    top + (index * (area - height)) / (count - 1);
  const sourceHeight = wide ? 66 : 72;
  const useHeight = wide ? 88 : 96;
  const useX = content.x + content.width - right;
  const inward = sources.map(
    ([, dye], index): Ribbon => ({
      dye,
      at: spread(index, 4, sourceHeight) + sourceHeight / 2,
      from: content.x + left,
      to: clothX,
    }),
  );
  const outward = uses.map(
    ([, , , dye], index): Ribbon => ({
      dye,
      at: spread(index, 3, useHeight) + useHeight / 2,
      from: clothX + cloth.width,
      to: useX,
    }),
  );
  return [
    panel(kit, 'Data flows', wide ? 'Every source, one cloth' : 'Every source'),
    interlace([], [...inward, ...outward], yarns[layout]),
    swatch(cloth, clothX, top),
    tag(
      kit,
      wide ? 'One semantic layer' : 'One layer',
      clothX + cloth.width / 2,
      top + area + (wide ? 40 : 44),
      'middle',
    ),
    ...sources.map(([label], index) =>
      node(
        kit,
        { x: content.x, y: spread(index, 4, sourceHeight), width: left, height: sourceHeight },
        'plain',
        label,
      ),
    ),
    ...uses.map(([label, note, tone], index) =>
      node(
        kit,
        { x: useX, y: spread(index, 3, useHeight), width: right, height: useHeight },
        tone,
        label,
        wide ? note : undefined,
      ),
    ),
  ].join('');
}
