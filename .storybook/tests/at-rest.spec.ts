import { expect, type Page, test } from 'playwright/test';

/** Opens a story as Chromatic does. Resolves when its play function has ended. */
async function open(page: Page, id: string): Promise<void> {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/iframe.html?id=${id}&viewMode=story`);
  await page.waitForFunction(
    () =>
      (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }).__STORYBOOK_PREVIEW__
        ?.currentRender?.phase === 'finished',
  );
}

test('a story is shown as it was before its play function', async ({ page }) => {
  await open(page, 'components-accordion--multiple');
  await expect(page.locator('*:focus')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Limits' })).toHaveAttribute('aria-expanded', 'false');
});

test('a story keeps the end of its play function where that is what it shows', async ({ page }) => {
  await open(page, 'components-tooltip--default');
  await expect(page.getByRole('tooltip')).toBeVisible();
});
