import { type DyeName, dyes } from '../dyes.ts';
import { type Box, block, interlace, lozenge, outlined, type Ribbon, text } from '../shapes.ts';
import { canvas, type DrawContext, type Layout, node, panel, ui, yarns } from './parts.ts';

/** Each app, and how many of the three stages it has passed. */
const apps: readonly (readonly [label: string, note: string, dye: DyeName, stages: number])[] = [
  ['Web app', 'live', 'madder', 3],
  ['Mobile app', 'live', 'indigo', 3],
  ['TV app', 'in review', 'leaf', 2],
];
const stages = ['Described', 'Connected', 'Launched'] as const;

/** Positions in the picture: a row for each app, a column for each stage. */
function geometry(layout: Layout) {
  const wide = layout === 'wide';
  const { content, panel: box } = canvas[layout];
  const nodeBox = { width: wide ? 190 : 178, height: wide ? 84 : 92 };
  const first = box.y + (wide ? 188 : 176);
  const step = wide ? 118 : 116;
  const left = content.x + nodeBox.width;
  return {
    end: content.x + content.width,
    left,
    first,
    bottom: first + step * 2 + nodeBox.height,
    nodeAt: (row: number): Box => ({ ...nodeBox, x: content.x, y: first + row * step }),
    rowAt: (row: number) => first + row * step + nodeBox.height / 2,
    stageAt: (stage: number) => left + (wide ? 106 + stage * 156 : 58 + stage * 118),
  };
}

/** The field for a new app at the bottom of the panel, with its button. */
function prompt({ typeset, layout }: DrawContext): string {
  const wide = layout === 'wide';
  const { content, panel: box } = canvas[layout];
  const field = {
    x: content.x,
    y: box.y + box.height - (wide ? 124 : 128),
    width: content.width,
    height: wide ? 72 : 84,
  };
  const button = {
    x: content.x + content.width - 150,
    y: field.y + 8,
    width: 142,
    height: field.height - 16,
  };
  const base = field.y + field.height / 2 + 7;
  const words = wide ? 'Describe your next app in your own words' : 'Describe your next app';
  return [
    outlined(field, dyes.mist, ui.line),
    text(typeset, words, field.x + 20, base, { size: wide ? 20 : 24, fill: ui.muted }),
    block(button, ui.action, 3),
    text(typeset, 'Launch', button.x + button.width / 2, base, {
      size: wide ? 21 : 25,
      weight: 650,
      fill: ui.onAction,
      anchor: 'middle',
    }),
  ].join('');
}

/** Launch Apps: each app is a weft that is woven through the stages it has passed; the rest of it is loose. */
export function launchApps(context: DrawContext): string {
  const { typeset, layout } = context;
  const wide = layout === 'wide';
  const { end, left, first, bottom, nodeAt, rowAt, stageAt } = geometry(layout);
  const bullet = wide ? 17 : 19;
  const warp = stages.map(
    (_, stage): Ribbon => ({
      dye: 'ink',
      at: stageAt(stage),
      from: first - (wide ? 22 : 14),
      to: bottom + (wide ? 8 : 4),
    }),
  );
  const weft = apps.map(
    ([, , dye, done], row): Ribbon => ({
      dye,
      at: rowAt(row),
      from: left,
      to: done === 3 ? end - bullet : stageAt(done) + (wide ? 40 : 30),
      loose: done === 3 ? 0 : wide ? 150 : 120,
    }),
  );
  const heading = { size: wide ? 19 : 22, weight: 600, fill: dyes.ink, anchor: 'middle' } as const;
  return [
    panel(context, 'Apps', 'Launch board'),
    interlace(warp, weft, yarns[layout]),
    ...stages.map((stage, index) => text(typeset, stage, stageAt(index), first - (wide ? 38 : 30), heading)),
    ...apps.map(([, , dye, done], row) =>
      done === 3 ? lozenge(end - bullet, rowAt(row), bullet, dyes[dye]) : '',
    ),
    ...apps.map(([label, note], row) => node(context, nodeAt(row), 'plain', label, note)),
    prompt(context),
  ].join('');
}
