import type { Finding, Picture } from '../review.ts';
import { cropOf } from './crop.ts';
import { el } from './dom.ts';
import { addressOf, align, FILES } from './stage.ts';

type Name = 'before' | 'after';

/** The most and the least that a sample is scaled: it shows a part of what is too large to recognise, from its start. */
const SAMPLE = { least: 0.5, most: 2 } as const;

/** A small picture of what differs. @param scaleFor The scale, by what would fit the width and the height of the box. */
function cropped(
  picture: Picture,
  name: Name,
  className: string,
  scaleFor: (across: number, down: number) => number,
): HTMLElement {
  const image = el('img', { src: addressOf(picture, name), alt: '', loading: 'lazy' });
  const box = el('span', { class: className }, image);
  image.addEventListener('load', () => {
    const crop = cropOf(picture, 0) ?? { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
    const scale = scaleFor(box.clientWidth / crop.width, box.clientHeight / crop.height);
    align(image, crop, scale);
  });
  return box;
}

/** A small picture of what differs, as it is now. */
export function thumbnail({ kind }: Finding, picture: Picture): HTMLElement {
  const [name] = FILES[kind].slice(-1);
  return name ? cropped(picture, name, 'thumbnail', Math.max) : el('span', { class: 'thumbnail' });
}

/** What differs most in a picture, before and after, side by side. */
export function sample({ kind }: Finding, picture: Picture): HTMLElement {
  const scale = (across: number, down: number): number =>
    Math.min(SAMPLE.most, Math.max(SAMPLE.least, Math.min(across, down)));
  const one = (name: Name): HTMLElement =>
    el(
      'span',
      { class: 'half' },
      cropped(picture, name, 'sample', scale),
      el('span', { class: 'tag' }, name === 'before' ? 'Before' : 'After'),
    );
  return el('span', { class: 'pair' }, ...FILES[kind].map(one));
}
