import { expect, type Page, test } from 'playwright/test';
import { siteOrigin } from './support/instances.ts';

const pageScript = '**/assets/email-verification-*.js';

/** Never responds to the verification call, and records the tokens that were sent. */
async function holdCall(page: Page): Promise<(string | null)[]> {
  const tokens: (string | null)[] = [];
  await page.route('**/user/verify-email*', (route) => {
    tokens.push(new URL(route.request().url()).searchParams.get('token'));
  });
  return tokens;
}

test('the token leaves the address before the first paint, and a visitor with a link sees no resend button', async ({
  page,
}) => {
  const tokens = await holdCall(page);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(pageScript, async (route) => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest(pageScript);
  await page.goto('/email-verification?token=abc', { waitUntil: 'commit' });
  await asked;
  await expect(page).toHaveURL(`${siteOrigin}/email-verification`);
  await expect(page.locator('form button', { hasText: 'resend' })).toBeAttached();
  await expect(page.locator('form button', { hasText: 'resend' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  resolve();
  await expect(page.getByRole('heading', { name: 'Verifying your email...' })).toBeVisible();
  await expect.poll(() => tokens).toEqual(['abc']);
});

test('the page is not painted before its first script, which knows whether there is a token', async ({
  page,
}) => {
  await page.goto('/email-verification');
  await expect(page.locator('head script[type=module][blocking=render]')).toHaveCount(1);
  await page.mouse.move(200, 200);
  await expect(page.getByRole('button', { name: 'resend' })).toBeEnabled();
});

test('a script that fails to load at first does not lose the link', async ({ page }) => {
  const tokens = await holdCall(page);
  let broken = true;
  await page.route(pageScript, (route) => {
    if (!broken) return route.fallback();
    broken = false;
    return route.abort();
  });
  await page.goto('/email-verification?token=abc');
  await expect(page.getByRole('heading', { name: 'Verifying your email...' })).toBeVisible();
  await expect(page).toHaveURL(`${siteOrigin}/email-verification`);
  await expect.poll(() => tokens).toEqual(['abc']);
});
