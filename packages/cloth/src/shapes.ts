import type { Colour } from './colours.ts';
import { oneDecimal } from './decimals.ts';
import { type DyeName, dyes } from './dyes.ts';
import type { Recipe } from './recipe.ts';
import { toSvgContent } from './svg.ts';
import type { Setting, Typesetter } from './typesetter.ts';
import { weave } from './weave.ts';

/** A rectangle on the drawing, in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A solid rectangle. @param radius Of the corners, in px. */
export function block(box: Box, fill: Colour, radius = 0): string {
  const corner = radius > 0 ? ` rx="${radius}"` : '';
  return `<rect x="${oneDecimal(box.x)}" y="${oneDecimal(box.y)}" width="${oneDecimal(box.width)}" height="${oneDecimal(box.height)}"${corner} fill="${fill}"/>`;
}

/** A rectangle with round corners and an outline of 2 px, drawn inside the box. */
export function outlined(box: Box, fill: Colour, line: Colour): string {
  const inner = { x: box.x + 1, y: box.y + 1, width: box.width - 2, height: box.height - 2 };
  return block(inner, fill, 4).replace('/>', ` stroke="${line}" stroke-width="2"/>`);
}

/** A thin line: a rectangle one or a few px across. */
export function rule(x: number, y: number, width: number, height: number, colour: Colour): string {
  return block({ x, y, width, height }, colour);
}

/** A square on its corner, the bullet of the brand's lists. @param reach From its middle to a corner. */
export function lozenge(x: number, y: number, reach: number, fill: Colour): string {
  return `<path fill="${fill}" d="M${oneDecimal(x)} ${oneDecimal(y - reach)}l${reach} ${reach}l${-reach} ${reach}l${-reach} ${-reach}z"/>`;
}

/** Text at a baseline. @param anchor Which part of the line lies at x. */
export function text(
  typeset: Typesetter,
  words: string,
  x: number,
  y: number,
  setting: Setting & { readonly fill: Colour; readonly anchor?: 'start' | 'middle' | 'end' },
): string {
  const line = typeset(words, setting);
  const shift = { start: 0, middle: 0.5, end: 1 }[setting.anchor ?? 'start'];
  return `<path fill="${setting.fill}" transform="translate(${oneDecimal(x - line.advance * shift)} ${oneDecimal(y)})" d="${line.path}"/>`;
}

/** A piece of cloth, clipped to its size, at a position. */
export function swatch(recipe: Recipe, x: number, y: number): string {
  const clip = `c${recipe.seed}-${oneDecimal(x)}-${oneDecimal(y)}`;
  return (
    `<clipPath id="${clip}"><path d="M0 0h${recipe.width}v${recipe.height}H0z"/></clipPath>` +
    `<g transform="translate(${oneDecimal(x)} ${oneDecimal(y)})" clip-path="url(#${clip})">${toSvgContent(weave(recipe))}</g>`
  );
}

/** A straight ribbon of yarn: several strands side by side. */
export interface Ribbon {
  readonly dye: DyeName;
  /** Position of its middle: x of a warp ribbon, y of a weft ribbon. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** Length of the loose end at `to`, which is drawn as ever shorter dashes. @default 0 */
  readonly loose?: number;
}

/** Measures of the ribbons, in px. */
export interface Yarn {
  readonly strands: number;
  readonly strand: number;
  readonly gap: number;
}

/** Width of a ribbon. */
function ribbonWidth({ strands, strand, gap }: Yarn): number {
  return strands * strand + (strands - 1) * gap;
}

/**
 * Draws warp and weft ribbons in plain weave: every strand goes over one and under the next.
 * @param warp Vertical ribbons.
 * @param weft Horizontal ribbons.
 * @param yarn Their measures.
 */
export function interlace(warp: readonly Ribbon[], weft: readonly Ribbon[], yarn: Yarn): string {
  const strandsOf = (ribbon: Ribbon): number[] => {
    const first = ribbon.at - ribbonWidth(yarn) / 2;
    return Array.from({ length: yarn.strands }, (_, index) => first + index * (yarn.strand + yarn.gap));
  };
  const upright = (x: number, from: number, to: number) =>
    `M${oneDecimal(x)} ${oneDecimal(from)}h${yarn.strand}V${oneDecimal(to)}h${-yarn.strand}z`;
  const level = (y: number, from: number, to: number) =>
    `M${oneDecimal(from)} ${oneDecimal(y)}H${oneDecimal(to)}v${yarn.strand}H${oneDecimal(from)}z`;
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

/** A strand, with its loose end cut into ever shorter dashes. */
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
