import { expect, type Page, test } from 'playwright/test';
import { fillLogin, fillSignup, forms, holdScripts, newPerson } from './support/forms.ts';
import { accountOrigin, mainAppOrigin } from './support/instances.ts';

/** The values of the form's fields, by name. */
const typed = (page: Page) =>
  page
    .locator('form:visible')
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])),
    );

const person = newPerson();
const withoutPasswords = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, /password/i.test(name) ? '' : value]),
  );

for (const { path, fill, button } of forms) {
  // Firefox restores fields on reload, and every browser when it restores a tab. Chromium and WebKit clear them on reload.
  test(`${path}: input that the browser restores before hydration stays and counts`, async ({ page }) => {
    await page.goto(path);
    await fill(page, person);
    const before = await typed(page);
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('form')).toBeVisible();
    await page.locator('form').evaluate((form: HTMLFormElement, values) => {
      for (const control of form.elements) {
        const field = control as HTMLInputElement;
        if (field.name) field.value = values[field.name] ?? '';
      }
    }, before);
    letGo();
    // The test does not touch the page: it hydrates because a field holds input.
    await expect(page.getByRole('button', { name: button, exact: true })).toBeEnabled();
    expect(await typed(page)).toEqual(before);
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: button, exact: true }).click();
    expect((await sent).postData()).toContain(person.email);
  });

  test(`${path}: coming back from another site restores everything except passwords, also shown ones`, async ({
    page,
  }) => {
    await page.goto(path);
    await fill(page, person);
    const before = await typed(page);
    const hidden = page.getByRole('button', { name: /^Show/ });
    while ((await hidden.count()) > 0) await hidden.first().click();
    // The page itself navigates, because Chromium then stores form input at once. Otherwise it takes up to a second.
    await page.evaluate(() => window.location.assign('about:blank'));
    await page.waitForURL('about:blank');
    await page.goBack();
    await expect.poll(() => typed(page)).toEqual(withoutPasswords(before));
    await page.goForward();
    await page.goBack();
    await expect.poll(() => typed(page)).toEqual(withoutPasswords(before));
  });

  test(`${path}: a failed call keeps all input`, async ({ page }) => {
    await page.route(`${accountOrigin}/**`, (route) => route.abort());
    await page.goto(path);
    await fill(page, person);
    const before = await typed(page);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: /try again/i })).toBeVisible();
    expect(await typed(page)).toEqual(before);
  });
}

test('other pages, back and forward keep all input except passwords', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await fillSignup(page, person);
  const before = await typed(page);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(person.email);
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toBeVisible();
  await expect.poll(() => typed(page)).toEqual(withoutPasswords(before));
});

test("a failed load of another page's script keeps the input of this page", async ({ page }) => {
  await page.route('**/assets/login-*.js', (route) => route.abort());
  await page.goto('/signup');
  await fillSignup(page, person);
  const before = await typed(page);
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Company name' })).toBeVisible();
  await expect.poll(() => typed(page)).toEqual(withoutPasswords(before));
});

test('a hand-off whose script fails to load shows the network text and keeps the form', async ({ page }) => {
  let broken = true;
  await page.route('**/assets/hand-off-*.js', (route) => (broken ? route.abort() : route.fallback()));
  await page.route('**/user/login', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      json: { status: 'success', accestoken: 'an-access-token', refreshtoken: 'a-refresh-token' },
    }),
  );
  await page.goto('/login');
  await fillLogin(page, person);
  const before = await typed(page);
  const submit = page.getByRole('button', { name: 'Login' });
  await submit.click();
  await expect(page.getByRole('alert')).toHaveText('Network error. Please try again later.');
  expect(await typed(page)).toEqual(before);
  broken = false;
  await submit.click();
  await expect(page).toHaveURL(new RegExp(mainAppOrigin));
});

test('a page from the back/forward cache is idle and has no password', async ({ page }) => {
  await page.route('**/user/login', () => {});
  await page.goto('/login');
  await fillLogin(page, person);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
  expect(await typed(page)).toEqual({ email: person.email, password: '' });
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('the current page stays while the script of the next one loads', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/signup-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  const asked = page.waitForRequest('**/assets/signup-*.js');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await asked;
  for (let frame = 0; frame < 3; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveTitle(/^Login/);
  resolve();
  await expect(page.getByRole('heading', { name: 'Signup' })).toBeVisible();
  await expect(page).toHaveTitle(/^Signup/);
  await expect(page.getByRole('heading', { name: 'Signup' })).toBeFocused();
});

test('a form whose script fails reloads once, says so, keeps its input, and hydrates when the script loads again', async ({
  page,
}) => {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.route('**/assets/signup-*.js', (route) => route.abort());
  await page.goto('/signup');
  const again = page.waitForEvent('load');
  await page.mouse.move(200, 200);
  await again;
  const name = page.getByLabel('Name', { exact: true });
  await name.fill(person.name);
  const notice = page.locator('form').getByText('What you typed is still here');
  await expect(notice).toBeVisible();
  await expect(name).toHaveValue(person.name);
  expect(loads).toHaveLength(2);

  await page.unrouteAll();
  await fillSignup(page, person);
  await expect(notice).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
