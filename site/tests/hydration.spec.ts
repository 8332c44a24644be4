import { expect, type Page, test } from 'playwright/test';
import { fillLogin, forms, holdScripts, newPerson } from './support/forms.ts';

for (const { path, fill, button, email } of forms) {
  for (const [how, send] of [
    [
      'a press on its button',
      (page: Page) => page.getByRole('button', { name: button, exact: true }).click({ force: true }),
    ],
    ['an Enter', (page: Page) => page.getByLabel(email).press('Enter')],
    [
      'requestSubmit() of a form filler',
      (page: Page) => page.locator('main form').evaluate((form: HTMLFormElement) => form.requestSubmit()),
    ],
  ] as const) {
    test(`${path}: ${how} before hydration sends the form after it`, async ({ page }) => {
      const letGo = await holdScripts(page, 'app-*.js');
      await page.goto(path);
      await fill(page, newPerson());
      await send(page);
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      letGo();
      await sent;
    });
  }
}

test('a middle click on the button before hydration sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const letGo = await holdScripts(page, 'app-*.js');
  await page.goto('/login');
  await fillLogin(page, newPerson());
  const button = page.getByRole('button', { name: 'Login', exact: true });
  await button.click({ button: 'middle', force: true });
  letGo();
  await expect(button).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});

test('an Enter before hydration sends nothing when the visitor types on', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const letGo = await holdScripts(page, 'app-*.js');
  await page.goto('/login');
  await page.getByLabel('Email').fill('jane@example.com');
  await page.getByLabel('Email').press('Enter');
  await page.getByLabel('Password', { exact: true }).fill('corre');
  letGo();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});

for (const { path, name } of [
  { path: '/customer-support', name: 'Submit' },
  { path: '/email-verification', name: 'resend' },
]) {
  test(`${path}: a button that needs no complete form is enabled before hydration`, async ({ page }) => {
    await holdScripts(page, 'app-*.js');
    await page.goto(path);
    await expect(page.getByRole('button', { name, exact: true })).toBeEnabled();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
}

test('a press during a failed hydration sends nothing when a later key hydrates the page', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  let broken = true;
  const pressed = Promise.withResolvers<void>();
  await page.route('**/assets/app-*.js', async (route) => {
    await pressed.promise;
    return broken ? route.abort() : route.fallback();
  });
  await page.goto('/login');
  await fillLogin(page, newPerson());
  const button = page.getByRole('button', { name: 'Login' });
  await button.click({ force: true });
  pressed.resolve();
  await expect(page.getByText('What you typed is still here')).toBeVisible();
  broken = false;
  await page.getByLabel('Email').press('End');
  // The page repeats a kept press in the same task in which it removes the mark.
  await expect(page.locator('html')).not.toHaveAttribute('data-failed');
  await expect(button).toBeEnabled();
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});

test('text typed while a failed hydration checks whether the site answers stays, and the page does not reload', async ({
  page,
}) => {
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route('**/assets/app-*.js', (route) => route.abort());
  await page.route('**/login', async (route) => {
    if (route.request().method() !== 'HEAD') return route.fallback();
    asked.resolve();
    await answer.promise;
    return route.fallback();
  });
  await page.goto('/login');
  const email = page.getByLabel('Email');
  await page.mouse.move(200, 200);
  await asked.promise;
  await email.fill('ada@example.com');
  answer.resolve();
  await expect(page.getByText('What you typed is still here')).toBeVisible();
  await expect(email).toHaveValue('ada@example.com');
});

test('a field that gets the focus while the page reloads after a failed hydration stops the reload, and keeps what is typed', async ({
  page,
}) => {
  let loads = 0;
  const reloading = Promise.withResolvers<void>();
  await page.route('**/assets/app-*.js', (route) => route.abort());
  await page.route('**/login', (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    loads += 1;
    if (loads === 1) return route.fallback();
    reloading.resolve(); // and the answer never comes
  });
  await page.goto('/login');
  const email = page.getByLabel('Email');
  const { x, y } = (await email.boundingBox()) as { x: number; y: number };
  await page.mouse.move(200, 200);
  await reloading.promise;
  const stopped = page.waitForEvent('requestfailed', (request) => request.isNavigationRequest());
  await page.mouse.click(x + 20, y + 10); // a locator would wait for the reload
  await stopped;
  await page.keyboard.type('ada@example.com');
  await expect(page.getByText('What you typed is still here')).toBeVisible();
  await expect(email).toHaveValue('ada@example.com');
});

test('a page whose hydration fails does not reload under a visitor who is in a field', async ({ page }) => {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.route('**/assets/app-*.js', (route) => route.abort());
  await page.goto('/login');
  const email = page.getByLabel('Email');
  await email.focus();
  await expect(page.getByRole('alert').filter({ hasText: 'What you typed is still here' })).toBeVisible();
  await expect(email).toBeFocused();
  expect(loads).toHaveLength(1);
});

test('Enter in an empty form before hydration marks the empty fields after it', async ({ page }) => {
  const letGo = await holdScripts(page, 'app-*.js');
  await page.goto('/login');
  await page.getByLabel('Email').press('Enter');
  letGo();
  await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
});

for (const path of ['/', '/login', '/customer-support']) {
  test(`${path}: without a connection before hydration, the page stays, and hydrates when the connection is back`, async ({
    page,
  }) => {
    const letGo = await holdScripts(page, 'app-*.js'); // an idle page hydrates by itself, perhaps before it is offline
    await page.goto(path);
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.mouse.move(200, 200);
    letGo();
    await failed;
    await expect(page.locator('html')).not.toHaveAttribute('data-scripted');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.context().setOffline(false);
    const loaded = page.waitForResponse('**/assets/app-*.js');
    await page.keyboard.press('Tab');
    expect((await loaded).ok()).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-scripted');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [place, name] of [
    ['the top bar', 'Menu'],
    ['the page', 'Data Management'],
  ] as const) {
    test(`the tap in ${place} that starts hydration is handled`, async ({ page }) => {
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      const control = page.getByRole('button', { name });
      await control.tap();
      await expect(control).toHaveAttribute('aria-expanded', 'true');
    });
  }
});

test('on a phone the links of the menu open before hydration, and the menu takes their place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await holdScripts(page, 'app-*.js');
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Menu' });
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Integrations' });
  await expect(link).not.toBeInViewport({ ratio: 1 });
  await button.click();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.mouse.click(200, 800);
  await expect(link).not.toBeInViewport({ ratio: 1 });
  await button.click();
  letGo();
  await expect(page.getByRole('menuitem', { name: 'Login' })).toBeVisible();
  await expect(link).not.toBeInViewport({ ratio: 1 });
});

test('a link of the menu that is chosen before hydration leads to its section after it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letGo = await holdScripts(page, 'app-*.js');
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Integrations' });
  await link.click();
  await expect(link).not.toBeInViewport({ ratio: 1 });
  letGo();
  await expect(page.locator('#integrations')).toBeInViewport();
  await expect(link).not.toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('after a failed hydration the next tap tries again', async ({ page }) => {
  let broken = true;
  await page.route('**/assets/app-*.js', (route) => (broken ? route.abort() : route.fallback()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  const again = page.waitForEvent('load'); // the page reloads, once
  await menu.click();
  await again;
  broken = false;
  await menu.click();
  await expect(page.getByRole('menu')).toBeVisible();
});

test('a link works on a page that never hydrates', async ({ page }) => {
  // Only the landing page fails: a login page that fails too would reload during the next visit.
  await page.route('**/assets/app-*.js', (route) =>
    new URL(route.request().frame().url()).pathname === '/' ? route.abort() : route.fallback(),
  );
  await page.goto('/');
  const login = page.getByRole('link', { name: 'Login' });
  await login.click();
  await expect(page).toHaveURL('/login');
  await page.waitForLoadState('networkidle'); // the page has reloaded, once
  await page.goto('/');
  await login.click();
  await expect(page).toHaveURL('/login');
});

test('the browser follows the link when hydration takes too long', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/app-*.js', () => {});
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
  await page.clock.runFor(4_000);
  await expect(page).toHaveURL('/login');
});

test('a form works in a browser without storage', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill('priya@customer.example');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
});

test('the key press that starts hydration is handled', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const item = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Benefits' });
  await item.evaluate((link: HTMLElement) => link.focus());
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  expect(new URL(page.url()).hash).toBe('');
});
