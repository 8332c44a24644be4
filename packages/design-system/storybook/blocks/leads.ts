import { areaOf, type Box, boundsOf, CLEAR } from './boxes.js';

/** A side of the part. */
export type Side = 'left' | 'right' | 'top' | 'bottom';

/** How far a leader line of an element that holds others stays from its corner. */
const CORNER = 10;

/** Between the ends of two leader lines, so that each dot is seen by itself. */
const APART = 8;

/** The words of the part. */
export interface Text {
  /** Whether the start of a line is at the right. */
  readonly rtl: boolean;
  /** The lines of text and the icons, which leader lines go around where they can. */
  readonly words: readonly Box[];
}

/** A box and its number. */
export interface Numbered {
  readonly number: number;
  readonly box: Box;
}

/** A leader line's end, and how far it is from the margin on that side. */
export interface Lead {
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly far: number;
  /** The length of words and icons that a straight line from the margin crosses. */
  readonly crossed: number;
}

/** A numbered box and its leader line. */
export interface Led extends Numbered {
  readonly lead: Lead;
}

/** Where a lead is along its side. */
export const along = ({ side, x, y }: Lead): number => (side === 'left' || side === 'right' ? y : x);

/** How many pixels of words a straight line from the margin to a point crosses. */
function crossedBy(side: Side, x: number, y: number, words: readonly Box[]): number {
  const isUpright = side === 'left' || side === 'right';
  const lengths = words.map(({ left, top, right, bottom }) => {
    if (isUpright ? y <= top - CLEAR || y >= bottom + CLEAR : x <= left - CLEAR || x >= right + CLEAR)
      return 0;
    const crossed = {
      left: Math.min(right, x) - left,
      right: right - Math.max(left, x),
      top: Math.min(bottom, y) - top,
      bottom: bottom - Math.max(top, y),
    }[side];
    return Math.max(0, crossed);
  });
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** Whether a straight line from the margin passes through a box or along its edge. */
export function passes({ side, x, y }: Lead, { left, top, right, bottom }: Box): boolean {
  const isWithin = side === 'left' || side === 'right' ? y >= top && y <= bottom : x >= left && x <= right;
  return isWithin && { left: left < x, right: right > x, top: top < y, bottom: bottom > y }[side];
}

/** The leads of a box: one to each side, which crosses the fewest words there; that at the start of the line first. */
export function leadsOf(box: Box, isOuter: boolean, around: Box, { rtl, words }: Text): Lead[] {
  const half = (from: number, to: number): number => (to - from) / 2;
  const inset = (from: number, to: number): number =>
    isOuter ? Math.min(CORNER, half(from, to)) : half(from, to);
  const inwards = inset(box.left, box.right);
  const start = rtl ? [box.right - inwards, box.right, box.left] : [box.left + inwards, box.left, box.right];
  const down = [box.top + inset(box.top, box.bottom), box.top, box.bottom];
  const lead = (side: Side, ends: readonly { x: number; y: number }[], far: number): Lead => {
    const [first, ...others] = ends.map((end) => ({
      ...end,
      side,
      far,
      crossed: crossedBy(side, end.x, end.y, words),
    }));
    return others.reduce((best, other) => (other.crossed < best.crossed ? other : best), first as Lead);
  };
  const at = (x: number) => down.map((y) => ({ x, y }));
  const left = lead('left', at(box.left), box.left - around.left);
  const right = lead('right', at(box.right), around.right - box.right);
  const across = (y: number) => start.map((x) => ({ x, y }));
  return [
    ...(rtl ? [right, left] : [left, right]),
    lead('top', across(box.top), box.top - around.top),
    lead('bottom', across(box.bottom), around.bottom - box.bottom),
  ];
}

/** How far from the words' outer edge a straight line reaches a box without crossing any. `Number.MAX_VALUE` if none does. */
export function reachOf(box: Box, text: Text): number {
  const clear = leadsOf(box, false, boundsOf(text.words), text).filter(({ crossed }) => crossed === 0);
  return Math.min(Number.MAX_VALUE, ...clear.map(({ far }) => Math.round(Math.max(far, 0))));
}

/** Places for the end of a leader line, the best first: along the edge of its box, then further in. */
function endsOf({ side, x, y }: Lead, { left, top, right, bottom }: Box): Pick<Lead, 'x' | 'y'>[] {
  const isUpright = side === 'left' || side === 'right';
  const inwards = side === 'left' || side === 'top' ? APART : -APART;
  const steps = [0, 1, -1, 2, -2, 3, -3, 4, -4].map((step) => step * APART);
  return [0, 1, 2, 3].flatMap((depth) =>
    steps
      .map((step) =>
        isUpright ? { x: x + depth * inwards, y: y + step } : { x: x + step, y: y + depth * inwards },
      )
      .filter((end) => end.x >= left && end.x <= right && end.y >= top && end.y <= bottom),
  );
}

/** Moves the ends of leader lines that would meet in one point; those of small boxes, which have little room, stay. */
export function withOwnEnds(pins: readonly Led[]): Led[] {
  const taken: Pick<Lead, 'x' | 'y'>[] = [];
  return pins
    .toSorted((one, other) => areaOf(one.box) - areaOf(other.box))
    .map((pin) => {
      const isFree = ({ x, y }: Pick<Lead, 'x' | 'y'>): boolean =>
        taken.every((end) => Math.hypot(end.x - x, end.y - y) >= APART);
      const end = endsOf(pin.lead, pin.box).find(isFree) ?? pin.lead;
      taken.push(end);
      return { ...pin, lead: { ...pin.lead, x: end.x, y: end.y } };
    });
}
