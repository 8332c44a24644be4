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

interface Channel {
  readonly on: (event: string, listener: (data: { readonly newPhase: string }) => void) => void;
  readonly emit: (event: string, data: object) => void;
}

/** Changes the theme as the toolbar does. Resolves when the story has been rendered with it. Runs in the canvas. */
function chooseDark(): Promise<void> {
  const channel = (globalThis as unknown as { readonly __STORYBOOK_ADDONS_CHANNEL__: Channel })
    .__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((resolve) => {
    channel.on('storyRenderPhaseChanged', ({ newPhase }) => newPhase === 'finished' && resolve());
    channel.emit('updateGlobals', { globals: { theme: 'dark' } });
  });
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

test('a change in the toolbar keeps what a reader did', async ({ page }) => {
  await open(page, 'components-accordion--default');
  const question = page.getByRole('button', { name: 'Limits' });
  await question.click();
  await page.evaluate(chooseDark);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});
