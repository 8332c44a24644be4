import type { DyeName } from '../dyes.ts';
import { type Box, interlace, type Ribbon } from '../shapes.ts';
import { canvas, type DrawContext, node, panel, type Tone, tag, yarns } from './parts.ts';

const apps: readonly (readonly [label: string, note: string, dye: DyeName, short: string])[] = [
  ['Web app', 'live', 'madder', 'Web'],
  ['Mobile app', 'iOS and Android', 'indigo', 'Mobile'],
  ['TV app', 'in review', 'leaf', 'TV'],
];
const services: readonly (readonly [label: string, note: string, tone: Tone, short: string])[] = [
  ['Orders flow', 'SQL, REST API', 'ink', 'Orders'],
  ['Support agent', 'day and night', 'madder', 'Support'],
  ['Insights', 'in real time', 'turmeric', 'Insights'],
];

/** The default picture of the hero: three apps and their services, joined by two shared wefts. */
export function storefront(context: DrawContext): string {
  const wide = context.layout === 'wide';
  const { content, panel: box } = canvas[context.layout];
  const gap = wide ? 26 : 18;
  const width = (content.width - gap * 2) / 3;
  const height = wide ? 88 : 104;
  const top = box.y + (wide ? 126 : 124);
  const foot = box.y + box.height - height - (wide ? 72 : 44);
  const left = (column: number) => content.x + column * (width + gap);
  const at = (column: number, y: number): Box => ({ x: left(column), y, width, height });
  const middle = (top + height + foot) / 2;
  const step = wide ? 62 : 48;
  const warp = apps.map(
    ([, , dye], column): Ribbon => ({ dye, at: left(column) + width / 2, from: top + height, to: foot }),
  );
  const end = content.x + content.width;
  const weft: Ribbon[] = [
    { dye: 'ink', at: middle - step, from: content.x, to: end, loose: wide ? 90 : 60 },
    { dye: 'turmeric', at: middle + step, from: content.x, to: end, loose: wide ? 90 : 60 },
  ];
  return [
    panel(context, 'Storefront', wide ? 'Storefront, three screens' : 'Three screens'),
    interlace(warp, weft, yarns[context.layout]),
    tag(context, 'One login', left(0) + width / 2 + (wide ? 24 : 28), middle - step - (wide ? 20 : 24)),
    tag(context, 'One catalogue', left(0) + width / 2 + (wide ? 24 : 28), middle + step - (wide ? 20 : 24)),
    ...apps.map(([label, note, , short], column) =>
      node(context, at(column, top), 'plain', wide ? label : short, wide ? note : undefined),
    ),
    ...services.map(([label, note, tone, short], column) =>
      node(context, at(column, foot), tone, wide ? label : short, wide ? note : undefined),
    ),
  ].join('');
}
