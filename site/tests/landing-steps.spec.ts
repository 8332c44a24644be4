import { expect, type Page, test } from 'playwright/test';
import { violationsOf } from './support/axe.ts';
import { box, openLanding } from './support/landing.ts';

const enlarge = (page: Page) => page.getByRole('button', { name: 'Enlarge the picture of the three steps' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Describe it, connect it, launch it' });
const drawn = (page: Page, within: string) =>
  page.locator(`${within} img`).evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);

for (const { width, height, source } of [
  { width: 1440, height: 900, source: /\/process\.\w+\.svg$/ },
  { width: 390, height: 844, source: /\/process-small\.\w+\.svg$/ },
]) {
  test(`the click that hydrates the page opens the enlarged process picture: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(enlarge(page)).toHaveAttribute('aria-haspopup', 'dialog');
    await enlarge(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => drawn(page, '.process-enlarged')).toMatch(source);
    expect(await drawn(page, '.process-picture')).toMatch(source);
    const small = await box(page, '.process-picture img');
    const large = await box(page, '.process-enlarged img');
    expect(large.width).toBeGreaterThan(small.width * 1.15);
    expect(large.width / large.height).toBeCloseTo(small.width / small.height, 1);
    expect(await violationsOf(page, { within: '[role=dialog]' })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(enlarge(page)).toBeFocused();
  });
}

test('the button is in front of the picture', async ({ page }) => {
  await page.goto('/');
  await enlarge(page).scrollIntoViewIfNeeded();
  const painted = await enlarge(page).evaluate((button) => {
    // Without its click area, which covers the whole picture.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.process-enlarge::after { display: none }');
    document.adoptedStyleSheets.push(sheet);
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(painted).toBe(true);
});

test('dialog, scroll container and picture have different accessible names', async ({ page }) => {
  await page.goto('/');
  await enlarge(page).click();
  await expect(dialog(page)).toMatchAriaSnapshot(`
    - dialog "Describe it, connect it, launch it":
      - button "Close"
      - heading "Describe it, connect it, launch it" [level=2]
      - group "Enlarged picture":
        - img /Three stages joined by threads/
  `);
});

test('the page does not scroll under the enlarged picture; keys scroll the picture and close it', async ({
  page,
}) => {
  await openLanding(page, { width: 1024, height: 400 });
  await enlarge(page).scrollIntoViewIfNeeded();
  await expect(page.locator('html')).not.toHaveClass(/lenis-scrolling/);
  const scrollY = () => page.evaluate(() => window.scrollY);
  const before = await scrollY();

  // The whole picture is the click area.
  const { left, top } = await box(page, '.process-picture');
  await page.mouse.click(left + 40, Math.max(top, 100) + 40);
  await expect(dialog(page)).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => dialog(page).evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  expect(await scrollY()).toBe(before);

  await page.keyboard.press('Tab');
  await expect(page.locator('.process-enlarged')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect
    .poll(() => page.locator('.process-enlarged').evaluate((element) => element.scrollLeft))
    .toBeGreaterThan(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(enlarge(page)).toBeFocused();
  expect(await scrollY()).toBe(before);
});

test('under smooth scrolling the wheel over the open menu scrolls the menu, not the page', async ({
  page,
}) => {
  await openLanding(page, { width: 1000, height: 260 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('menu');
  await expect(menu).toBeVisible();
  await menu.hover();
  await page.mouse.wheel(0, 120);
  await expect.poll(() => menu.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
