import { expect, type Frame, type FrameLocator, type Locator } from 'playwright/test';
import { isWholePages, readEntries } from './support/built.ts';
import { framingLook } from './support/looks.ts';
import { test } from './support/places.ts';

const stories = readEntries().filter(isWholePages);

const screen = (canvas: Frame, caption: string): FrameLocator =>
  canvas.frameLocator(`iframe[title="${caption}"]`);

/** Each screen of the landing page is as high as its page. */
async function expectWhole(canvas: Frame): Promise<void> {
  const captions = await canvas.locator('figcaption').allTextContents();
  expect(captions).toEqual(expect.arrayContaining(['phone 390, light', 'xl 1300, dark']));
  for (const caption of captions) {
    const page = screen(canvas, caption);
    await expect(page.getByRole('contentinfo'), caption).toBeAttached();
    const excess = () => page.locator('html').evaluate((html) => html.scrollHeight - html.clientHeight);
    await expect.poll(excess, caption).toBe(0);
    // Its height follows the screen, not the frame, which is as high as the page.
    const card = page.locator('[data-stack="card"]').first();
    if (caption.startsWith('xl')) expect(await card.evaluate((part) => part.clientHeight)).toBeLessThan(900);
  }
}

/** The hero stands at five steps of its scene, and does not play with reduced motion. */
async function expectSteps(canvas: Frame): Promise<void> {
  const drawn = (step: number): Promise<number> =>
    screen(canvas, `Hero, ${step} %`)
      .locator('.hero-track[data-playing] .hero-intro-text > :first-child')
      .evaluate((text) => Number(getComputedStyle(text).getPropertyValue('--drawn')));
  await expect.poll(() => drawn(25)).toBeGreaterThan(0.1);
  await expect.poll(() => drawn(100)).toBe(1);
  expect(await drawn(0)).toBe(0);
  expect(await drawn(25)).toBeLessThan(await drawn(50));
  const still = screen(canvas, 'Hero, reduced motion');
  await expect(still.locator('.hero-track')).toBeVisible();
  await expect(still.locator('.hero-track')).not.toHaveAttribute('data-playing');
  await expect(still.locator('.pin-spacer')).toHaveCount(0);
}

/** The link to the first screen. */
const firstCaption = (canvas: Frame): Locator => canvas.locator('figcaption a').first();

/** A sign covers each frame until its play function has ended. */
async function expectWaiting(canvas: Frame): Promise<void> {
  await expect(canvas.locator('iframe')).toHaveCount(12);
  await firstCaption(canvas).focus();
  await expect(canvas.locator('.screen-wait').last()).toHaveText('Waits for the screens before it');
  const covers = () =>
    canvas
      .locator('.screen-window[aria-busy="true"]')
      .first()
      .evaluate((frame) => {
        frame.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = frame.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.className;
      });
  await expect.poll(covers).toBe('screen-wait');
}

async function expectDrawn(canvas: Frame): Promise<void> {
  await expect(canvas.getByRole('status')).toHaveText('All 12 screens are drawn');
  await expect(canvas.locator('.screen-wait, [aria-busy="true"]')).toHaveCount(0);
  const refused = screen(canvas, 'Refused').first();
  await expect(refused.getByText('Login failed. Please check your credentials.')).toBeVisible();
  // The play functions have given the focus back.
  await expect(firstCaption(canvas)).toBeFocused();
}

/** What else holds of a story, while its screens are drawn and afterwards. */
const MORE: Readonly<
  Record<string, { readonly during?: typeof expectDrawn; readonly after: typeof expectDrawn }>
> = {
  'pages-landing--at-three-widths': { after: expectWhole },
  'pages-landing--motion-steps': { after: expectSteps },
  'pages-login--every-state': { during: expectWaiting, after: expectDrawn },
};

test('the stories of whole pages are found', () => {
  expect(stories.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(MORE)));
});

for (const story of stories) {
  test(`${story.title}: ${story.name} draws each screen once, without an error`, async ({ places }) => {
    const { during, after } = MORE[story.id] ?? {};
    const canvas = await places.manager.load();
    const opening = places.manager.open(story, framingLook);
    // The tab opens the next story too, so this test waits until it has opened this one.
    const both = await Promise.allSettled([opening, during?.(canvas)]);
    for (const each of both) if (each.status === 'rejected') throw each.reason;
    expect(await opening).toEqual([]);
    await after?.(canvas);
  });
}

test('a screen whose story does not load is reported in its place, and the others are drawn', async ({
  page,
}) => {
  await page.route('**/login.stories-*.js', async (route) => {
    if (decodeURIComponent(route.request().frame().url()).includes('theme:light')) return route.abort();
    // Otherwise each frame would take it from the cache.
    const response = await route.fetch();
    return route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  });
  await page.goto(
    `${process.env.STORYBOOK_ORIGIN}/iframe.html?id=pages-login--at-three-widths&viewMode=story&globals=direction:rtl`,
  );
  await expect(page.getByRole('status')).toHaveText('All 6 screens are drawn', { timeout: 60_000 });
  const drawn = page.frameLocator('iframe[title="phone 390, dark"]');
  await expect(drawn.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(drawn.locator('html')).toHaveAttribute('dir', 'rtl');
  const failed = page.frameLocator('iframe[title="phone 390, light"]');
  await expect(failed.locator('#error-message')).toContainText('Failed to fetch');
});
