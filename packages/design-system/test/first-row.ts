import type { StoryContext } from 'storybook/internal/csf';
import { expect } from 'storybook/test';
import { playIf } from '#storybook/play-if.ts';

/** How many parts of a kind are in the first row. */
export function inFirstRow(root: Element, slot: string): number {
  const parts = [...root.querySelectorAll(`[data-slot="${slot}"]`)];
  const tops = parts.map((part) => part.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

/** A play function that counts the parts in the first row, on the story's own screen. */
export const expectInFirstRow = (slot: string, count: number) =>
  playIf({ screen: 'own' }, async ({ canvasElement }: StoryContext) => {
    await expect(inFirstRow(canvasElement as HTMLElement, slot)).toBe(count);
  });
