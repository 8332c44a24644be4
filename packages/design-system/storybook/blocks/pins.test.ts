import { expect, test } from 'vitest';
import { type Box, numberBoxes, strikesOut } from './boxes.ts';
import { reachOf } from './leads.ts';
import { type Pin, placePins } from './pins.ts';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const STAGE = { width: 320, height: 240, margin: 40, rtl: false, words: [] };

test('slots that share one box share a number; others count on', () => {
  expect(numberBoxes([box(0, 0, 90, 40), box(1, 1, 88, 39), box(10, 10, 20, 20)])).toEqual([1, 1, 2]);
});

test('a pin is in the nearest margin, at the start of the line', () => {
  const boxes = [box(40, 40, 240, 160), box(60, 100, 200, 20)];
  const [outer, inner] = placePins(boxes, [1, 2], STAGE);
  expect(outer).toEqual({ number: 1, x: 20, y: 50, toX: 40, toY: 50 });
  expect(inner).toEqual({ number: 2, x: 20, y: 110, toX: 60, toY: 110 });
  const mirrored = placePins(boxes, [1, 2], { ...STAGE, rtl: true });
  expect(mirrored.map(({ x }) => x)).toEqual([300, 300]);
});

test('a leader line goes around words where it can', () => {
  const price = box(100, 120, 120, 20);
  const title = box(110, 60, 60, 20);
  const [, pin] = placePins([box(40, 40, 240, 160), price], [1, 2], {
    ...STAGE,
    words: [title, box(50, 115, 40, 30), box(240, 115, 30, 30), box(90, 160, 140, 20)],
  });
  expect(pin).toMatchObject({ number: 2, y: 20, toX: 100, toY: 120 });
});

test('measures how far a line reaches a box past the words', () => {
  const words = [box(40, 90, 15, 60), box(60, 60, 200, 20), box(60, 140, 200, 20)];
  const reach = (left: number, ...more: Box[]) =>
    reachOf(box(left, 100, 40, 20), { rtl: false, words: [...words, ...more] });
  expect([reach(60), reach(220)]).toEqual([160, 0]);
  expect(reach(220, box(270, 90, 15, 60)), 'no side is free').toBe(Number.MAX_VALUE);
});

test('no two pins cover each other, however close their elements are', () => {
  const boxes = Array.from({ length: 16 }, (_, index) => box(100 + index * 4, 100 + index, 60, 30));
  const pins = placePins(boxes, numberBoxes(boxes), STAGE);
  expect(pins).toHaveLength(16);
  for (const one of pins)
    for (const other of pins)
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(24);
});

test('no two leader lines end in one point, though their elements begin in it', () => {
  const boxes = [box(40, 40, 240, 160), box(40, 40, 120, 160), box(40, 40, 120, 24), box(40, 40, 12, 12)];
  const pins = placePins(boxes, numberBoxes(boxes), STAGE);
  expect(pins).toHaveLength(4);
  for (const one of pins)
    for (const other of pins)
      if (one !== other)
        expect(Math.hypot(one.toX - other.toX, one.toY - other.toY)).toBeGreaterThanOrEqual(8);
});

test('no two leader lines cross, though pins that are pushed along a margin pass elements', () => {
  const rows = Array.from({ length: 6 }, (_, index) => box(index % 2 === 0 ? 90 : 44, 96 + index * 4, 40, 8));
  const pins = placePins(rows, numberBoxes(rows), STAGE);
  expect(pins).toHaveLength(6);
  const turn = ({ x, y, toX, toY }: Pin, at: { x: number; y: number }): number =>
    Math.sign((toX - x) * (at.y - y) - (toY - y) * (at.x - x));
  const ends = ({ x, y, toX, toY }: Pin) =>
    [
      { x, y },
      { x: toX, y: toY },
    ] as const;
  const parts = (line: Pin, [from, to]: ReturnType<typeof ends>): boolean =>
    turn(line, from) * turn(line, to) < 0;
  for (const one of pins)
    for (const other of pins) expect(parts(one, ends(other)) && parts(other, ends(one))).toBe(false);
});

test('a frame strikes out words that its upper or lower edge runs through, and no others', () => {
  const words = [box(20, 40, 60, 16)];
  expect(strikesOut(box(10, 10, 100, 38), words)).toBe(true);
  expect(strikesOut(box(10, 30, 100, 40), words)).toBe(false);
  expect(strikesOut(box(200, 10, 100, 38), words)).toBe(false);
});

test('pins that would crowd one margin move to other sides, close to a part that is narrower than the stage', () => {
  const menu = box(40, 40, 100, 140);
  const rows = [60, 84, 108, 132].map((top) => box(60, top, 60, 16));
  const pins = placePins([menu, ...rows], [1, 2, 3, 4, 5], { ...STAGE, width: 900 });
  expect(Math.max(...pins.map(({ x }) => x))).toBe(160);
});
