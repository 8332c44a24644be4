import type { Picture } from '../review.ts';
import type { Place } from '../shape.ts';

/** Pixels around the rectangle that differs. */
const MARGIN = 24;

/** The smallest size of a crop, so that the surroundings of the difference are visible. */
const LEAST = { width: 200, height: 120 } as const;

/** The largest scale of a crop. */
const MOST_ZOOM = 4;

/** A range of at least a size that contains another range, within a length. */
function widened(from: number, size: number, least: number, length: number): [from: number, size: number] {
  const wanted = Math.min(length, Math.max(size + 2 * MARGIN, least));
  const start = Math.round(from + size / 2 - wanted / 2);
  return [Math.max(0, Math.min(start, length - wanted)), wanted];
}

/**
 * The rectangle to show of a picture.
 *
 * @param at Which of the rectangles that differ; undefined shows the whole picture.
 */
export function cropOf({ difference }: Picture, at: number | undefined): Place | undefined {
  const place = at === undefined ? undefined : difference?.places[at];
  if (!difference || !place) return undefined;
  const [x, width] = widened(place.x, place.width, LEAST.width, difference.width);
  const [y, height] = widened(place.y, place.height, LEAST.height, difference.height);
  return { x, y, width, height };
}

/**
 * The scale of a crop: it fits the width, and where it is enlarged, the height too. Only whole numbers enlarge, so that
 * pixels stay sharp.
 */
export function scaleOf(
  crop: Pick<Place, 'width' | 'height'>,
  room: { width: number; height: number },
): number {
  const fit = Math.min(room.width / crop.width, Math.max(1, room.height / crop.height));
  return fit < 1 ? fit : Math.min(MOST_ZOOM, Math.floor(fit));
}
