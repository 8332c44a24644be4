import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { type Place, placesOf, type Shape, shapeOf } from './shape.ts';

/** The size of a screenshot, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Two screenshots that differ. */
export interface Difference {
  /** Number of pixels that differ or exist in only one screenshot. */
  readonly pixels: number;
  /** A PNG that marks each differing pixel on a transparent ground. */
  readonly picture: Buffer;
  /** The size that holds both screenshots. */
  readonly width: number;
  readonly height: number;
  /** Their own sizes, if these differ. */
  readonly sizes?: { readonly before: Size; readonly after: Size };
  /** The rectangles that differ, the one with most differing pixels first. */
  readonly places: readonly Place[];
  readonly shape: Shape;
}

/**
 * Colour distance in OKLab below which pixels count as equal; 1 is black and white. It is that of two levels of grey, more
 * than the rounding errors of the rasteriser, except near black. The library's default, 0.1, hides that a middle grey becomes 26
 * of 255 levels lighter.
 */
const TOLERANCE = 0.009;

/** The colour of the marks: magenta, which is in no theme. */
const MARK: [number, number, number] = [255, 0, 255];

/** Pads a screenshot with transparent pixels to a size. */
function padded(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const larger = new PNG({ width, height });
  PNG.bitblt(picture, larger, 0, 0, picture.width, picture.height, 0, 0);
  return larger;
}

/** The strips that only one of two screenshots has. */
function grownPlaces(one: PNG, other: PNG, width: number, height: number): Place[] {
  const [least, lowest] = [Math.min(one.width, other.width), Math.min(one.height, other.height)];
  const strips = [
    { x: 0, y: lowest, width, height: height - lowest },
    { x: least, y: 0, width: width - least, height: lowest },
  ];
  return strips.filter((strip) => strip.width > 0 && strip.height > 0);
}

/**
 * Compares two screenshots pixel by pixel, also at antialiased edges.
 *
 * @param before A PNG file.
 * @param after A PNG file.
 * @returns undefined when both are equal
 */
export function compare(before: Buffer, after: Buffer): Difference | undefined {
  if (before.equals(after)) return undefined;
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const [width, height] = [Math.max(one.width, other.width), Math.max(one.height, other.height)];
  const marked = new PNG({ width, height });
  const [old, now] = [one, other].map((picture) => padded(picture, width, height).data) as [Buffer, Buffer];
  const differing = pixelmatch(old, now, marked.data, width, height, {
    threshold: TOLERANCE,
    // Otherwise a corner of another radius counts as antialiasing.
    includeAA: true,
    diffMask: true,
    diffColor: MARK,
  });
  const grown = width * height - Math.min(one.width, other.width) * Math.min(one.height, other.height);
  const pixels = Math.max(differing, grown);
  if (pixels === 0) return undefined;
  const places = placesOf(marked);
  const sizeOf = (picture: PNG): Size => ({ width: picture.width, height: picture.height });
  const isResized = one.width !== other.width || one.height !== other.height;
  return {
    pixels,
    picture: PNG.sync.write(marked),
    width,
    height,
    ...(isResized && { sizes: { before: sizeOf(one), after: sizeOf(other) } }),
    places: places.length > 0 ? places : grownPlaces(one, other, width, height),
    shape: shapeOf(old, now, marked, [other.width - one.width, other.height - one.height]),
  };
}
