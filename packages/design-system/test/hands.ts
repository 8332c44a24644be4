import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

/*
 * Real fingers and real media, by the browser's own protocol: what a test dispatches itself neither scrolls, nor cancels a
 * press that became a swipe, nor changes what the stylesheet's media queries answer.
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

/** Stages of a swipe: the browser needs a few to take it for one. */
const STEPS = 8;

/** Milliseconds between two stages, as a screen reports them: however busy the machine is, a swipe is as quick as a hand. */
const PACE = 16;

/** @param at When the finger was there, in milliseconds since the epoch. */
async function touch(
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  at: number,
  ...touchPoints: Point[]
): Promise<void> {
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: at / 1000 });
}

/**
 * Draws a finger over the screen.
 *
 * @param target Where it goes down: in the middle of this.
 * @param distance How far it goes, in CSS pixels; negative is to the left, or up.
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

/** Puts a finger down in the middle of an element and lifts it again. */
export async function tap(target: Element): Promise<void> {
  const begun = Date.now();
  await touch('touchStart', begun, middleOf(target));
  await touch('touchEnd', begun + PACE);
}

/** Presses a mouse's button down on the middle of an element, or lets it go there. */
export async function mouse(type: 'mousePressed' | 'mouseReleased', target: Element): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { type, ...middleOf(target), button: 'left', clickCount: 1 });
}

/** Turns the wheel of a mouse above an element. */
export async function wheel(target: Element, deltaY: number): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', {
    type: 'mouseWheel',
    ...middleOf(target),
    deltaX: 0,
    deltaY,
  });
}

/**
 * Lets the operating system ask for something, such as `prefers-reduced-motion: reduce`. `{}` takes all of it back.
 */
export async function prefer(features: Readonly<Record<string, string>>): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries(features).map(([name, value]) => ({ name, value })),
  });
}

/** Lays the page out as for paper, until {@link prefer} takes it back. */
export async function printed(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
}
