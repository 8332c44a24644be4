import { expect, type Page, test } from 'playwright/test';
import { fillSignup, holdScripts, newPerson } from './support/forms.ts';
import { siteOrigin } from './support/instances.ts';

const firstScript = 'index-*.js';
const pageScript = 'email-verification-*.js';

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
  const letGo = await holdScripts(page, pageScript);
  const asked = page.waitForRequest(`**/assets/${pageScript}`);
  await page.goto('/email-verification?token=abc', { waitUntil: 'commit' });
  await asked;
  await expect(page).toHaveURL(`${siteOrigin}/email-verification`);
  await expect(page.locator('form button', { hasText: 'resend' })).toBeAttached();
  await expect(page.locator('form button', { hasText: 'resend' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  letGo();
  await expect(page.getByRole('heading', { name: 'Verifying your email...' })).toBeVisible();
  await expect.poll(() => tokens).toEqual(['abc']);
});

/**
 * Pauses the wait for the first script, so that only the script can end it. @returns the length of the wait, in milliseconds
 */
const stopWait = (page: Page) =>
  page.locator('.verification-panel').evaluate((panel) =>
    panel.getAnimations().map((wait) => {
      wait.pause();
      return wait.effect?.getComputedTiming().endTime;
    }),
  );

test('the page is shown before its first script, but what depends on a link only after it', async ({
  page,
}) => {
  const letGo = await holdScripts(page, firstScript);
  await page.goto('/email-verification', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Weft, home' })).toBeVisible();
  await expect.poll(() => stopWait(page)).toHaveLength(1);
  await expect(page.locator('h1')).toHaveText('Verify your email address');
  await expect(page.locator('h1')).toBeHidden();
  letGo();
  await expect(page.locator('h1')).toBeVisible();
  await page.mouse.move(200, 200);
  await expect(page.getByRole('button', { name: 'resend' })).toBeEnabled();
});

test('a visitor with a link sees no resend button before the first script nor after it', async ({ page }) => {
  const letGo = await holdScripts(page, firstScript);
  await holdCall(page);
  await page.goto('/email-verification?token=abc', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Weft, home' })).toBeVisible();
  await expect.poll(() => stopWait(page)).toHaveLength(1);
  const resend = page.locator('form button', { hasText: 'resend' });
  await expect(resend).toBeHidden();
  letGo();
  await expect(page.getByRole('heading', { name: 'Verifying your email...' })).toBeVisible();
  await expect(resend).toHaveCount(0);
});

test('if the first script does not load, everything is shown after six seconds', async ({ page }) => {
  await page.route(`**/assets/${firstScript}`, (route) => route.abort());
  await page.goto('/email-verification');
  await expect(page.locator('h1')).toBeHidden();
  expect(await stopWait(page)).toEqual([6000]);
  await page.locator('.verification-panel').evaluate((panel) => panel.getAnimations()[0]?.finish());
  await expect(page.locator('h1')).toBeVisible();
});

test('a script that fails to load at first does not lose the link', async ({ page }) => {
  const tokens = await holdCall(page);
  let broken = true;
  await page.route(`**/assets/${pageScript}`, (route) => {
    if (!broken) return route.fallback();
    broken = false;
    return route.abort();
  });
  await page.goto('/email-verification?token=abc');
  await expect(page.getByRole('heading', { name: 'Verifying your email...' })).toBeVisible();
  await expect(page).toHaveURL(`${siteOrigin}/email-verification`);
  await expect.poll(() => tokens).toEqual(['abc']);
});

for (const query of ['?token', '?token=', '?token=&utm_source=mail']) {
  test(`a link that was cut off at ${query} fails, and the page leads to the login`, async ({ page }) => {
    await page.goto(`/email-verification${query}`);
    await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
    await page.getByRole('link', { name: 'Log In' }).click();
    await expect(page).toHaveURL(`${siteOrigin}/login`);
  });
}

test('the token of a link is read beside other parameters and after an escaped ampersand, and leaves the address', async ({
  page,
}) => {
  const tokens = await holdCall(page);
  await page.goto('/email-verification?next=/a?token=b&amp;token=abc');
  await expect.poll(() => tokens).toEqual(['abc']);
  await expect(page).toHaveURL(`${siteOrigin}/email-verification`);
});

for (const [when, reply, text] of [
  ['after a network error', 'abort', 'A network error occurred. Please try again later.'],
  ['while the service is out of order', 503, 'The service is not available at the moment.'],
  ['after too many calls', 429, 'Too many requests.'],
  ['after a reply of another server', 200, 'Email verification failed. Please try again.'],
] as const) {
  test(`${when} a reload tries the link again`, async ({ page }) => {
    await page.route('**/user/verify-email*', (route) =>
      reply === 'abort'
        ? route.abort()
        : route.fulfill(
            reply === 200
              ? { contentType: 'text/html', body: '<p>Log in to this network</p>' }
              : { status: reply, json: { status: 'error', message: text } },
          ),
    );
    await page.goto('/email-verification?token=a+b');
    await expect(page.getByText(text)).toBeVisible();
    const tokens = await holdCall(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Verifying your email...' })).toBeVisible();
    await expect(page).toHaveURL(`${siteOrigin}/email-verification`);
    await expect.poll(() => tokens).toEqual(['a+b']);
  });
}

test('a reload after a refusal does not try the link again', async ({ page }) => {
  await page.route('**/user/verify-email*', (route) =>
    route.fulfill({ status: 400, json: { status: 'error', message: 'This link has expired.' } }),
  );
  await page.goto('/email-verification?token=abc');
  await expect(page.getByText('This link has expired.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible();
});

test('a return from login says again that the address is verified, without a second call', async ({
  page,
}) => {
  let calls = 0;
  await page.route('**/user/verify-email*', (route) => {
    calls += 1;
    return route.fulfill({ json: { status: 'success' } });
  });
  await page.goto('/email-verification?token=abc');
  const verified = page.getByRole('heading', { name: 'Your email is Verified' });
  await expect(verified).toBeVisible();
  await page.getByRole('link', { name: 'Back to Login' }).click();
  await expect(page).toHaveURL(`${siteOrigin}/login`);
  await page.goBack();
  await expect(verified).toBeVisible();
  expect(calls).toBe(1);
});

test('a verification that was left is tried again on return, and not on the page after a sign-up', async ({
  page,
}) => {
  const tokens = await holdCall(page);
  await page.route('**/user/register', (route) => route.fulfill({ json: { status: 'success' } }));
  await page.goto('/email-verification?token=abc');
  const verifying = page.getByRole('heading', { name: 'Verifying your email...' });
  await expect(verifying).toBeVisible();
  await expect.poll(() => tokens).toEqual(['abc']);
  await page.getByRole('link', { name: 'Weft, home' }).click();
  await page.getByRole('link', { name: 'Login' }).click();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await fillSignup(page, newPerson());
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${siteOrigin}/signup`);
  await page.evaluate(() => window.history.go(-3));
  await expect(verifying).toBeVisible();
  await expect.poll(() => tokens).toEqual(['abc', 'abc']);
});
