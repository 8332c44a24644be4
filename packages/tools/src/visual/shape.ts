/** A rectangle of a screenshot, in pixels. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One patch of differing pixels, independent of its position and scale. */
interface Patch {
  /** Width divided by height. */
  readonly aspect: number;
  /** A byte for each row: which of its parts differ. */
  readonly rows: readonly number[];
}

/** The shape of a difference, independent of its position in the screenshot. */
export interface Shape {
  /** How much wider and higher the screenshot has become. */
  readonly grown: readonly [width: number, height: number];
  /** The patches that differ from each other, the largest first. */
  readonly patches: readonly Patch[];
  /** The one colour that another one replaces, as `#rrggbb>#rrggbb`. */
  readonly recolour?: string;
}

/** The marks of {@link compare}: pixels that are not transparent differ. */
interface Marks {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Distances in pixels within which marks belong together: one thing that changed, and one part of the screen to look at. */
const NEAR = { patch: 8, place: 48 } as const;

/** How many rectangles and patches are kept of a screenshot in which nearly everything differs. */
const MOST = { places: 12, patches: 24 } as const;

/** Side of the square of bits that describes a patch: a row is a byte. */
const BITS = 8;

interface Island extends Place {
  readonly pixels: number;
}

interface Cell {
  left: number;
  top: number;
  right: number;
  bottom: number;
  pixels: number;
}

/** The marked cells of a grid, each with the rectangle of its own marks. */
function cellsOf(
  { data, width, height }: Marks,
  size: number,
): { cells: Map<number, Cell>; columns: number } {
  const columns = Math.ceil(width / size);
  const cells = new Map<number, Cell>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (data[(y * width + x) * 4 + 3] === 0) continue;
      const at = Math.floor(y / size) * columns + Math.floor(x / size);
      const cell = cells.get(at);
      if (!cell) {
        cells.set(at, { left: x, top: y, right: x, bottom: y, pixels: 1 });
        continue;
      }
      cell.left = Math.min(cell.left, x);
      cell.right = Math.max(cell.right, x);
      cell.bottom = y;
      cell.pixels += 1;
    }
  }
  return { cells, columns };
}

/** The smallest cell that contains two. */
const joined = (one: Cell, other: Cell): Cell => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
  pixels: one.pixels + other.pixels,
});

/** The cells around a cell, and the cell itself. */
function around(at: number, columns: number): number[] {
  const column = at % columns;
  const across = [at, ...(column > 0 ? [at - 1] : []), ...(column < columns - 1 ? [at + 1] : [])];
  return across.flatMap((cell) => [cell - columns, cell, cell + columns]);
}

/** Joins marks in neighbouring cells of a grid, the island with most marks first. */
function islandsOf(marks: Marks, size: number): Island[] {
  const { cells, columns } = cellsOf(marks, size);
  const islands: Island[] = [];
  for (const [start, first] of cells) {
    let all = first;
    cells.delete(start);
    const waiting = around(start, columns);
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const cell = cells.get(at);
      if (!cell) continue;
      cells.delete(at);
      all = joined(all, cell);
      waiting.push(...around(at, columns));
    }
    const { left: x, top: y, right, bottom, pixels } = all;
    islands.push({ x, y, width: right - x + 1, height: bottom - y + 1, pixels });
  }
  return islands.sort((a, b) => b.pixels - a.pixels);
}

/** The rectangles that differ, the one with most marks first. */
export const placesOf = (marks: Marks): Place[] =>
  islandsOf(marks, NEAR.place)
    .slice(0, MOST.places)
    .map(({ pixels: _, ...place }) => place);

/** Scales the marks of a rectangle to a small square of bits. */
function patchOf({ data, width }: Marks, { x, y, width: wide, height: high }: Place): Patch {
  const rows = new Array<number>(BITS).fill(0);
  for (let down = 0; down < high; down += 1) {
    const row = Math.floor((down * BITS) / high);
    for (let across = 0; across < wide; across += 1) {
      if (data[((y + down) * width + x + across) * 4 + 3] === 0) continue;
      rows[row] = (rows[row] ?? 0) | (1 << Math.floor((across * BITS) / wide));
    }
  }
  return { aspect: wide / high, rows };
}

const digitsOf = (byte: number): string[] => [...byte.toString(2).padStart(BITS, '0')];
const BYTES = Array.from({ length: 2 ** BITS }, (_, byte) => byte);

/** How many bits of a byte are set, and the byte with its bits in the opposite order. */
const ONES = BYTES.map((byte) => digitsOf(byte).filter((digit) => digit === '1').length);
const MIRRORED = BYTES.map((byte) => Number.parseInt(digitsOf(byte).reverse().join(''), 2));

/** The share of equal bits, and the quotient of the aspects, from which on two patches are alike. */
const ALIKE = { bits: 0.85, aspect: 0.75 } as const;

/** Whether two patches look the same, either directly or mirrored for the other writing direction. */
function isAlike(one: Patch, other: Patch): boolean {
  const aspect = Math.min(one.aspect, other.aspect) / Math.max(one.aspect, other.aspect);
  if (aspect < ALIKE.aspect) return false;
  let [straight, mirrored] = [0, 0];
  for (const [at, row] of one.rows.entries()) {
    const against = other.rows[at] ?? 0;
    straight += ONES[row ^ against] ?? 0;
    mirrored += ONES[row ^ (MIRRORED[against] ?? 0)] ?? 0;
  }
  return Math.min(straight, mirrored) <= (1 - ALIKE.bits) * BITS * BITS;
}

/** The patches of a difference, without those that are like a larger one. */
function patchesOf(marks: Marks): Patch[] {
  const patches: Patch[] = [];
  for (const island of islandsOf(marks, NEAR.patch)) {
    if (patches.length === MOST.patches) break;
    const patch = patchOf(marks, island);
    if (!patches.some((known) => isAlike(known, patch))) patches.push(patch);
  }
  return patches;
}

const hex = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

/** The share of the marks that one replacement of a colour must have, and that the opposite replacement may have. */
const RECOLOURED = { least: 0.3, opposite: 0.05 } as const;

/** The replacement of one colour that most marks have in common; none where something only moved. */
function recolourOf(before: Uint8Array, after: Uint8Array, { data }: Marks): string | undefined {
  const colour = (of: Uint8Array, at: number): number =>
    ((of[at] ?? 0) << 16) | ((of[at + 1] ?? 0) << 8) | (of[at + 2] ?? 0);
  const counts = new Map<string, number>();
  let marks = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 0) continue;
    marks += 1;
    const pair = `${hex(colour(before, at))}>${hex(colour(after, at))}`;
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  if (!first) return undefined;
  const [pair, count] = first;
  const opposite = counts.get(pair.split('>').reverse().join('>')) ?? 0;
  const isOneWay = opposite <= RECOLOURED.opposite * count;
  return count >= RECOLOURED.least * marks && isOneWay ? pair : undefined;
}

/** Describes a difference so that the same change in another screenshot has the same shape. */
export function shapeOf(
  before: Uint8Array,
  after: Uint8Array,
  marks: Marks,
  grown: readonly [number, number],
): Shape {
  const isGrown = grown.some((by) => by !== 0);
  const recolour = isGrown ? undefined : recolourOf(before, after, marks);
  return { grown, patches: patchesOf(marks), ...(recolour && { recolour }) };
}

/** The share of the patches of each shape that must be like one of the other. */
const SHARED = 0.5;

/** Whether two screenshots show the same change: the same replacement of a colour, or patches that are alike. */
export function isSameChange(one: Shape, other: Shape): boolean {
  if (one.recolour !== undefined && one.recolour === other.recolour) return true;
  if (one.patches.length === 0 || other.patches.length === 0)
    return one.patches.length === other.patches.length && one.grown.join() === other.grown.join();
  const shared = (these: readonly Patch[], those: readonly Patch[]): number =>
    these.filter((patch) => those.some((known) => isAlike(patch, known))).length / these.length;
  return shared(one.patches, other.patches) >= SHARED && shared(other.patches, one.patches) >= SHARED;
}
