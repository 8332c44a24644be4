import type { Size } from '../compare.ts';
import type { Finding, Picture } from '../review.ts';

/** The largest number of looks that a line of the list names. */
const MOST_LOOKS = 3;

const written = ({ width, height }: Size): string => `${width} × ${height}`;

/** What differs between two screenshots: their sizes, if these do, and how many pixels. */
export function differenceText({ sizes, pixels }: NonNullable<Picture['difference']>): string {
  const grown = sizes ? `${written(sizes.before)} → ${written(sizes.after)}, ` : '';
  return `${grown}${pixels.toLocaleString('en')} pixels differ`;
}

/** The stories of a change, and its looks where they are few: changes of one story may differ in nothing else. */
export function storiesText({ pictures }: Finding): string {
  const stories = [...new Set(pictures.map(({ story }) => story))].join(', ');
  const looks = [...new Set(pictures.map(({ look }) => look))];
  return looks.length > MOST_LOOKS ? stories : `${stories} · ${looks.join(', ')}`;
}
