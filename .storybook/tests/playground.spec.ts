import { expect, test } from 'playwright/test';

test('the address of the playground keeps the choices', async ({ page }) => {
  const choices =
    'story:components-badge--default;widths[0]:320;themes[0]:dark;directions[0]:rtl;brands[0]:taxi';
  const address = `${process.env.STORYBOOK_ORIGIN}/index.html?path=/story/getting-started-playground--component`;
  await page.goto(`${address}&args=${choices}`);
  const windows = page.frameLocator('#storybook-preview-iframe').getByRole('figure');
  await expect(windows).toHaveText(['320, dark, right to left, taxi']);
  await page.getByRole('checkbox', { name: '768', exact: true }).check();
  await expect(windows).toHaveText(['320, dark, right to left, taxi', '768, dark, right to left, taxi']);
  await expect(page).toHaveURL(/widths\[1\]:768/);
  await page.reload();
  await expect(windows).toHaveText(['320, dark, right to left, taxi', '768, dark, right to left, taxi']);
});
