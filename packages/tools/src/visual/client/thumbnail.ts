import type { Finding, Picture } from '../review.ts';
import { cropOf } from './crop.ts';
import { el } from './dom.ts';
import { addressOf, align, FILES } from './stage.ts';

type Name = 'before' | 'after';

/** The limits of a sample's scale. At the lower limit a sample shows only the start of a difference that does not fit. */
const SAMPLE = { least: 0.5, most: 2 } as const;

/**
 * The start of a box that shows a range of a picture. The box centres the range if there is room, and stays within the
 * picture.
 */
function startOf(from: number, size: number, room: number, length: number): number {
  if (room >= length) return (length - room) / 2;
  return Math.min(length - room, Math.max(0, from - Math.max(0, room - size) / 2));
}

/**
 * A small picture of the difference.
 * @param scaleFor Chooses the scale from those that fit the width and the height of the box.
 */
function cropped(
  picture: Picture,
  name: Name,
  className: string,
  scaleFor: (across: number, down: number) => number,
): HTMLElement {
  // Hidden until it is in its place.
  const image = el('img', { src: addressOf(picture, name), alt: '', loading: 'lazy', 'data-waits': true });
  const box = el('span', { class: className }, image);
  image.addEventListener('load', () => {
    const { width, height } = picture.difference ?? {
      width: image.naturalWidth,
      height: image.naturalHeight,
    };
    const crop = cropOf(picture, 0) ?? { x: 0, y: 0, width, height };
    const scale = scaleFor(box.clientWidth / crop.width, box.clientHeight / crop.height);
    const x = startOf(crop.x, crop.width, box.clientWidth / scale, width);
    const y = startOf(crop.y, crop.height, box.clientHeight / scale, height);
    align(image, { x, y }, scale);
    delete image.dataset.waits;
  });
  return box;
}

/** A small picture of the difference, from the working tree. */
export function thumbnail({ kind }: Finding, picture: Picture): HTMLElement {
  const [name] = FILES[kind].slice(-1);
  return name ? cropped(picture, name, 'thumbnail', Math.max) : el('span', { class: 'thumbnail' });
}

/** The largest difference of a picture, before and after, side by side. */
export function sample({ kind }: Finding, picture: Picture): HTMLElement {
  const scale = (across: number, down: number): number =>
    Math.min(SAMPLE.most, Math.max(SAMPLE.least, Math.min(across, down)));
  const one = (name: Name): HTMLElement =>
    el(
      'span',
      { class: 'half' },
      el('span', { class: 'quiet' }, name === 'before' ? 'Before' : 'After'),
      cropped(picture, name, 'sample', scale),
    );
  return el('span', { class: 'pair' }, ...FILES[kind].map(one));
}
