import type { DyeName } from './dyes.ts';
import { depths } from './motifs.ts';
import { type Bath, complete, type FullRecipe, type Recipe } from './recipe.ts';
import { random, randomWalk, signedRandom } from './seeded-random.ts';

/** A stretch of one dye on a thread. */
export interface Run {
  readonly y: number;
  readonly length: number;
  readonly dye: DyeName;
}

/** One warp thread: its position, and the dyes along it from top to bottom, without overlaps. */
export interface Thread {
  readonly x: number;
  readonly runs: readonly Run[];
}

/** A woven cloth, the input of every renderer. Lengths are whole px. */
export interface Cloth {
  readonly width: number;
  readonly height: number;
  /** Width of a thread. */
  readonly thread: number;
  /** Distance from one thread to the next. */
  readonly pitch: number;
  readonly ground: DyeName | 'none';
  readonly warp?: FullRecipe['warp'];
  readonly threads: readonly Thread[];
}

type Dyed = DyeName | 'bare';

interface Bands {
  readonly dyes: readonly Dyed[];
  readonly limits: readonly number[];
}

/** The depth at which each dye ends, from the shares of the baths. */
function bands(baths: readonly Bath[]): Bands {
  const total = baths.reduce((sum, [, share]) => sum + share, 0);
  let reached = 0;
  const limits = baths.map(([, share]) => (reached += share / total));
  return { dyes: baths.map(([dye]) => dye), limits };
}

function dyeAt({ dyes, limits }: Bands, depth: number): Dyed | undefined {
  const index = limits.findIndex((limit) => depth < limit);
  return dyes[index === -1 ? dyes.length - 1 : index];
}

/** How far the edge of a fade departs from a straight line, as a share of its length. */
const edgeDrift = 0.22;

/** Probability that a point is dyed: 0 at the loose end, rising to 1 where the cloth is whole. */
function coverage(recipe: FullRecipe, x: number, y: number): number {
  const { fade } = recipe;
  if (!fade) return 1;
  const distance = fade.side === 'start' ? x : recipe.width - x;
  const drift = 0.5 + Math.sin(y / 97 + recipe.seed) * 0.32 + Math.sin(y / 41 + recipe.seed * 2) * 0.18;
  const part = ((distance - fade.bare) / fade.length) * (1 + edgeDrift) - drift * edgeDrift;
  if (part <= 0) return 0;
  if (part >= 1) return 1;
  return part ** 1.5 * 0.68;
}

/**
 * Weaves a recipe. The same recipe always gives the same cloth.
 * @throws RangeError when the recipe cannot be woven.
 */
export function weave(asked: Recipe): Cloth {
  const recipe = complete(asked);
  const pitch = recipe.thread + recipe.gap;
  const count = Math.ceil(recipe.width / pitch);
  const bundles = Math.ceil(count / recipe.bundle);
  const slips = randomWalk(recipe.seed, 1, bundles, recipe.slip);
  const sample = sampler(recipe, bundles, slips);
  const threads = Array.from({ length: count }, (_, index) => ({
    x: index * pitch,
    runs: runsOf(recipe, index, index * pitch, sample),
  }));
  return {
    width: recipe.width,
    height: recipe.height,
    thread: recipe.thread,
    pitch,
    ground: recipe.ground,
    ...(recipe.warp && { warp: recipe.warp }),
    threads,
  };
}

type Sample = (index: number, y: number) => Dyed;

/** Returns the function that gives the dye of a thread at a height, with slip and bleed. */
function sampler(recipe: FullRecipe, bundles: number, slips: readonly number[]): Sample {
  const [groundBath, ...motifBaths] = recipe.dyes;
  const ground = groundBath?.[0] ?? 'bare';
  const motif = bands(motifBaths);
  const seedling = recipe.seedlings && { ...recipe.seedlings, bands: bands(recipe.seedlings.dyes) };
  const depth = depths[recipe.motif];
  const [unitWidth, unitHeight] = recipe.unit;
  const pitch = recipe.thread + recipe.gap;
  const rows = new Map<number, number[]>();
  const rowSlips = (row: number): number[] => {
    const known = rows.get(row);
    if (known) return known;
    const made = randomWalk(recipe.seed, 1000 + row, bundles, recipe.slip * 0.4);
    rows.set(row, made);
    return made;
  };
  const column = (index: number, shift: number) => {
    const bundle = Math.floor(index / recipe.bundle);
    const middle = (bundle + 0.5) * recipe.bundle * pitch - recipe.origin[0];
    const at = middle / unitWidth + shift;
    return { bundle, number: Math.floor(at), across: (at - Math.floor(at)) * 2 - 1 };
  };
  const along = (bundle: number, index: number, y: number, height: number, stream: number) => {
    const hung = y - recipe.origin[1] - (slips[bundle] ?? 0);
    const row = Math.floor(hung / height);
    const slip = rowSlips(row * 4 + stream)[bundle] ?? 0;
    const place = ((hung - slip) / height - row) * 2 - 1;
    const creep = signedRandom(recipe.seed, 7, index, row * 2 + (place < 0 ? 0 : 1), stream) * recipe.bleed;
    return { place, creep };
  };
  return (index, y) => {
    const { bundle, number, across } = column(index, 0);
    const odd = number & 1;
    const main = along(bundle, index, y - odd * recipe.stagger * unitHeight, unitHeight, odd);
    const inside = depth(across / recipe.reach[0], main.place / recipe.reach[1]);
    if (inside > 0) return dyeAt(motif, Math.max(0, inside + main.creep)) ?? ground;
    if (!seedling) return ground;
    const fields = recipe.stagger === 0 ? 1 : 2;
    const between = column(index, 0.5);
    const small = along(bundle, index, y - unitHeight / 2 / fields, unitHeight / fields, 2);
    const grain = depths.diamond(between.across / seedling.reach[0], small.place / seedling.reach[1]);
    return grain > 0.1 ? (dyeAt(seedling.bands, Math.max(0, grain + small.creep)) ?? ground) : ground;
  };
}

/** Samples one thread pick by pick and joins neighbours of the same dye into runs. */
function runsOf(recipe: FullRecipe, index: number, x: number, sample: Sample): Run[] {
  const runs: Run[] = [];
  let open: { y: number; length: number; dye: DyeName } | undefined;
  for (let y = 0, pick = 0; y < recipe.height; y += recipe.pick, pick += 1) {
    const held = coverage(recipe, x, y);
    const bare = held < 1 && random(recipe.seed, 11, index, pick) >= held;
    const sampled = bare ? 'bare' : sample(index, y);
    const dye = sampled === 'bare' ? undefined : sampled;
    const length = Math.min(recipe.pick, recipe.height - y);
    if (open && dye === open.dye) {
      open.length += length;
      continue;
    }
    if (open) runs.push(open);
    open = dye === undefined ? undefined : { y, length, dye };
  }
  if (open) runs.push(open);
  return runs;
}
