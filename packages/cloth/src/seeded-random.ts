/**
 * A number in [0, 1) that depends on its arguments alone, so that a recipe always gives the same cloth.
 * Applies the finaliser of MurmurHash3 once for each argument.
 * @param seed Seed of the recipe.
 * @param keys What the number decides, such as a thread, a row or an edge, as whole numbers.
 */
export function random(seed: number, ...keys: readonly number[]): number {
  let state = (seed | 0) ^ 0x9e3779b9;
  for (const key of keys) {
    state = Math.imul(state ^ (key | 0), 0x85ebca6b) + 0x27d4eb2f;
    state ^= state >>> 13;
    state = Math.imul(state, 0xc2b2ae35);
    state ^= state >>> 16;
  }
  return (state >>> 0) / 4294967296;
}

/** The same as {@link random}, spread over [-1, 1). */
export function signedRandom(seed: number, ...keys: readonly number[]): number {
  return random(seed, ...keys) * 2 - 1;
}

/**
 * A random walk that is damped towards 0, so that it stays within a few steps of its start.
 * @param seed Seed of the recipe.
 * @param stream Separates the walks of one recipe.
 * @param length Number of places visited.
 * @param step Largest single step.
 */
export function randomWalk(seed: number, stream: number, length: number, step: number): number[] {
  const places: number[] = [];
  let place = 0;
  for (let index = 0; index < length; index += 1) {
    place = place * 0.62 + signedRandom(seed, stream, index) * step;
    places.push(place);
  }
  return places;
}
