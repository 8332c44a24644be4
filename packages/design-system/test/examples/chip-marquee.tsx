import type { ChipMarqueeItem } from '../../src/components/chip-marquee/index.js';
import { partOf } from '../part.js';
import { marks } from './marks.js';

/** The eleven names (P-34). */
export const NAMES = [
  'React',
  'Go',
  'SQL',
  'SQLite',
  'REST API',
  'Python',
  'MongoDB',
  'Material UI',
  'Node.js',
  'Next.js',
  'Tailwind CSS',
];
/** The same as items of a row. */
export const items: ChipMarqueeItem[] = NAMES.map((name, index) => ({
  id: name,
  content: name,
  mark: marks[index],
}));

/** A part of a row, looked up anew at each call. */
export const part = (canvasElement: HTMLElement, name: string): HTMLElement =>
  partOf(canvasElement, `chip-marquee${name}`);

/** The one animation of a row. */
export function movement(canvasElement: HTMLElement): Animation {
  const [animation] = part(canvasElement, '-track').getAnimations();
  if (!animation) throw new Error('The row does not move');
  return animation;
}

/** The distance of one iteration of the row, in CSS pixels; negative is to the left. */
export function travel(canvasElement: HTMLElement): number {
  const animation = movement(canvasElement);
  const track = part(canvasElement, '-track');
  const at = (progress: number) => {
    animation.currentTime = Number(animation.effect?.getComputedTiming().duration) * progress;
    return new DOMMatrix(getComputedStyle(track).transform).e;
  };
  animation.pause();
  const distance = (at(0.75) - at(0.25)) * 2;
  animation.currentTime = 0;
  animation.play();
  return distance;
}
