import { expect, type FrameLocator, type Page, test } from 'playwright/test';

/** Milliseconds for frames that load one after the other. */
const PATIENCE = 120_000;

const open = (page: Page, id: string) =>
  page.goto(`${process.env.STORYBOOK_ORIGIN}/iframe.html?id=${id}&viewMode=story`);

const screen = (page: Page, caption: string): FrameLocator => page.frameLocator(`iframe[title="${caption}"]`);

for (const caption of ['phone 390, light', 'xl 1300, dark']) {
  test(`a landing page at three widths is fully visible: ${caption}`, async ({ page }) => {
    await open(page, 'pages-landing--at-three-widths');
    const root = screen(page, caption).locator('html');
    await expect(screen(page, caption).getByRole('contentinfo')).toBeAttached({ timeout: PATIENCE });
    await expect
      .poll(() => root.evaluate((html) => html.scrollHeight - html.clientHeight), { timeout: PATIENCE })
      .toBe(0);
    // Half of the screen's height, not of the frame's.
    const card = screen(page, caption).locator('[data-stack="card"]').first();
    if (caption.startsWith('xl')) expect(await card.evaluate((part) => part.clientHeight)).toBeLessThan(900);
  });
}

test('the hero shows five steps of its scene, and does not play with reduced motion', async ({ page }) => {
  await open(page, 'pages-landing--motion-steps');
  const drawn = (step: number): Promise<number> =>
    screen(page, `Hero, ${step} %`)
      .locator('.hero-track[data-playing] .hero-intro-text > :first-child')
      .evaluate((text) => Number(getComputedStyle(text).getPropertyValue('--drawn')), undefined, {
        timeout: PATIENCE,
      });
  await expect.poll(() => drawn(25), { timeout: PATIENCE }).toBeGreaterThan(0.1);
  await expect.poll(() => drawn(100), { timeout: PATIENCE }).toBe(1);
  expect(await drawn(0)).toBe(0);
  expect(await drawn(25)).toBeLessThan(await drawn(50));
  const still = screen(page, 'Hero, reduced motion');
  await expect(still.locator('.hero-track')).toBeVisible({ timeout: PATIENCE });
  await expect(still.locator('.hero-track')).not.toHaveAttribute('data-playing');
  await expect(still.locator('.pin-spacer')).toHaveCount(0);
});

test('every state of a form is shown', async ({ page }) => {
  await open(page, 'pages-login--every-state');
  await expect(page.locator('iframe')).toHaveCount(12);
  await expect(page.locator('.screen-wait').last()).toHaveText('Waits for the screens before it');
  // The loading indicator covers a frame until its play function has ended.
  const covers = () =>
    page
      .locator('.screen-window[aria-busy="true"]')
      .first()
      .evaluate((frame) => {
        frame.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = frame.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.className;
      });
  expect(await covers()).toBe('screen-wait');
  await expect(page.locator('iframe[data-waiting]')).toHaveCount(0, { timeout: PATIENCE });
  await expect(page.getByRole('status')).toHaveText('All 12 screens are drawn', { timeout: PATIENCE });
  await expect(page.locator('.screen-wait, [aria-busy="true"]')).toHaveCount(0);
  const refused = page.frameLocator('iframe[title="Refused"]').first();
  await expect(refused.getByText('Login failed. Please check your credentials.')).toBeVisible({
    timeout: PATIENCE,
  });
});
