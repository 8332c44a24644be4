import { expect, type Page, test } from 'playwright/test';
import { siteOrigin } from './support/instances.ts';

const pageScript = '**/assets/email-verification-*.js';

/** Leaves the verification's call unanswered, and notes the tokens that were sent. */
async function holdCall(page: Page): Promise<(string | null)[]> {
  const tokens: (string | null)[] = [];
  await page.route('**/user/verify-email*', (route) => {
    tokens.push(new URL(route.request().url()).searchParams.get('token'));
  });
  return tokens;
}

test('the token is out of the address before the page, and a visitor with a link is offered no new one', async ({
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

test('nothing of the page is painted before its first script, which knows whether there is a link', async ({
  page,
}) => {
  await page.goto('/email-verification');
  await expect(page.locator('head script[type=module][blocking=render]')).toHaveCount(1);
  await page.mouse.move(200, 200);
  await expect(page.getByRole('button', { name: 'resend' })).toBeEnabled();
});

test('a script that did not load at first costs no link', async ({ page }) => {
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
