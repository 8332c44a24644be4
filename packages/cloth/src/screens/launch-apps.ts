import { block, interlace, lozenge, outlined, type Ribbon, text } from '../draw.ts';
import { type DyeName, dyes } from '../dyes.ts';
import { canvas, type Kit, node, panel, tint, yarns } from './kit.ts';

/** An app, and how many of the three stages its thread has been woven through. */
const apps: readonly (readonly [label: string, note: string, dye: DyeName, stages: number])[] = [
  ['Web app', 'live', 'madder', 3],
  ['Mobile app', 'live', 'indigo', 3],
  ['TV app', 'in review', 'leaf', 2],
];
const stages = ['Described', 'Connected', 'Launched'] as const;

/** Launch Apps: each app is a thread that is woven from stage to stage; what is not yet done is still loose. */
export function launchApps(kit: Kit): string {
  const { set, layout } = kit;
  const wide = layout === 'wide';
  const { content, panel: box } = canvas[layout];
  const nodeBox = { width: wide ? 190 : 178, height: wide ? 84 : 92 };
  const first = box.y + (wide ? 188 : 176);
  const step = wide ? 118 : 116;
  const rowAt = (row: number) => first + row * step + nodeBox.height / 2;
  const end = content.x + content.width;
  const stageAt = (stage: number) =>
    content.x + nodeBox.width + (wide ? 106 + stage * 156 : 58 + stage * 118);
  const foot = first + step * 2 + nodeBox.height;
  const warp = stages.map(
    (_, stage): Ribbon => ({
      dye: 'ink',
      at: stageAt(stage),
      from: first - (wide ? 22 : 14),
      to: foot + (wide ? 8 : 4),
    }),
  );
  const weft = apps.map(
    ([, , dye, done], row): Ribbon => ({
      dye,
      at: rowAt(row),
      from: content.x + nodeBox.width,
      to: done === 3 ? end - (wide ? 17 : 19) : stageAt(done) + (wide ? 40 : 30),
      loose: done === 3 ? 0 : wide ? 150 : 120,
    }),
  );
  const heading = { size: wide ? 19 : 22, weight: 600, fill: dyes.ink, anchor: 'middle' } as const;
  const ask = {
    x: content.x,
    y: box.y + box.height - (wide ? 124 : 128),
    width: content.width,
    height: wide ? 72 : 84,
  };
  const button = {
    x: end - 150,
    y: ask.y + 8,
    width: 142,
    height: ask.height - 16,
  };
  const base = ask.y + ask.height / 2 + 7;
  return [
    panel(kit, 'Apps', 'Launch board'),
    interlace(warp, weft, yarns[layout]),
    ...stages.map((stage, index) => text(set, stage, stageAt(index), first - (wide ? 38 : 30), heading)),
    ...weft.flatMap((ribbon, row) =>
      apps[row]?.[3] === 3
        ? [lozenge(end - (wide ? 17 : 19), ribbon.at, wide ? 17 : 19, dyes[ribbon.dye])]
        : [],
    ),
    ...apps.map(([label, note], row) =>
      node(kit, { ...nodeBox, x: content.x, y: first + row * step }, 'plain', label, note),
    ),
    outlined(ask, dyes.mist, tint.line, 2, 4),
    text(
      set,
      wide ? 'Describe your next app in your own words' : 'Describe your next app',
      ask.x + 20,
      base,
      { size: wide ? 20 : 24, fill: tint.quiet },
    ),
    block(button, tint.action, 3),
    text(set, 'Launch', button.x + button.width / 2, base, {
      size: wide ? 21 : 25,
      weight: 650,
      fill: dyes.white,
      anchor: 'middle',
    }),
  ].join('');
}
