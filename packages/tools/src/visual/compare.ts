import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The difference between two screenshots. */
export interface Difference {
  /** Number of pixels that differ or exist in only one screenshot; 0 when both are equal. */
  readonly pixels: number;
  /** A PNG that marks the difference; undefined when there is none. */
  readonly picture?: Buffer;
}

/** Colour distance below which pixels count as equal, 0 to 1: invisible to the eye, larger than rounding errors. */
const TOLERANCE = 0.1;

/** Pads a screenshot with transparent pixels to a size. */
function padded(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

/**
 * Compares two screenshots pixel by pixel. Ignores anti-aliased edges that moved by less than a pixel.
 *
 * @param before A PNG file.
 * @param after A PNG file.
 */
export function compare(before: Buffer, after: Buffer): Difference {
  if (before.equals(after)) return { pixels: 0 };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const marked = new PNG({ width, height });
  const pictures = [one, other].map((picture) => padded(picture, width, height).data) as [Buffer, Buffer];
  const differing = pixelmatch(...pictures, marked.data, width, height, { threshold: TOLERANCE });
  const grown = width * height - Math.min(one.width, other.width) * Math.min(one.height, other.height);
  const pixels = Math.max(differing, grown);
  return pixels === 0 ? { pixels } : { pixels, picture: PNG.sync.write(marked) };
}
