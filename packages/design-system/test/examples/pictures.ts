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
