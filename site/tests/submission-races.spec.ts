import { expect, type Page, test } from 'playwright/test';
import {
  fillLogin,
  fillSignup,
  fillSupport,
  forms,
  holdCall,
  holdScripts,
  newPerson,
} from './support/forms.ts';
import { mainAppOrigin, siteOrigin } from './support/instances.ts';

/** Opens a page and stops its clock, so that only the test advances time. */
async function stopClock(page: Page, load: () => Promise<unknown>): Promise<void> {
  await page.clock.install({ time: 0 });
  await load();
  await page.clock.pauseAt(3_600_000);
}

/** A form's texts for a failed call and for a network error. */
const refused = /^(Refused|Failed to submit support request)$/;
const noNetwork = /^(Network error. Please try again later.|An error occurred. Please try again.)$/;
const told = (page: Page) => page.getByRole('alert').filter({ hasText: /\S/ });

for (const { call, path, fill, button, busyLabel, email } of forms) {
  test(`${call}: three clicks in one tick, Enter and a forced click while busy make one call`, async ({
    page,
  }) => {
    const { calls, letGo } = await holdCall(page, call);
    await page.goto(path);
    await fill(page, newPerson());
    const submit = page.getByRole('button', { name: button, exact: true });
    await expect(submit).toBeEnabled();
    await submit.evaluate((element: HTMLElement) => {
      element.click();
      element.click();
      element.click();
    });
    const busy = page.getByRole('button', { name: busyLabel, exact: true });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(busy).toBeDisabled();
    await page.getByLabel(email).press('Enter');
    await busy.click({ force: true });
    letGo();
    await expect(told(page)).toHaveText(refused);
    expect(calls).toHaveLength(1);
  });

  test(`${call}: no reply within 15 seconds and no connection show the network text, and a retry works`, async ({
    page,
    context,
  }) => {
    const { calls, letGo } = await holdCall(page, call);
    const submit = page.getByRole('button', { name: button, exact: true });
    const person = newPerson();
    await stopClock(page, async () => {
      await page.goto(path);
      await fill(page, person);
      await expect(submit).toBeEnabled();
    });
    await submit.click();
    const busy = page.locator('[aria-busy=true]');
    await expect(busy).toBeVisible();
    await expect.poll(() => calls.length).toBe(1);
    await page.clock.runFor(14_999);
    await expect(busy).toBeVisible();
    await page.clock.runFor(1);
    await expect(told(page)).toHaveText(noNetwork);
    await expect(submit).toBeEnabled();
    await expect(page.getByLabel(email)).toHaveValue(person.email);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(true);
    await submit.click();
    await expect(busy).toHaveCount(0);
    await expect(told(page)).toHaveText(noNetwork);

    await context.setOffline(false);
    const again = await holdCall(page, call);
    await submit.click();
    await expect(busy).toBeVisible();
    await expect(told(page)).toHaveCount(0);
    again.letGo();
    await expect(told(page)).toHaveText(refused);
    letGo();
  });
}

test('a verification without a reply within 15 seconds shows the network text', async ({ page }) => {
  const { calls, letGo } = await holdCall(page, 'verify-email');
  await page.clock.install({ time: 0 });
  await page.goto('/email-verification?token=abc');
  await expect(page.getByRole('heading', { name: 'Verifying your email...' })).toBeVisible();
  await expect.poll(() => calls.length).toBe(1);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_000));
  await page.clock.runFor(12_000);
  await expect(page.getByText('A network error occurred. Please try again later.')).toBeVisible();
  letGo();
});

test('leaving the page aborts the call, and a late success does not navigate', async ({ page }) => {
  const { calls, letGo } = await holdCall(page, 'register', { json: { status: 'success' } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'warning' && complaints.push(message.text()));
  const submit = page.getByRole('button', { name: 'Submit' });
  await stopClock(page, async () => {
    await page.goto('/signup');
    await fillSignup(page, newPerson());
    await expect(submit).toBeEnabled();
  });
  await submit.click();
  await expect.poll(() => calls.length).toBe(1);
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/user/register'));
  await page.getByRole('link', { name: 'Log In' }).click();
  expect((await ended).failure()?.errorText).toContain('ERR_ABORTED');
  letGo();
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveURL(`${siteOrigin}/login`);
  expect(complaints).toEqual([]);
});

/** Signs up with success. The script of the next page has been requested, and comes with `letScriptGo`. */
async function signUpAndHoldNextPage(page: Page) {
  const { calls, letGo } = await holdCall(page, 'register', { json: { status: 'success' } });
  letGo();
  const letScriptGo = await holdScripts(page, 'email-verification-*.js');
  await page.goto('/signup');
  await fillSignup(page, newPerson());
  const asked = page.waitForRequest('**/assets/email-verification-*.js');
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.click();
  await asked;
  return { calls, submit, letScriptGo };
}

test('a sign-up that succeeded stays busy, and is sent once, while the next page loads', async ({ page }) => {
  const { calls, submit, letScriptGo } = await signUpAndHoldNextPage(page);
  await expect(page).toHaveURL(`${siteOrigin}/email-verification`);
  await submit.click({ force: true });
  await page.getByLabel('Email').press('Enter');
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  letScriptGo();
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a visitor who goes back before the next page has loaded can sign up again', async ({ page }) => {
  const { calls, submit } = await signUpAndHoldNextPage(page);
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await page.goBack();
  await expect(page).toHaveURL(`${siteOrigin}/signup`);
  await submit.click();
  await expect.poll(() => calls.length).toBe(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a sign-up that succeeds while the page of another link loads does not lead elsewhere', async ({
  page,
}) => {
  const { calls, letGo } = await holdCall(page, 'register', { json: { status: 'success' } });
  const letScriptGo = await holdScripts(page, 'login-*.js');
  await page.goto('/signup');
  await fillSignup(page, newPerson());
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => calls.length).toBe(1);
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(`${siteOrigin}/login`);
  const answered = page.waitForResponse('**/user/register');
  letGo();
  await (await answered).finished();
  letScriptGo();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveURL(`${siteOrigin}/login`);
  await expect.poll(() => page.evaluate(() => history.length)).toBe(3);
});

test('a visitor who goes back while the main application loads sees no network error', async ({ page }) => {
  const tokens = { status: 'success', accestoken: 'access', refreshtoken: 'refresh' };
  const { letGo } = await holdCall(page, 'user/login', { json: tokens });
  letGo();
  await page.route(`${mainAppOrigin}/**`, () => {}); // never replies
  await page.goto('/signup');
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.reload();
  const letScriptGo = await holdScripts(page, 'signup-*.js');
  await fillLogin(page, newPerson());
  // While it leaves, Playwright can neither go back nor run code in the page.
  await page.evaluate(() =>
    window.navigation.addEventListener('navigate', ({ destination }) => {
      if (!destination.sameDocument) window.setTimeout(() => window.history.back());
    }),
  );
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(page).toHaveURL(`${siteOrigin}/signup`);
  await expect(told(page)).toHaveCount(0);
  letScriptGo();
  await expect(page.getByRole('heading', { name: 'Signup' })).toBeVisible();
});

test('the token leaves the address bar, is sent once and unchanged, and is stored nowhere', async ({
  page,
}) => {
  const { calls, letGo } = await holdCall(page, 'verify-email');
  letGo();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const sentAs = JSON.stringify([request.url(), request.headers()]);
    const [isLink, isCall] = [request.isNavigationRequest(), request.url().includes('/user/verify-email')];
    if (!isLink && !isCall && /a(\+|%2B)b/i.test(sentAs)) elsewhere.push(sentAs);
    if (request.headers().referer) elsewhere.push(sentAs);
    if (isCall) expect(request.postData()).toBeNull();
  });
  const token = 'a+b/c=&#é%';
  // An unencoded plus sign stays a plus sign.
  await page.goto(`/email-verification?token=${encodeURIComponent(token).replace('%2B', '+')}`);
  await expect(page.getByRole('heading', { name: 'Verification Failed' })).toBeVisible();
  await expect(page).toHaveURL(`${siteOrigin}/email-verification`);
  expect(calls.map((url) => new URL(url).searchParams.get('token'))).toEqual([token]);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
  );
  expect(kept).not.toContain('a+b');
  expect(elsewhere).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Verify your email address' })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('a click or Enter before hydration sends nothing', async ({ page }) => {
  const letGo = await holdScripts(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('?')) sent.push(request.url());
  });
  for (const { path, fill, button, email } of forms) {
    await page.goto(path, { waitUntil: 'commit' });
    await fill(page, newPerson());
    await page.getByLabel(email).press('Enter');
    await page.getByRole('button', { name: button, exact: true }).click({ force: true });
    await expect(page).toHaveURL(siteOrigin + path);
  }
  await page.goto('/email-verification', { waitUntil: 'commit' });
  // Hidden until the first script.
  await expect(page.getByRole('button', { name: 'resend', includeHidden: true })).toBeDisabled();
  letGo();
  await page.mouse.move(200, 200);
  await expect(page.getByRole('button', { name: 'resend' })).toBeEnabled();
  expect(sent).toEqual([]);
});

test('input that is typed during a support request is kept after its success', async ({ page }) => {
  const { letGo } = await holdCall(page, 'customer-support', { json: {} });
  await page.goto('/customer-support');
  await fillSupport(page, newPerson(), 'The first thread.');
  const asked = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Submit' }).click();
  await asked;
  await page.getByLabel('Description').fill('The first thread, and a second one.');
  letGo();
  await expect(page.getByText('Support request submitted successfully!')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('The first thread, and a second one.');
});

test('the message of one login is gone when the next one is refused', async ({ page }) => {
  await page.route('**/login', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 401, json: { message: 'Invalid credentials' } })
      : route.fallback(),
  );
  await page.goto('/login');
  await fillLogin(page, newPerson());
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  const failure = page.locator('form [data-slot=notice]').filter({ hasText: 'Invalid credentials' });
  await expect(failure).toBeVisible();
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  await expect(failure).toBeHidden();
});

test('the outcome of one support request is gone when the next one is refused', async ({ page }) => {
  await page.route('**/customer-support', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ json: {} }) : route.fallback(),
  );
  await page.goto('/customer-support');
  await fillSupport(page, newPerson(), 'The first thread.');
  await page.getByRole('button', { name: 'Submit' }).click();
  const outcome = page.getByText('Support request submitted successfully!');
  await expect(outcome).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByLabel('Description')).toHaveAttribute('aria-invalid', 'true');
  await expect(outcome).toBeHidden();
});
