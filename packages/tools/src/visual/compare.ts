import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** How far two pictures differ. */
export interface Difference {
  /** Pixels that differ, those that only one of the two has included; 0 when the pictures are the same. */
  readonly pixels: number;
  /** A picture with what differs marked; undefined when nothing does. */
  readonly picture?: Buffer;
}

/** How far a colour may be off before it counts, 0 to 1: less than the eye sees, more than a renderer's rounding. */
const TOLERANCE = 0.1;

/** A picture on a see-through sheet of a size. */
function onSheet(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/**
 * Compares two pictures pixel by pixel. Smoothed edges that moved by less than a pixel do not count.
 *
 * @param before A PNG file.
 * @param after A PNG file.
 */
export function compare(before: Buffer, after: Buffer): Difference {
  if (before.equals(after)) return { pixels: 0 };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const marked = new PNG({ width, height });
  const sheets = [one, other].map((picture) => onSheet(picture, width, height).data) as [Buffer, Buffer];
  const differing = pixelmatch(...sheets, marked.data, width, height, { threshold: TOLERANCE });
  const grown = width * height - Math.min(one.width, other.width) * Math.min(one.height, other.height);
  const pixels = Math.max(differing, grown);
  return pixels === 0 ? { pixels } : { pixels, picture: PNG.sync.write(marked) };
}
