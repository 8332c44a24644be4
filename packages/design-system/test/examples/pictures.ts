const svg = (width: number, height: number, content: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  )}`;

const diamond = (x: number, y: number, radius: number, fill: string): string =>
  `<path fill="${fill}" d="M${x - radius} ${y}l${radius} ${-radius} ${radius} ${radius} ${-radius} ${radius}z"/>`;

/**
 * A company's logo on a ground of its own, as a data URL: a diamond, and its name over the rest of the width.
 *
 * @param width In CSS pixels.
 * @param height In CSS pixels.
 */
export function logo(width: number, height: number, name = ''): string {
  const half = height / 2;
  const text = name
    ? `<text x="${height}" y="${height * 0.72}" textLength="${width - height * 1.4}" font-family="system-ui,sans-serif" font-weight="800" font-size="${height * 0.62}" fill="#0d0f3d">${name}</text>`
    : '';
  const mark = diamond(half, half, half * 0.7, '#0d0f3d') + diamond(half, half, half * 0.35, '#e2452f');
  return svg(width, height, `<rect width="100%" height="100%" fill="#f2c230"/>${mark}${text}`);
}

/**
 * Three stages joined by threads, each below the beginning of a third, as a data URL: 1200 by 240 pixels.
 *
 * @param mirrored From right to left.
 */
export function stages(mirrored = false): string {
  const threads = [-36, -12, 12, 36].map(
    (apart) => `<path stroke="#7a7fd6" stroke-width="4" d="M100 ${120 + apart}H1200"/>`,
  );
  const marks = ['#e2452f', '#f2c230', '#ffffff'].map((dye, stage) => {
    const x = 104 + stage * 414;
    return diamond(x, 120, 96, dye) + diamond(x, 120, 64, '#0d0f3d') + diamond(x, 120, 32, dye);
  });
  return svg(
    1200,
    240,
    `<rect width="100%" height="100%" fill="#0d0f3d"/><g${
      mirrored ? ' transform="matrix(-1 0 0 1 1200 0)"' : ''
    }>${[...threads, ...marks].join('')}</g>`,
  );
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
  return svg(width, height, `${warp}<rect width="100%" height="100%" fill="url(#w)"/>${threads.join('')}`);
}
