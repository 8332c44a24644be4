import { expect, type Frame, type Page, test } from 'playwright/test';

/** Waits until the play function of a story has ended. */
const finished = (story: Page | Frame): Promise<unknown> =>
  story.waitForFunction(
    () =>
      (globalThis as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } }).__STORYBOOK_PREVIEW__
        ?.currentRender?.phase === 'finished',
  );

/** Opens a story as Chromatic does. Resolves when its play function has ended. */
async function open(page: Page, id: string): Promise<void> {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/iframe.html?id=${id}&viewMode=story`);
  await finished(page);
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

test('a story shows its state before its play function', async ({ page }) => {
  await open(page, 'components-accordion--multiple');
  await expect(page.locator('*:focus')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Limits' })).toHaveAttribute('aria-expanded', 'false');
});

test('a story of the foundations does, too', async ({ page }) => {
  await open(page, 'foundations-your-brand--taxi');
  await expect(page.getByText(/^What contrast demanded/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'What contrast demanded' })).toBeHidden();
});

test('a story with shows: "end" keeps the state after its play function', async ({ page }) => {
  await open(page, 'components-tooltip--default');
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('a page keeps its errors, without focus and scrolled to its top', async ({ page }) => {
  await open(page, 'pages-sign-up--with-errors');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
  await expect(page.locator('*:focus')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('an open dialog in a frame of a docs page leaves the focus to the page', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/iframe.html?id=components-dialog--docs&viewMode=docs`);
  const element = page.locator('iframe[src*="patterns-list-of-apps--deleting"]').first();
  await element.scrollIntoViewIfNeeded();
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error('no frame');
  await finished(frame);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
});

test('a change in the toolbar keeps the reader’s changes', async ({ page }) => {
  await open(page, 'components-accordion--default');
  const question = page.getByRole('button', { name: 'Limits' });
  await question.click();
  await page.evaluate(chooseDark);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(question).toHaveAttribute('aria-expanded', 'true');
});
