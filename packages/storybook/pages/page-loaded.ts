import type { StoryContext } from 'storybook/internal/csf';
import { expect, within } from 'storybook/test';

/** The part of a story's context that a play function of a page reads. */
export type PageContext = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent'>;

/** Milliseconds to wait for the page's chunk. */
const PATIENCE = 20_000;

/**
 * Waits until a page is loaded: its heading is visible and the site's styles apply.
 *
 * @param canvasElement The root of the story.
 * @param heading The words of the page's first heading.
 * @throws when the page does not load, or the site's stylesheet is missing
 */
export async function pageLoaded(canvasElement: HTMLElement, heading: string): Promise<void> {
  const canvas = within(canvasElement);
  await expect(await canvas.findByRole('heading', { name: heading }, { timeout: PATIENCE })).toBeVisible();
  // Only the site's style sheet sets a background for selected text.
  const selected = getComputedStyle(canvas.getByRole('main'), '::selection');
  await expect(selected.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
}
