import { expect, type Page, test } from 'playwright/test';
import { siteOrigin } from './support/instances.ts';

const firstScript = '**/assets/index-*.js';
const pageScript = '**/assets/email-verification-*.js';

/** Never responds to the verification call, and records the tokens that were sent. */
async function holdCall(page: Page): Promise<(string | null)[]> {
  const tokens: (string | null)[] = [];
  await page.route('**/user/verify-email*', (route) => {
    tokens.push(new URL(route.request().url()).searchParams.get('token'));
  });
  return tokens;
}

test('the token leaves the address at once, and a visitor with a link sees no resend button', async ({
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

test('the page is shown before its first script, but what depends on a link only after it', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(firstScript, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/email-verification', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Weft, home' })).toBeVisible();
  await expect(page.locator('h1')).toHaveText('Verify your email address');
  await expect(page.locator('h1')).toBeHidden();
  resolve();
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible();
  await page.mouse.move(200, 200);
  await expect(page.getByRole('button', { name: 'resend' })).toBeEnabled();
});

test('if the first script does not load, everything is shown after some seconds', async ({ page }) => {
  await page.route(firstScript, (route) => route.abort());
  await page.goto('/email-verification');
  const heading = page.locator('h1');
  await expect(heading).toBeHidden();
  await heading.evaluate((element) => {
    for (const wait of element.closest('.verification-panel')?.getAnimations() ?? []) wait.finish();
  });
  await expect(heading).toBeVisible();
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
