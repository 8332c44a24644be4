import { BRANDS } from '@weft/design-system/storybook/brands.ts';
import { expect, test } from 'playwright/test';

test('the address of the playground keeps the choices', async ({ page }) => {
  const choices =
    'story:components-button--default;widths[0]:320;themes[0]:dark;directions[0]:rtl;brands[0]:taxi';
  const address = `${process.env.STORYBOOK_ORIGIN}/index.html?path=/story/getting-started-playground--component`;
  await page.goto(`${address}&args=${choices}`);
  const windows = page.frameLocator('#storybook-preview-iframe').getByRole('figure');
  await expect(windows).toHaveText(['320, dark, right to left, taxi']);
  const part = windows.locator('iframe').contentFrame().getByRole('button');
  await expect(part).toHaveCSS('border-radius', `${BRANDS.taxi.radius}px`);
  await page.getByRole('checkbox', { name: '768', exact: true }).check();
  await expect(windows).toHaveText(['320, dark, right to left, taxi', '768, dark, right to left, taxi']);
  await expect(page).toHaveURL(/widths\[1\]:768/);
  await page.reload();
  await expect(windows).toHaveText(['320, dark, right to left, taxi', '768, dark, right to left, taxi']);
});

test('a component’s link to the playground keeps the toolbar’s settings, and the windows have them', async ({
  page,
}) => {
  const address = `${process.env.STORYBOOK_ORIGIN}/index.html?path=/docs/components-badge--docs`;
  await page.goto(`${address}&globals=textSize:double;direction:rtl;brand:plum`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.getByRole('link', { name: 'Try it in the playground' }).click();
  await expect(page).toHaveURL(/playground--component.*globals=.*textSize:double/);
  const shown = frame.frameLocator('iframe[title="390, light, plum"]');
  await expect(shown.locator('html')).toHaveAttribute('data-text-size', 'double');
  await expect(shown.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('a part that lies above the page opens in the playground as it is pictured', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/index.html?path=/docs/components-dialog--docs`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.getByRole('link', { name: 'Try it in the playground' }).click();
  const shown = frame.frameLocator('iframe[title="390, light, weft"]');
  await expect(shown.getByRole('dialog', { includeHidden: true })).toBeVisible();
});

test('a story that does not exist gets the nearest ids instead of windows', async ({ page }) => {
  const address = `${process.env.STORYBOOK_ORIGIN}/index.html?path=/story/getting-started-playground--component`;
  await page.goto(`${address}&args=story:components-buton--states`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await expect(frame.getByRole('alert')).toContainText('There is no story ‘components-buton--states’.');
  await expect(frame.getByRole('alert')).toContainText('components-button--states');
  await expect(frame.getByRole('figure')).toHaveCount(0);
});

test('a window of the playground is as high as its content again after an answer closes', async ({
  page,
}) => {
  const id = 'getting-started-playground--component';
  const args = 'story:components-faqaccordion--default;widths[0]:390;themes[0]:light';
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/iframe.html?viewMode=story&id=${id}&args=${args}`);
  const frame = page.getByRole('figure').locator('iframe');
  await expect(frame).toHaveAttribute('data-shown');
  const own = frame.contentFrame();
  const height = (): Promise<number> => frame.evaluate((element) => element.clientHeight);
  const content = (): Promise<number> =>
    own.locator('html').evaluate((root: HTMLElement) => root.offsetHeight);
  const question = own.getByRole('button').first();
  const closed = await content();
  await question.click();
  await expect.poll(height).toBeGreaterThan(closed + 40);
  const opened = await height();
  await question.click();
  await expect.poll(content).toBeLessThan(opened - 40);
  await expect.poll(async () => (await height()) - (await content())).toBe(0);
});
