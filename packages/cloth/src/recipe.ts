import type { DyeName } from './dyes.ts';

/** The shapes that can be tied into the warp before it is dyed. */
export const motifs = ['diamond', 'wave', 'frame', 'cross', 'arrow'] as const;

/** One of {@link motifs}. */
export type Motif = (typeof motifs)[number];

/**
 * One dye bath: the dye, or `bare` for no yarn, and the share of the motif's depth that it takes, relative to the other
 * baths. The first bath of a recipe is the ground of the cloth, and its share has no effect; the others follow from the
 * edge of the motif to its centre.
 */
export type Bath = readonly [dye: DyeName | 'bare', share: number];

/** Loose threads at one end of a cloth: the dye thins out into dashes until only the ground is left. */
export interface Fade {
  /** The loose end: left (`start`) or right (`end`). */
  readonly side: 'start' | 'end';
  /** Width without any dye at that end, in px. */
  readonly bare: number;
  /** Width, in px, of the part that follows, where the dye thins out. */
  readonly length: number;
}

/** The whole description of a cloth. Lengths are px of the cloth at its own size. */
export interface Recipe {
  readonly motif: Motif;
  /** Width and height of one repeat of the motif. */
  readonly unit: readonly [width: number, height: number];
  /** The ground first, then from the edge of the motif to its centre. */
  readonly dyes: readonly Bath[];
  readonly width: number;
  readonly height: number;
  /** Any whole number: another seed is another cloth of the same kind. */
  readonly seed: number;
  /** Width of a thread: a whole number from 1. @default 5 */
  readonly thread?: number;
  /** Space between two threads. @default 1 */
  readonly gap?: number;
  /** Number of threads that are tied together and slip together. @default 1 */
  readonly bundle?: number;
  /** Largest step by which a thread slips from its neighbour. @default 10 */
  readonly slip?: number;
  /** How unevenly dye creeps along a single thread, as a share of the motif's depth. @default 0.06 */
  readonly bleed?: number;
  /** Step of the dyeing along a thread: every run is a multiple of it. @default 2 */
  readonly pick?: number;
  /** Shift of every second column of motifs, as a share of the repeat's height. @default 0.5 */
  readonly stagger?: number;
  /** Share of the repeat that the motif fills, across and along. @default [1, 1] */
  readonly reach?: readonly [across: number, along: number];
  /** Where the first repeat begins. @default [0, 0] */
  readonly origin?: readonly [x: number, y: number];
  /** A second, small motif between the large ones: a diamond of these dyes, edge to centre. @default none */
  readonly seedlings?: {
    readonly dyes: readonly Bath[];
    readonly reach: readonly [across: number, along: number];
  };
  /** Colour behind the threads: a dye, or `none` for a transparent cloth. @default the first dye, or `none` if that is bare */
  readonly ground?: DyeName | 'none';
  /** Undyed warp, one line in each gap: its colour and its opacity, 0 to 1. @default none */
  readonly warp?: { readonly dye: DyeName; readonly strength: number };
  /** Loose ends. @default none */
  readonly fade?: Fade;
}

/** A recipe with every default filled in. */
export type FullRecipe = Required<Omit<Recipe, 'fade' | 'warp' | 'seedlings'>> &
  Pick<Recipe, 'fade' | 'warp' | 'seedlings'>;

/**
 * Fills in the defaults of a recipe and rejects one that cannot be woven.
 * @throws RangeError that names the parameter, its value and its limit.
 */
export function complete(recipe: Recipe): FullRecipe {
  const [ground] = recipe.dyes;
  if (ground === undefined || recipe.dyes.length < 2) {
    throw new RangeError(
      `A recipe needs a ground and at least one dye for its motif; it has ${recipe.dyes.length}. Add a bath.`,
    );
  }
  const full: FullRecipe = {
    thread: 5,
    gap: 1,
    bundle: 1,
    slip: 10,
    bleed: 0.06,
    pick: 2,
    stagger: 0.5,
    reach: [1, 1],
    origin: [0, 0],
    ground: ground[0] === 'bare' ? 'none' : ground[0],
    ...recipe,
  };
  requireAtLeast('width', full.width, 1);
  requireAtLeast('height', full.height, 1);
  requireAtLeast('unit width', full.unit[0], full.thread + full.gap);
  requireAtLeast('unit height', full.unit[1], full.pick);
  requireAtLeast('thread', full.thread, 1);
  requireAtLeast('gap', full.gap, 0);
  requireAtLeast('bundle', full.bundle, 1);
  requireAtLeast('pick', full.pick, 1);
  for (const [name, value] of [
    ['thread', full.thread],
    ['gap', full.gap],
    ['bundle', full.bundle],
    ['pick', full.pick],
    ['seed', full.seed],
  ] as const) {
    if (!Number.isInteger(value)) throw new RangeError(`${name} is ${value}; it must be a whole number.`);
  }
  return full;
}

function requireAtLeast(name: string, value: number, least: number): void {
  if (!(value >= least)) throw new RangeError(`${name} is ${value}; it must be at least ${least}.`);
}
