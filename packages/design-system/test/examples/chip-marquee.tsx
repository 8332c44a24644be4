import { fn } from 'storybook/test';
import type { ChipMarqueeItem } from '../../src/components/chip-marquee/index.js';
import { partOf } from '../part.js';
import { germanLabels } from './german.js';
import { longWords } from './long-words.js';
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

/** The props of a row with long chips, in German. */
export const longChips = {
  label: 'Technologien',
  ...germanLabels.motion,
  items: [
    { id: 'german', content: longWords.german },
    { id: 'unbroken', content: longWords.unbroken },
    { id: 'arabic', content: <bdi lang="ar">{longWords.arabic}</bdi> },
    ...items.slice(0, 6),
  ],
};

/** A part of a row, looked up again at each call. */
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

/** Shared by both files of stories. Title and component are in each file, where tools read them. */
export const chipMarqueeMeta = {
  args: { items, label: 'Technologies', onPausedChange: fn() },
};
