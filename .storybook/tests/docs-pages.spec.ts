import { expect, type FrameLocator, type Page, test } from 'playwright/test';
import { type DocsPage, PAGES } from './pages.ts';

/** Pages that embed a canvas in a frame. */
const FRAMED = PAGES.filter(({ framed }) => framed);

/** Counts the documents that the frames of a page load. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url());
    if (request.isNavigationRequest() && searchParams.get('embed') === 'true') loads += 1;
  });
  return () => loads;
}

/** Opens a page in the manager, and waits until each canvas in a frame shows its story. @returns the page, and how many frames it has */
async function openPage(page: Page, { id }: DocsPage): Promise<{ docs: FrameLocator; frames: number }> {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/index.html?path=/docs/${id}`);
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.locator('#storybook-docs h1').first()).toBeVisible();
  const frames = await docs.locator('iframe').count();
  await eachFrame(docs, frames, (frame) => expect(frame.locator('body')).toHaveClass(/sb-show-main/));
  return { docs, frames };
}

/** Scrolls each frame into view, because it loads only then, and inspects it. */
async function eachFrame(
  docs: FrameLocator,
  frames: number,
  look: (frame: FrameLocator) => Promise<void>,
): Promise<void> {
  for (let n = 0; n < frames; n += 1) {
    const frame = docs.locator('iframe').nth(n);
    await frame.scrollIntoViewIfNeeded();
    // A dialog without a trigger is beside the root alone.
    await expect(
      frame.contentFrame().locator('#storybook-root > *, body > [data-slot]').first(),
    ).toBeAttached();
    await look(frame.contentFrame());
  }
}

/** Waits until a page has processed all messages of its frames. */
async function heard(docs: FrameLocator, frames: number): Promise<void> {
  for (let n = 0; n < frames; n += 1) {
    const word = `frame ${n} has spoken`;
    const arrival = docs.locator('html').evaluate(
      (html, expected) =>
        new Promise<void>((resolve) => {
          const hear = ({ data }: MessageEvent): void => {
            if (data !== expected) return;
            window.removeEventListener('message', hear);
            html.removeAttribute('data-hears');
            resolve();
          };
          window.addEventListener('message', hear);
          html.setAttribute('data-hears', expected);
        }),
      word,
    );
    await expect(docs.locator('html')).toHaveAttribute('data-hears', word);
    const frame = docs.locator('iframe').nth(n).contentFrame().locator('html');
    await frame.evaluate((_, said) => parent.postMessage(said, '*'), word);
    await arrival;
  }
  await docs.locator('html').evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
      }),
  );
}

/** Chooses right-to-left text in the toolbar. */
async function turn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Direction: LTR' }).click();
  await page.getByRole('option', { name: 'Direction: RTL' }).click();
}

test('pages with frames are found', () => expect(FRAMED.length).toBeGreaterThan(5));

for (const docsPage of FRAMED) {
  test(`every frame of ${docsPage.title}'s page loads once, and once more when the toolbar changes`, async ({
    page,
  }) => {
    const loads = countLoads(page);
    const { docs, frames } = await openPage(page, docsPage);
    await heard(docs, frames);
    expect(frames).toBeGreaterThan(0);
    expect(loads()).toBe(frames);

    await turn(page);
    await eachFrame(docs, frames, (frame) => expect(frame.locator('html')).toHaveAttribute('dir', 'rtl'));
    await heard(docs, frames);
    expect(loads()).toBe(2 * frames);
  });
}

test('a selected tab stays selected when the toolbar changes', async ({ page }) => {
  const topBar = FRAMED.find(({ title }) => title === 'TopBar');
  if (!topBar) throw new Error("TopBar's page has no frame.");
  const { docs, frames } = await openPage(page, topBar);
  await heard(docs, frames);
  const tab = docs.getByRole('tab', { name: 'TopBarLink' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await turn(page);
  await expect(docs.locator('html')).toHaveAttribute('dir', 'rtl');
  await heard(docs, frames);
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});
