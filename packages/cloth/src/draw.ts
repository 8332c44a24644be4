import { type DyeName, dyes } from './dyes.ts';
import type { Recipe } from './recipe.ts';
import { toSvgContent } from './svg.ts';
import type { Setting, Typesetter } from './text.ts';
import { trim } from './trim.ts';
import { weave } from './weave.ts';

/** A rectangle on the drawing, in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A solid area. @param radius Of the corners, in px. */
export function block(box: Box, fill: string, radius = 0): string {
  const corner = radius > 0 ? ` rx="${radius}"` : '';
  return `<rect x="${trim(box.x)}" y="${trim(box.y)}" width="${trim(box.width)}" height="${trim(box.height)}"${corner} fill="${fill}"/>`;
}

/** An outlined area, its line drawn inside the box. */
export function outlined(box: Box, fill: string, line: string, stroke: number, radius: number): string {
  const half = stroke / 2;
  const inner = { x: box.x + half, y: box.y + half, width: box.width - stroke, height: box.height - stroke };
  return block(inner, fill, radius).replace('/>', ` stroke="${line}" stroke-width="${stroke}"/>`);
}

/** A hairline between two points. */
export function rule(x: number, y: number, width: number, height: number, colour: string): string {
  return block({ x, y, width, height }, colour);
}

/** A square on its corner, the mark of the brand's lists. @param reach From its middle to a corner. */
export function lozenge(x: number, y: number, reach: number, fill: string): string {
  return `<path fill="${fill}" d="M${trim(x)} ${trim(y - reach)}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z"/>`;
}

/** Text at a baseline. @param anchor Which part of the line lies at x. */
export function text(
  set: Typesetter,
  words: string,
  x: number,
  y: number,
  setting: Setting & { readonly fill: string; readonly anchor?: 'start' | 'middle' | 'end' },
): string {
  const line = set(words, setting);
  const shift = { start: 0, middle: 0.5, end: 1 }[setting.anchor ?? 'start'];
  return `<path fill="${setting.fill}" transform="translate(${trim(x - line.advance * shift)} ${trim(y)})" d="${line.path}"/>`;
}

/** A piece of cloth at a place. */
export function swatch(recipe: Recipe, x: number, y: number): string {
  const clip = `c${recipe.seed}-${trim(x)}-${trim(y)}`;
  return (
    `<clipPath id="${clip}"><path d="M0 0h${recipe.width}v${recipe.height}H0z"/></clipPath>` +
    `<g transform="translate(${trim(x)} ${trim(y)})" clip-path="url(#${clip})">${toSvgContent(weave(recipe))}</g>`
  );
}

/** A straight ribbon of yarn: a few strands side by side. */
export interface Ribbon {
  readonly dye: DyeName;
  /** Where its middle runs: x of a warp ribbon, y of a weft ribbon. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** Length of the loose end at `to`, which thins out into dashes. @default 0 */
  readonly loose?: number;
}

/** How ribbons are spun. */
export interface Yarn {
  readonly strands: number;
  readonly strand: number;
  readonly gap: number;
}

/** Width of a ribbon of a yarn. */
export function ribbonWidth({ strands, strand, gap }: Yarn): number {
  return strands * strand + (strands - 1) * gap;
}

/**
 * Weaves warp and weft ribbons: every strand goes over one and under the next, as in plain weave.
 * @param warp Vertical ribbons.
 * @param weft Horizontal ribbons.
 * @param yarn How they are spun.
 */
export function interlace(warp: readonly Ribbon[], weft: readonly Ribbon[], yarn: Yarn): string {
  const strandsOf = (ribbon: Ribbon): number[] => {
    const first = ribbon.at - ribbonWidth(yarn) / 2;
    return Array.from({ length: yarn.strands }, (_, index) => first + index * (yarn.strand + yarn.gap));
  };
  const upright = (x: number, from: number, to: number) =>
    `M${trim(x)} ${trim(from)}h${yarn.strand}V${trim(to)}h${-yarn.strand}z`;
  const level = (y: number, from: number, to: number) =>
    `M${trim(from)} ${trim(y)}H${trim(to)}v${yarn.strand}H${trim(from)}z`;
  const paint = (dye: DyeName, path: string) =>
    path === '' ? '' : `<path fill="${dyes[dye]}" d="${path}"/>`;
  const drawn = (ribbons: readonly Ribbon[], piece: typeof upright) =>
    ribbons.map((ribbon) =>
      paint(
        ribbon.dye,
        strandsOf(ribbon)
          .map((at, index) => pieces(ribbon, index, (from, to) => piece(at, from, to)))
          .join(''),
      ),
    );
  const overs = warp.map((up) => {
    let path = '';
    for (const across of weft) {
      if (up.at < Math.min(across.from, across.to) || up.at > Math.max(across.from, across.to)) continue;
      if (across.at < Math.min(up.from, up.to) || across.at > Math.max(up.from, up.to)) continue;
      strandsOf(up).forEach((x, column) => {
        strandsOf(across).forEach((y, row) => {
          if ((column + row) % 2 === 0) path += upright(x, y - yarn.gap, y + yarn.strand + yarn.gap);
        });
      });
    }
    return paint(up.dye, path);
  });
  return [...drawn(warp, upright), ...drawn(weft, level), ...overs].join('');
}

/** Cuts the loose end of a strand into ever shorter dashes. */
function pieces(ribbon: Ribbon, strand: number, piece: (from: number, to: number) => string): string {
  const { from, to, loose = 0 } = ribbon;
  const direction = Math.sign(to - from);
  if (loose === 0) return piece(Math.min(from, to), Math.max(from, to));
  const part = (one: number, other: number) => piece(Math.min(one, other), Math.max(one, other));
  let path = part(from, to - direction * loose);
  for (let gone = 5 + ((strand * 7) % 5); gone < loose; ) {
    const left = 1 - gone / loose;
    const dash = Math.max(3, 16 * left * left + ((strand * 5) % 4));
    const start = to - direction * (loose - gone);
    path += part(start, start + direction * Math.min(dash, loose - gone));
    gone += dash + 4 + 12 * (1 - left) + ((strand * 3) % 3);
  }
  return path;
}

/** A whole SVG file around some content. */
export function svgFile(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
