import { expect, type Page, test } from 'playwright/test';
import { fillLogin, fillSignup, fillSupport, someone } from './support/forms.ts';
import { siteOrigin } from './support/world.ts';

/** Holds every call of a kind back until it is let go, and counts them. */
async function hold(page: Page, call: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const calls: string[] = [];
  await page.route(`**/${call}*`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    calls.push(route.request().url());
    await promise;
    await route.fulfill({
      status: 401,
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'application/json',
      body: '{"message":"refused"}',
    });
  });
  return { calls, letGo: resolve };
}

test('three clicks in one tick and Enter while busy send one call', async ({ page }) => {
  const { calls, letGo } = await hold(page, 'login');
  await page.goto('/login');
  await fillLogin(page, someone());
  await page.getByRole('button', { name: 'Login' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
    button.click();
  });
  const busy = page.getByRole('button', { name: 'Loading...' });
  await expect(busy).toBeDisabled();
  await page.getByLabel('Email').press('Enter');
  await busy.click({ force: true });
  letGo();
  await expect(page.getByText('Refused', { exact: true })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('leaving the page while a call is under way moves nobody when it is answered', async ({ page }) => {
  const { letGo } = await hold(page, 'register');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/signup');
  await fillSignup(page, someone());
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('link', { name: 'Log In' }).click();
  letGo();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveURL(`${siteOrigin}/login`);
  expect(errors).toEqual([]);
});

test('what was typed is there again after a look at another page, but for the passwords', async ({
  page,
}) => {
  const person = someone();
  await page.goto('/signup');
  await fillSignup(page, person);
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(person.name);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('what was typed before the script arrived stays and counts', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  const person = someone();
  await page.goto('/login', { waitUntil: 'commit' });
  await fillLogin(page, person);
  resolve();
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('the token leaves the address bar, is sent once and byte for byte, and is kept nowhere', async ({
  page,
}) => {
  const { calls, letGo } = await hold(page, 'verify-email');
  letGo();
  const token = 'a+b/c=&#é%';
  await page.goto(`/email-verification?token=${encodeURIComponent(token)}`);
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await expect(page).toHaveURL(`${siteOrigin}/email-verification`);
  expect(calls.map((url) => new URL(url).searchParams.get('token'))).toEqual([token]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  expect(kept).not.toContain('a+b');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a press before the script arrives sends nothing anywhere', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  for (const [path, button] of [
    ['/customer-support', 'Submit'],
    ['/email-verification', 'resend'],
  ] as const) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: button, exact: true })).toBeDisabled();
  }
  resolve();
  await expect(page.getByRole('button', { name: 'resend' })).toBeEnabled();
});

test('what is typed while a support request is under way outlives its success', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/customer-support', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await promise;
    await route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, body: '{}' });
  });
  await page.goto('/customer-support');
  await fillSupport(page, someone(), 'The first thread.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByLabel('Description').fill('The first thread, and a second one.');
  resolve();
  await expect(page.getByText('Support request submitted successfully!')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('The first thread, and a second one.');
});
