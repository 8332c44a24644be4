import { expect, type Page, test } from 'playwright/test';
import { holdScripts } from './support/forms.ts';
import { expectHydrated } from './support/hydrated.ts';
import { hydrate, startMotion } from './support/landing.ts';

/** Opens the landing page and waits until all of its scripts run. */
async function openLanding(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await startMotion(page);
  await expect(page.locator('[data-slot=chip-marquee-viewport]')).toHaveCount(2);
}

const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' });

test("a visitor who points at a link gets its page's scripts before the click", async ({ page }) => {
  await openLanding(page);
  await loginLink(page).hover();
  await expect(page.locator('h1', { hasText: 'Welcome back' })).toBeAttached();
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
  await loginLink(page).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('the page of a link that a visitor points at is rendered hidden, and the click shows it', async ({
  page,
}) => {
  await openLanding(page);
  const heading = page.locator('h1', { hasText: 'Welcome back' });
  await loginLink(page).hover();
  await expect(heading).toBeAttached();
  await expect(heading).toBeHidden();
  await expect(page.locator('h1:visible')).toHaveCount(1);
  await heading.evaluate((element) => element.toggleAttribute('data-rendered-before', true));
  await loginLink(page).click();
  await expect(heading).toBeVisible();
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAttribute('data-rendered-before');
  await expect(page.locator('h1')).toHaveCount(1);
});

test('a page that was rendered hidden and not opened is gone after going back', async ({ page }) => {
  await openLanding(page);
  await loginLink(page).click();
  await page.getByRole('link', { name: 'Sign Up' }).hover();
  const heading = page.locator('h1', { hasText: 'Signup' });
  await expect(heading).toBeAttached();
  await page.goBack();
  await expect(page.locator('#hero-title')).toBeVisible();
  await expect(heading).toHaveCount(0);
  await expect(page.locator('form')).toHaveCount(0);
});

test('a page that was opened from a link is gone after going back, and its password with it', async ({
  page,
}) => {
  await openLanding(page);
  await loginLink(page).click();
  // Away from the link, which would render the page again when it is back below the pointer.
  await page.mouse.move(5, 600);
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('correct horse');
  await page.goBack();
  await expect(page.locator('#hero-title')).toBeVisible();
  await expect(page.locator('form')).toHaveCount(0);
  await page.goForward();
  await expect(password).toHaveValue('');
});

test('clicks on a link while its page loads add one history entry', async ({ page }) => {
  await openLanding(page);
  const letGo = await holdScripts(page, 'login-*.js');
  await loginLink(page).click();
  await loginLink(page).click();
  await loginLink(page).click();
  letGo();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('#hero-title')).toBeVisible();
});

test('Back to a page whose script has not loaded shows the current page until it has', async ({ page }) => {
  await openLanding(page);
  await loginLink(page).click();
  const login = page.getByRole('heading', { name: 'Welcome back' });
  await expect(login).toBeVisible();
  await page.reload();
  await hydrate(page);
  await expectHydrated(page.locator('form'));
  const letGo = await holdScripts(page, 'landing-*.js');
  const script = page.waitForRequest('**/assets/landing-*.js');
  await page.goBack();
  await script;
  await expect(login).toBeVisible();
  letGo();
  await expect(page.locator('#hero-title')).toBeVisible();
  await expect(page.locator('#hero-title')).toBeFocused();
});

test('a link to the current page adds a history entry if the address has a fragment', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#agents');
  await hydrate(page);
  await expect(page.locator('[data-slot=chip-marquee-viewport]').first()).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Weft' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/#agents$/);
});

test('the site prefetches nothing for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openLanding(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await loginLink(page).hover();
  // The pointer rests on the link for as long as fetching a script takes.
  await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  expect(asked.filter((url) => url.includes('login-'))).toEqual([]);
});

test('a page that could not load without a connection opens when the link is followed again with one', async ({
  page,
}) => {
  await openLanding(page);
  await page.context().setOffline(true);
  await loginLink(page).click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await page.context().setOffline(false);
  await page.goBack();
  await expect(page.locator('#hero-title')).toBeVisible();
  await loginLink(page).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('a page that could not load opens when a link to one of its sections is followed again', async ({
  page,
}) => {
  await page.goto('/customer-support');
  await hydrate(page);
  await expectHydrated(page.locator('form'));
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Benefits' }).first().click();
  const failed = page.getByRole('heading', { name: 'This page did not load' });
  await expect(failed).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'How it works?' }).first().click();
  await expect(page.locator('#steps')).toBeInViewport();
  await expect(failed).toHaveCount(0);
});
