/** The edges of an element, in CSS pixels from the corner of the stage. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far from words a line passes by them, in px. */
export const CLEAR = 3;

/** Edges that differ by less are one edge to the eye. */
const SAME = 3;

const isSame = (one: Box, other: Box): boolean =>
  (['left', 'top', 'right', 'bottom'] as const).every((edge) => Math.abs(one[edge] - other[edge]) < SAME);

/** Whether a box has another one inside. */
export const holds = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom;

/** In square pixels. */
export const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

/** The box around all boxes. */
export const boundsOf = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** The number of each box, from 1: boxes that share their edges share a number. */
export function numberBoxes(boxes: readonly Box[]): number[] {
  const first = boxes.map((box) => boxes.findIndex((other) => isSame(box, other)));
  const order = [...new Set(first)];
  return first.map((index) => order.indexOf(index) + 1);
}

/** Whether an upper or lower edge runs through words, as if they were struck out. */
export function strikesOut(frame: Box, words: readonly Box[]): boolean {
  return [frame.top, frame.bottom].some((edge) =>
    words.some(
      ({ left, top, right, bottom }) =>
        top + CLEAR < edge && edge < bottom - CLEAR && left < frame.right && frame.left < right,
    ),
  );
}
