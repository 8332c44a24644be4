import type { Bath, Motif, Recipe } from '../recipe.ts';

/** Size of a mark, in px: seven threads. At this size every edge lies on a pixel. */
export const chipMarkSize = { width: 20, height: 24 } as const;

/** A mark of one motif. */
const mark = (motif: Motif, seed: number, ...dyes: readonly Bath[]): Recipe => ({
  motif,
  seed,
  unit: [21, 24],
  ...chipMarkSize,
  slip: 1.5,
  bleed: 0,
  thread: 2,
  stagger: 0,
  pick: 2,
  dyes: [['bare', 1], ...dyes],
});

/** A mark for each chip of the integrations, in their order. Indigo is never at an edge: the ground may be indigo, too. */
export const chipMarks: readonly Recipe[] = [
  mark('cross', 3, ['madder', 1], ['turmeric', 1]),
  mark('arrow', 5, ['leaf', 1.4], ['turmeric', 1]),
  mark('frame', 4, ['madder', 1], ['turmeric', 1.4], ['indigo', 1]),
  mark('diamond', 9, ['turmeric', 1], ['indigo', 1.2]),
  mark('wave', 2, ['madder', 1], ['turmeric', 1]),
  mark('wave', 7, ['turmeric', 1], ['indigo', 1]),
  mark('diamond', 12, ['leaf', 1], ['white', 0.7], ['leaf', 1.2]),
  mark('frame', 8, ['leaf', 1], ['turmeric', 1], ['madder', 1]),
  mark('cross', 11, ['leaf', 1], ['turmeric', 1]),
  mark('arrow', 19, ['madder', 1.4], ['indigo', 1]),
  mark('diamond', 21, ['madder', 1], ['turmeric', 1.2], ['leaf', 1]),
];
