import { expect, within } from 'storybook/test';

/** Milliseconds that a page's own chunk may take to arrive from a slow server. */
const PATIENCE = 20_000;

/**
 * Waits until a page stands: its chunk is there, its main part in the site's styles, its heading to be seen.
 *
 * @param canvasElement Of the story.
 * @param heading The words of the page's first heading.
 * @throws when the page does not come, or comes without the site's stylesheet
 */
export async function pageLoaded(canvasElement: HTMLElement, heading: string): Promise<void> {
  const canvas = within(canvasElement);
  await expect(await canvas.findByRole('heading', { name: heading }, { timeout: PATIENCE })).toBeVisible();
  // `outline-none` is a class of the site's alone.
  await expect(getComputedStyle(canvas.getByRole('main')).outlineStyle).toBe('none');
  await expect(getComputedStyle(canvas.getByRole('main')).flexGrow).toBe('1');
}
