import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/*
 * Touch and mouse input through the DevTools protocol. Events that a test dispatches itself neither scroll nor cancel a
 * press that became a swipe.
 */

interface Point {
  x: number;
  y: number;
}

/** The middle of an element, in pixels of the page that the tests' frame lies in. */
function middleOf(target: Element): Point {
  const box = target.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const scale = frame ? frame.width / window.innerWidth : 1;
  return {
    x: Math.round((frame?.left ?? 0) + (box.left + box.width / 2) * scale),
    y: Math.round((frame?.top ?? 0) + (box.top + box.height / 2) * scale),
  };
}

/** Touch moves of a swipe: the browser needs several to recognise one. */
const STEPS = 8;

/** Milliseconds between two touch moves in their timestamps, so that a busy machine does not slow the swipe down. */
const PACE = 16;

/** @param at The event's timestamp, in milliseconds since the epoch. */
async function touch(
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at: number,
  ...touchPoints: Point[]
): Promise<void> {
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: at / 1000 });
}

/**
 * Swipes with one finger.
 *
 * @param target The swipe starts in its middle.
 * @param distance In CSS pixels; negative is to the left, or up.
 */
export async function swipe(target: Element, distance: Partial<Point>): Promise<void> {
  const { x, y } = middleOf(target);
  const begun = Date.now();
  await touch('touchStart', begun, { x, y });
  for (let step = 1; step <= STEPS; step += 1) {
    const way = step / STEPS;
    const place = { x: x + (distance.x ?? 0) * way, y: y + (distance.y ?? 0) * way };
    await touch('touchMove', begun + step * PACE, place);
  }
  await touch('touchEnd', begun + (STEPS + 1) * PACE);
}

/** Taps the middle of an element. */
export async function tap(target: Element): Promise<void> {
  const begun = Date.now();
  await touch('touchStart', begun, middleOf(target));
  await touch('touchEnd', begun + PACE);
}

/** Presses or releases the mouse button in the middle of an element. */
export async function mouse(type: 'mousePressed' | 'mouseReleased', target: Element): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { type, ...middleOf(target), button: 'left', clickCount: 1 });
}

/** Turns the mouse wheel above an element. */
export async function wheel(target: Element, deltaY: number): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', {
    type: 'mouseWheel',
    ...middleOf(target),
    deltaX: 0,
    deltaY,
  });
}
