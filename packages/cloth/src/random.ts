/**
 * A number in [0, 1) that depends on nothing but its arguments: a cloth woven twice is the same cloth.
 * The mixing is the finaliser of MurmurHash3, applied once for each argument.
 * @param seed Seed of the recipe.
 * @param keys What is being decided: a thread, a row, an edge. Whole numbers.
 */
export function chance(seed: number, ...keys: readonly number[]): number {
  let state = (seed | 0) ^ 0x9e3779b9;
  for (const key of keys) {
    state = Math.imul(state ^ (key | 0), 0x85ebca6b) + 0x27d4eb2f;
    state ^= state >>> 13;
    state = Math.imul(state, 0xc2b2ae35);
    state ^= state >>> 16;
  }
  return (state >>> 0) / 4294967296;
}

/** The same as {@link chance}, spread over [-1, 1). */
export function sway(seed: number, ...keys: readonly number[]): number {
  return chance(seed, ...keys) * 2 - 1;
}

/**
 * A random walk that is pulled back to nought, so that it wanders without ever running away.
 * @param seed Seed of the recipe.
 * @param stream Tells walks of one recipe apart.
 * @param length Number of places visited.
 * @param step Largest single step.
 */
export function walk(seed: number, stream: number, length: number, step: number): number[] {
  const places: number[] = [];
  let place = 0;
  for (let index = 0; index < length; index += 1) {
    place = place * 0.62 + sway(seed, stream, index) * step;
    places.push(place);
  }
  return places;
}
