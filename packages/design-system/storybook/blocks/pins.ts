/** The edges of an element, in CSS pixels from the corner of the stage. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A numbered pin in the margin of the stage, and the point of the element that its leader line ends at. */
export interface Pin {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly toX: number;
  readonly toY: number;
}

/** Where pins may stand. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  /** The margin around the part, which holds the pins. */
  readonly margin: number;
  /** Whether the start of a line is at the right. */
  readonly rtl: boolean;
  /** The lines of text of the part, which leader lines go around where they can. */
  readonly words: readonly Box[];
}

type Side = 'left' | 'right' | 'top' | 'bottom';

/** Between the centres of two pins of a side: their size and a little air. */
const PITCH = 28;

/** How far a leader line of an element that holds others stays from its corner. */
const CORNER = 10;

/** Between the ends of two leader lines, so that each dot is seen by itself. */
const APART = 8;

/** How much longer a leader line may be to cross one pixel less of words. */
const DETOUR = 16;

/** How much longer a leader line may be to have one pin less beside its own. */
const CROWDED = 48;

/** How far a leader line passes by words. */
const CLEAR = 3;

/** Edges that differ by less are one edge to the eye. */
const SAME = 3;

const isSame = (one: Box, other: Box): boolean =>
  (['left', 'top', 'right', 'bottom'] as const).every((edge) => Math.abs(one[edge] - other[edge]) < SAME);

const holds = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left &&
  outer.top <= inner.top &&
  outer.right >= inner.right &&
  outer.bottom >= inner.bottom;

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

/** A leader line's end, and how far it is from the margin on that side. */
interface Lead {
  readonly side: Side;
  readonly x: number;
  readonly y: number;
  readonly far: number;
  /** The length of words that a straight line from the margin crosses. */
  readonly crossed: number;
}

/** How much of the words a straight line from the margin to a point crosses. */
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

/** The leads of a box: one to each side, which crosses the fewest words there; that at the start of the line first. */
function leadsOf(box: Box, isOuter: boolean, around: Box, { rtl, words }: Stage): Lead[] {
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

interface Numbered {
  readonly number: number;
  readonly box: Box;
}

interface Led extends Numbered {
  readonly lead: Lead;
}

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

/** Moves the ends of leader lines that would meet in one point; those of small boxes, which have little room, stay. */
function withOwnEnds(pins: readonly Led[]): Led[] {
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

/** Where a lead is along its side. */
const along = ({ side, x, y }: Lead): number => (side === 'left' || side === 'right' ? y : x);

/** The line through the pins of a side: its place across, and how far it goes. */
interface Row {
  readonly across: number;
  readonly from: number;
  readonly to: number;
}

/** The rows of pins close around a box, in the margin of the stage. Those above and below end between those beside it. */
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
    const isOuter = boxes.some((other) => other.box !== box && holds(box, other.box));
    const cost = (lead: Lead): number => {
      const { from, to } = rows[lead.side];
      const onSide = chosen.filter((other) => other.lead.side === lead.side);
      if (onSide.length > (to - from) / PITCH) return Number.POSITIVE_INFINITY;
      const beside = onSide.filter((other) => Math.abs(along(other.lead) - along(lead)) < PITCH);
      return lead.far + DETOUR * lead.crossed + CROWDED * beside.length;
    };
    const [lead] = leadsOf(box, isOuter, around, stage).toSorted((one, other) => cost(one) - cost(other));
    if (lead) chosen.push({ number, box, lead });
  }
  return chosen;
}

/** The box around all boxes. */
const boundsOf = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

/** Places a pin for each number close around the part, in the stage; no two pins cover each other, and no two lines cross. */
export function placePins(boxes: readonly Box[], numbers: readonly number[], stage: Stage): readonly Pin[] {
  const unique = boxes
    .map((box, index) => ({ box, number: numbers[index] ?? 0 }))
    .filter(({ number }, index) => numbers.indexOf(number) === index);
  const around = boundsOf(boxes);
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
