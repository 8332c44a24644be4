/**
 * A simple picture of any size, as a data URL.
 *
 * @param width In CSS pixels.
 * @param height In CSS pixels.
 */
export function cloth(width: number, height: number): string {
  const points = Array.from({ length: 13 }, (_, index) => {
    const y = index % 2 === 0 ? height * 0.75 : height * 0.25;
    return `${(index * width) / 12} ${y}`;
  });
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#0d0f3d"/><path d="M${points.join('L')}" fill="none" stroke="#e2452f" stroke-width="16"/></svg>`,
  )}`;
}

/** The URL of a broken picture. */
export const MISSING = 'data:image/png;base64,bm90IGEgcGljdHVyZQ==';

/** Dyes of {@link ikat}, from the edge of a diamond to its middle. */
export const DYES = {
  indigo: ['#2b2f9b', '#0d0f3d', '#ffffff', '#e2452f', '#f2c230'],
  madder: ['#e2452f', '#0d0f3d', '#2b2f9b', '#f2c230', '#0d0f3d'],
  ink: ['#0d0f3d', '#2b2f9b', '#f5f6ff', '#e2452f', '#f2c230'],
} as const;

const [PITCH, THREAD, STEP] = [6, 5, 8];

/**
 * A picture of woven diamonds, as a data URL: threads with bands of dye, each a little out of line with the next.
 *
 * @param width In CSS pixels.
 * @param height In CSS pixels.
 * @param dyes The ground first.
 */
export function ikat(
  width: number,
  height: number,
  [ground, ...bands]: readonly string[] = DYES.indigo,
): string {
  const [wide, high] = [150, 200];
  let [seed, slip] = [7, 0];
  const threads = Array.from({ length: Math.ceil(width / PITCH) }, (_, index) => {
    const x = index * PITCH;
    const column = Math.floor(x / wide);
    seed = (seed * 75 + 74) % 65_537;
    slip = Math.max(-2, Math.min(2, slip + (seed % 3) - 1));
    const reach = 1 - Math.abs((x % wide) - wide / 2) / (wide / 2);
    return Array.from({ length: Math.ceil(height / high) + 1 }, (_, row) => {
      const middle = (row + (column % 2) / 2) * high + slip * STEP;
      return bands.map((dye, band) => {
        const half = Math.round(((reach * (0.95 - band * 0.1) - band * 0.14) * high) / 2 / STEP) * STEP;
        return half > 0
          ? `<path fill="${dye}" d="M${x} ${middle - half}h${THREAD}v${half * 2}h-${THREAD}z"/>`
          : '';
      });
    }).flat();
  }).flat();
  const warp = `<pattern id="w" width="${PITCH}" height="9" patternUnits="userSpaceOnUse"><path fill="#0d0f3d" d="M0 0h6v9H0z"/><path fill="${ground}" d="M0 0h5v9H0z"/></pattern>`;
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${warp}<rect width="100%" height="100%" fill="url(#w)"/>${threads.join('')}</svg>`,
  )}`;
}
