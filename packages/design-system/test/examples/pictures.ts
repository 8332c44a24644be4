import { type Recipe, type RecipeName, recipes, toSvg, weave } from '@weft/cloth';

const dataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A woven recipe, as a data URL. */
export const woven = (recipe: Recipe): string => dataUrl(toSvg(weave(recipe)));

/**
 * A cloth of the product at a size of its own, as a data URL.
 *
 * @param width In CSS pixels.
 * @param height In CSS pixels.
 */
export const cloth = (width: number, height: number, name: RecipeName = 'benefit-one-login'): string =>
  woven({ ...recipes[name], width, height });

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
  const diamonds = diamond(half, half, half * 0.7, '#0d0f3d') + diamond(half, half, half * 0.35, '#e2452f');
  return dataUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#f2c230"/>${diamonds}${text}</svg>`,
  );
}

/**
 * Loose threads that become a whole cloth in three diamonds, one for each stage, as a data URL, 240 pixels high.
 *
 * @param mirrored From right to left.
 * @param width In CSS pixels; fewer on a narrow screen, where a long strip would be low.
 */
export function stages(mirrored = false, width = 1200): string {
  const { dyes, reach, seed } = recipes['benefit-one-login'];
  return woven({
    motif: 'diamond',
    unit: [width / 3, 240],
    width,
    height: 240,
    stagger: 0,
    seed,
    dyes,
    reach,
    ground: 'none',
    fade: { side: mirrored ? 'end' : 'start', bare: 0, length: width * 0.75 },
  });
}

/** The URL of a broken picture. */
export const MISSING = 'data:image/png;base64,bm90IGEgcGljdHVyZQ==';
