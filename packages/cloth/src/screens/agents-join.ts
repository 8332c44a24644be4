import { type DyeName, dyes } from '../dyes.ts';
import { type Box, block, interlace, lozenge, type Ribbon, text } from '../shapes.ts';
import { canvas, type DrawContext, type Layout, node, ui, yarns } from './parts.ts';

const apps = ['Web', 'Mobile', 'TV'] as const;
const data = ['Orders', 'Content', 'Contracts'] as const;
const agents: readonly (readonly [label: string, dye: DyeName])[] = [
  ['Customer assistant', 'madder'],
  ['Content generator', 'turmeric'],
  ['Legal assistant', 'leaf'],
  ['Automation', 'white'],
];

/**
 * Canvas of the agents' picture, in px. The page shows the wide one in half a column below a title of three lines, so it has
 * large text and little height.
 */
export const agentsCanvas: Readonly<Record<Layout, { width: number; height: number }>> = {
  wide: { width: 864, height: 472 },
  small: canvas.small,
};

/** Positions in the picture: the nodes' columns, and the agents' rows between the apps and the data. */
function geometry(layout: Layout) {
  const wide = layout === 'wide';
  const { width, height } = agentsCanvas[layout];
  const inset = wide ? 36 : 44;
  const box: Box = { x: inset, y: inset, width: width - inset * 2, height: height - inset * 2 };
  const pad = wide ? 28 : 32;
  const left = box.x + pad + (wide ? 272 : 0);
  const right = box.x + box.width - pad;
  const gap = wide ? 16 : 18;
  const nodeBox = { width: (right - left - gap * 2) / 3, height: wide ? 62 : 84 };
  const top = box.y + pad + (wide ? 0 : 26);
  const bottom = box.y + box.height - pad - nodeBox.height - (wide ? 0 : 26);
  const first = top + nodeBox.height;
  const step = (bottom - first) / 4;
  return {
    box,
    pad,
    left,
    right,
    nodeBox,
    top,
    bottom,
    first,
    columnAt: (column: number) => left + column * (nodeBox.width + gap),
    rowAt: (row: number) => first + step * (row + (wide ? 0.5 : 0.62)),
  };
}

/** The name of an agent with a bullet of its dye, on ink that hides the warp. */
function agentLabel({ typeset, layout }: DrawContext, row: number): string {
  const [label, dye] = agents[row] ?? ['', 'white'];
  const wide = layout === 'wide';
  const { box, pad, first, rowAt } = geometry(layout);
  const bullet = wide ? 13 : 11;
  const x = box.x + pad + bullet;
  const y = wide ? rowAt(row) : rowAt(row) - 36;
  const setting = { size: wide ? 25 : 26, weight: 650 };
  const top = row === 0 ? first : y - 22;
  const ground: Box = {
    x: x - bullet,
    y: top,
    width: typeset(label, setting).advance + bullet * 2 + 26,
    height: row === 0 ? y + 24 - first : 46,
  };
  return [
    block(ground, dyes.ink),
    lozenge(x, y, bullet, dyes[dye]),
    text(typeset, label, x + bullet + 14, y + 8, { ...setting, fill: dyes.white }),
  ].join('');
}

/** How agents join apps and data: the warp runs from the apps to the data, and each agent is a weft through it. */
export function agentsJoin(context: DrawContext): string {
  const { typeset, layout } = context;
  const wide = layout === 'wide';
  const { box, pad, left, right, nodeBox, top, bottom, first, columnAt, rowAt } = geometry(layout);
  const warp = apps.map(
    (_, column): Ribbon => ({
      dye: 'indigo',
      at: columnAt(column) + nodeBox.width / 2,
      from: first,
      to: bottom,
    }),
  );
  const weft = agents.map(
    ([, dye], row): Ribbon => ({ dye, at: rowAt(row), from: left, to: right, loose: 60 }),
  );
  const heading = (words: string, y: number): string =>
    text(typeset, words, box.x + pad, y, { size: wide ? 21 : 23, weight: 550, fill: ui.mutedOnInk });
  const middle = nodeBox.height / 2 + 7;
  return [
    block(box, dyes.ink, 4),
    interlace(warp, weft, yarns[layout]),
    ...agents.map((_, row) => agentLabel(context, row)),
    ...apps.map((label, column) =>
      node(context, { ...nodeBox, x: columnAt(column), y: top }, 'white', label),
    ),
    ...data.map((label, column) =>
      node(context, { ...nodeBox, x: columnAt(column), y: bottom }, 'indigo', label),
    ),
    heading('Your apps', wide ? top + middle : top - 16),
    heading('Your data', wide ? bottom + middle : bottom + nodeBox.height + 36),
  ].join('');
}
