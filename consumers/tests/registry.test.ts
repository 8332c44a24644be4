import { expect } from 'playwright/test';
import { originOf } from '../apps.ts';
import { test } from '../silent-page.ts';

const ORIGIN = originOf('host-styles');

test('blocks that the shadcn CLI adds look and answer as in the package', async ({ silent: page }) => {
  await page.goto(`${ORIGIN}/blocks`);
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toHaveCSS('background-color', /^(?!rgba\(0, 0, 0, 0\)).+/);
  await submit.click();
  await expect(page.locator('[data-slot=error-summary]')).toContainText('Full name is required');
  await page.getByRole('form', { name: 'Newsletter' }).getByRole('button').click();
  await expect(page.getByText('Enter an address like name@example.com')).toBeVisible();
});

test('the shadcn CLI installs the package for them', async ({ request }) => {
  const installed = await (await request.get(`${ORIGIN}/installed.txt`)).text();
  expect(installed.trim()).toMatch(/^add (-- )?@weft\/design-system@\^\d+\.\d+\.\d+$/);
});
