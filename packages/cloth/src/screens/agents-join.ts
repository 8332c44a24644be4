import { block, interlace, lozenge, type Ribbon, text } from '../draw.ts';
import { type DyeName, dyes } from '../dyes.ts';
import { canvas, type Kit, type Layout, node, yarns } from './kit.ts';

const apps = ['Web', 'Mobile', 'TV'] as const;
const data = ['Orders', 'Content', 'Contracts'] as const;
const agents: readonly (readonly [label: string, dye: DyeName])[] = [
  ['Customer assistant', 'madder'],
  ['Content generator', 'turmeric'],
  ['Legal assistant', 'leaf'],
  ['Automation', 'white'],
];

/**
 * Canvas of the agents' picture, in px: a page gives the wide one half of its column, so its words are large, and puts it
 * below a title of three lines, so it is low.
 */
export const agentsCanvas: Readonly<Record<Layout, { width: number; height: number }>> = {
  wide: { width: 864, height: 472 },
  small: canvas.small,
};

/** How agents join apps and data: apps and data are the two ends of the warp, and each agent is a weft through it. */
export function agentsJoin(kit: Kit): string {
  const { set, layout } = kit;
  const wide = layout === 'wide';
  const { width, height } = agentsCanvas[layout];
  const inset = wide ? 36 : 44;
  const box = { x: inset, y: inset, width: width - inset * 2, height: height - inset * 2 };
  const pad = wide ? 28 : 32;
  const labelWidth = wide ? 272 : 0;
  const left = box.x + pad + labelWidth;
  const right = box.x + box.width - pad;
  const gap = wide ? 16 : 18;
  const nodeBox = { width: (right - left - gap * 2) / 3, height: wide ? 62 : 84 };
  const top = box.y + pad + (wide ? 0 : 26);
  const foot = box.y + box.height - pad - nodeBox.height - (wide ? 0 : 26);
  const columnAt = (column: number) => left + column * (nodeBox.width + gap);
  const first = top + nodeBox.height;
  const step = (foot - first) / 4;
  const rowAt = (row: number) => first + step * (row + (wide ? 0.5 : 0.62));
  const warp = apps.map(
    (_, column): Ribbon => ({
      dye: 'indigo',
      at: columnAt(column) + nodeBox.width / 2,
      from: first,
      to: foot,
    }),
  );
  const weft = agents.map(
    ([, dye], row): Ribbon => ({ dye, at: rowAt(row), from: left, to: right, loose: 60 }),
  );
  const quiet = { size: wide ? 21 : 23, weight: 550, fill: '#c9ccf5' };
  const labels = agents.flatMap(([label, dye], row) => {
    const mark = wide ? 13 : 11;
    const x = box.x + pad + mark;
    const y = wide ? rowAt(row) : rowAt(row) - 36;
    const words = text(set, label, x + mark + 14, y + 8, {
      size: wide ? 25 : 26,
      weight: 650,
      fill: dyes.white,
    });
    const { advance } = set(label, { size: wide ? 25 : 26, weight: 650 });
    return [
      block(
        {
          x: x - mark,
          y: row === 0 ? first : y - 22,
          width: advance + mark * 2 + 26,
          height: row === 0 ? y + 24 - first : 46,
        },
        dyes.ink,
      ),
      lozenge(x, y, mark, dyes[dye]),
      words,
    ];
  });
  return [
    block(box, dyes.ink, 4),
    interlace(warp, weft, yarns[layout]),
    ...labels,
    ...apps.map((label, column) => node(kit, { ...nodeBox, x: columnAt(column), y: top }, 'plain', label)),
    ...data.map((label, column) => node(kit, { ...nodeBox, x: columnAt(column), y: foot }, 'indigo', label)),
    text(set, 'Your apps', box.x + pad, wide ? top + nodeBox.height / 2 + 7 : top - 16, quiet),
    text(
      set,
      'Your data',
      box.x + pad,
      wide ? foot + nodeBox.height / 2 + 7 : foot + nodeBox.height + 36,
      quiet,
    ),
  ].join('');
}
