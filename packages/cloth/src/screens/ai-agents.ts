import type { DyeName } from '../dyes.ts';
import { interlace, type Ribbon } from '../shapes.ts';
import { canvas, type DrawContext, node, panel, type Tone, tag, yarns } from './parts.ts';

interface Row {
  readonly work: string;
  readonly workShort: string;
  readonly state: string;
  readonly agent: string;
  readonly does: string;
  readonly tone: Tone;
  readonly dye: DyeName;
}

const rows: readonly Row[] = [
  {
    work: 'Customer message',
    workShort: 'Message',
    state: 'new',
    agent: 'Support agent',
    does: 'replies in their language',
    tone: 'madder',
    dye: 'madder',
  },
  {
    work: 'Product page',
    workShort: 'Page',
    state: 'draft',
    agent: 'Content agent',
    does: 'writes and translates',
    tone: 'turmeric',
    dye: 'turmeric',
  },
  {
    work: 'Supplier contract',
    workShort: 'Contract',
    state: 'changed',
    agent: 'Legal agent',
    does: 'finds the clause',
    tone: 'ink',
    dye: 'ink',
  },
];

/** AI Agents: each piece of work is a weft that crosses the company's data, the warp, on its way to its agent. */
export function aiAgents(context: DrawContext): string {
  const { layout } = context;
  const wide = layout === 'wide';
  const { content, panel: box } = canvas[layout];
  const height = wide ? 96 : 108;
  const first = box.y + 190;
  const step = wide ? 142 : 136;
  const left = wide ? 222 : 142;
  const right = wide ? 262 : 216;
  const agentX = content.x + content.width - right;
  const between = agentX - content.x - left;
  const at = (row: number) => first + row * step + height / 2;
  const foot = first + step * 2 + height;
  const warp: Ribbon[] = [0.25, 0.75].map((part, index) => ({
    dye: index === 0 ? 'indigo' : 'leaf',
    at: content.x + left + between * part,
    from: first - (wide ? 24 : 18),
    to: foot + (wide ? 62 : 40),
    loose: wide ? 100 : 76,
  }));
  const weft = rows.map(({ dye }, row): Ribbon => ({ dye, at: at(row), from: content.x + left, to: agentX }));
  const labels = ['Orders', 'Policies'];
  return [
    panel(context, 'Agents', 'Agents at work'),
    interlace(warp, weft, yarns[layout]),
    ...warp.map((ribbon, index) =>
      tag(context, labels[index] ?? '', ribbon.at, first - (wide ? 38 : 32), 'middle'),
    ),
    ...rows.flatMap(({ work, workShort, state, agent, does, tone }, row) => {
      const y = first + row * step;
      return [
        node(context, { x: content.x, y, width: left, height }, 'plain', wide ? work : workShort, state),
        node(context, { x: agentX, y, width: right, height }, tone, agent, wide ? does : undefined),
      ];
    }),
  ].join('');
}
