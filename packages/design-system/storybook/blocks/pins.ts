import { areaOf, type Box, boundsOf, holds } from './boxes.js';
import {
  along,
  type Lead,
  type Led,
  leadsOf,
  type Numbered,
  passes,
  type Side,
  type Text,
  withOwnEnds,
} from './leads.js';

/** A numbered pin in the margin of the stage, and the point of the element that its leader line ends at. */
export interface Pin {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
}

/** Where pins may stand. */
export interface Stage extends Text {
  readonly width: number;
  readonly height: number;
  /** The margin around the part, which holds the pins. */
  readonly margin: number;
}

/** Between the centres of two pins of a side: their size and a little air. */
const PITCH = 28;

/** How much longer a leader line may be to cross one pixel less of words. */
const DETOUR = 16;

/** How much longer a leader line may be so that a pin stands one pixel nearer to where its line begins. */
const CROWDED = 2;

/** How much longer a leader line may be to pass one box less that is not its own. */
const PASSED = 48;

/**
 * Moves points of a line apart, each as little as possible in total: the least squares with a minimum distance.
 *
 * @param points sorted
 */
function spread(points: readonly number[], from: number, to: number): number[] {
  const blocks: { sum: number; count: number }[] = [];
  points.forEach((point, index) => {
    let block = { sum: point - index * PITCH, count: 1 };
    for (
      let last = blocks.at(-1);
      last && last.sum / last.count > block.sum / block.count;
      last = blocks.at(-1)
    ) {
      blocks.pop();
      block = { sum: block.sum + last.sum, count: block.count + last.count };
    }
    blocks.push(block);
  });
  const limit = Math.max(from, to - (points.length - 1) * PITCH);
  const starts = blocks.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count));
  return starts.map((start, index) => Math.min(Math.max(start, from), limit) + index * PITCH);
}

/** Whether the leader lines of two pins cross. */
function isCrossed(one: Pin, other: Pin): boolean {
  const turn = ({ x, y, toX, toY }: Pin, atX: number, atY: number): number =>
    Math.sign((toX - x) * (atY - y) - (toY - y) * (atX - x));
  const parts = (line: Pin, { x, y, toX, toY }: Pin): boolean => turn(line, x, y) * turn(line, toX, toY) < 0;
  return parts(one, other) && parts(other, one);
}

/** Exchanges the places of pins whose leader lines cross, until none do. It ends, since each exchange shortens the lines. */
function uncross(pins: readonly Pin[]): readonly Pin[] {
  for (const [index, one] of pins.entries()) {
    const next = pins.findIndex((other, at) => at > index && isCrossed(one, other));
    const other = pins[next];
    if (other)
      return uncross(
        pins.with(index, { ...one, x: other.x, y: other.y }).with(next, { ...other, x: one.x, y: one.y }),
      );
  }
  return pins;
}

/** The line through the pins of a side: its place across, and how far it goes. */
interface Row {
  readonly across: number;
  readonly from: number;
  readonly to: number;
}

/** The rows of pins close around a box, in the margin of the stage. The upper and lower rows stop one pin short of those beside it. */
function rowsAround({ left, top, right, bottom }: Box, { width, height, margin }: Stage): Record<Side, Row> {
  const half = margin / 2;
  const upright = { from: margin, to: height - margin };
  const start = Math.max(left - half, half);
  const end = Math.min(right + half, width - half);
  const level = { from: start + PITCH, to: end - PITCH };
  return {
    left: { across: start, ...upright },
    right: { across: end, ...upright },
    top: { across: Math.max(top - half, half), ...level },
    bottom: { across: Math.min(bottom + half, height - half), ...level },
  };
}

/** The side of the part that each pin stands on: near, past few words, and with room. Small boxes choose first. */
function chooseSides(boxes: readonly Numbered[], around: Box, rows: Record<Side, Row>, stage: Stage): Led[] {
  const chosen: Led[] = [];
  for (const { box, number } of boxes.toSorted((one, other) => areaOf(one.box) - areaOf(other.box))) {
    const others = boxes.map((each) => each.box).filter((other) => other !== box);
    const isOuter = others.some((other) => holds(box, other));
    const beside = others.filter((other) => !holds(other, box) && !holds(box, other));
    const cost = (lead: Lead): number => {
      const { from, to } = rows[lead.side];
      const onSide = chosen.filter((other) => other.lead.side === lead.side);
      if (onSide.length > (to - from) / PITCH) return Number.POSITIVE_INFINITY;
      const pushed = onSide.map((other) => Math.max(0, PITCH - Math.abs(along(other.lead) - along(lead))));
      return (
        lead.far +
        DETOUR * lead.crossed +
        CROWDED * pushed.reduce((sum, each) => sum + each, 0) +
        PASSED * beside.filter((other) => passes(lead, other)).length
      );
    };
    const [lead] = leadsOf(box, isOuter, around, stage).toSorted((one, other) => cost(one) - cost(other));
    if (lead) chosen.push({ number, box, lead });
  }
  return chosen;
}

/** Places a pin for each number close around the part, in the stage; no two pins cover each other, and no two lines cross. */
export function placePins(boxes: readonly Box[], numbers: readonly number[], stage: Stage): readonly Pin[] {
  const unique = boxes
    .map((box, index) => ({ box, number: numbers[index] ?? 0 }))
    .filter(({ number }, index) => numbers.indexOf(number) === index);
  const around = boundsOf([...boxes, ...stage.words]);
  const rows = rowsAround(around, stage);
  const led = withOwnEnds(chooseSides(unique, around, rows, stage));
  const pins = (Object.keys(rows) as Side[]).flatMap((side) => {
    const { across, from, to } = rows[side];
    const leads = led
      .filter(({ lead }) => lead.side === side)
      .toSorted((one, other) => along(one.lead) - along(other.lead) || one.number - other.number);
    const places = spread(
      leads.map(({ lead }) => along(lead)),
      from,
      to,
    );
    return leads.map(({ number, lead }, index): Pin => {
      const place = places[index] ?? 0;
      const centre = side === 'left' || side === 'right' ? { x: across, y: place } : { x: place, y: across };
      return { number, ...centre, toX: lead.x, toY: lead.y };
    });
  });
  return uncross(pins);
}
