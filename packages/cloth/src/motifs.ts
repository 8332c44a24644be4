import type { Motif } from './recipe.ts';

/**
 * Depth of a point inside a motif: 0 or less outside, rising to 1 at its centre.
 * @param across -1 at the left of the repeat, 0 in its middle, 1 at its right.
 * @param along -1 at the top of the repeat, 0 in its middle, 1 at its bottom.
 */
type Depth = (across: number, along: number) => number;

/** A triangle wave from 1 to -1 and back, once across a repeat. */
const zigzag = (across: number): number => Math.abs(across) * 2 - 1;

/**
 * Depth functions of the motifs. All are symmetrical from left to right. All except the arrow and the wave are also
 * symmetrical from top to bottom.
 */
export const depths: Readonly<Record<Motif, Depth>> = {
  diamond: (across, along) => 1 - Math.abs(across) - Math.abs(along),
  wave: (across, along) => 1 - Math.abs(along - zigzag(across) * 0.58) * 2.4,
  frame: (across, along) => 1 - Math.max(Math.abs(across), Math.abs(along)),
  cross: (across, along) => {
    const post = 1 - Math.abs(across) * 3.4;
    const arms = 1 - Math.abs(along) * 3.4 - Math.max(0, Math.abs(across) - 0.8) * 4;
    const middle = 1.18 - (Math.abs(across) + Math.abs(along)) * 2.1;
    return Math.min(1, Math.max(post, arms, middle));
  },
  arrow: (across, along) => {
    const side = Math.abs(across);
    const head = Math.min((along + 0.95 - side) * 1.15, (0.3 - along - (1 - side) * 0.12) * 2.4);
    const shaft = Math.min(1 - side / 0.34, (0.95 - along) * 1.8, (along + 0.95) * 1.15);
    return Math.min(1, Math.max(head, shaft));
  },
};
