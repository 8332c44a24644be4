import { expect, type Page, test } from 'playwright/test';
import { box, openLanding, scrollTo, startMotion, topBar } from './support/landing.ts';

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);

/** Waits for the browser's scroll restoration, which follows shortly after the navigation. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  });
}

async function expectAtTop(page: Page, when: string): Promise<void> {
  await settle(page);
  expect(await scrollY(page), when).toBe(0);
}

test('back and forward between pages scroll to the top and keep form input', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await page.goto('/signup');
  await page.getByLabel('Name', { exact: true }).fill('Priya Rao');
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await scrollTo(page, 150);
  for (const [step, heading] of [
    ['goBack', 'Signup'],
    ['goForward', 'Welcome back'],
    ['goBack', 'Signup'],
  ] as const) {
    expect(await scrollY(page)).toBeGreaterThan(100);
    await page[step]();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expectAtTop(page, `${step} to ${heading}`);
    await scrollTo(page, 200);
  }
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Priya Rao');
});

test('back to a landing page that was left while pinned scrolls to the top, where its scenes start', async ({
  page,
}) => {
  await openLanding(page);
  for (const place of [600, 2000]) {
    await scrollTo(page, place);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await page.goBack();
    await startMotion(page);
    await expectAtTop(page, `left at ${place}`);
    expect((await box(page, '#hero-title')).top).toBeGreaterThan(topBar);
  }
});

/**
 * Visits another document and returns. `goBack` alone resolves too early, because it counts the `replaceState` of the
 * document that is left as the navigation.
 */
async function visitAndReturn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await Promise.all([page.waitForEvent('load'), page.goBack()]);
}

for (const [name, again] of [
  ['loaded again', (page: Page) => page.reload()],
  ['come back to from another document', (page: Page) => visitAndReturn(page, '/login')],
  ['come back to from another site', (page: Page) => visitAndReturn(page, 'about:blank')],
] as const) {
  test(`a page that is ${name} starts at the top, and with a fragment at its section`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await scrollTo(page, 2600);
    await again(page);
    await expectAtTop(page, 'before hydration');
    await startMotion(page);
    await expectAtTop(page, 'when its motion has come');

    await page.goto('/#steps');
    await startMotion(page);
    await scrollTo(page, 300);
    await again(page);
    await expect.poll(async () => (await box(page, '#steps')).top).toBeCloseTo(topBar, 0);
    await startMotion(page);
    expect((await box(page, '#steps')).top).toBeCloseTo(topBar, 0);
  });
}

test('back and forward before hydration load the page of the address', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: 'Signup' })).toBeVisible();
  await expect(page).toHaveTitle('Signup - Weft');
  await page.evaluate(() => history.forward());
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect(page).toHaveTitle('Login - Weft');
});

test('a page from the back/forward cache starts at the top', async ({ page }) => {
  await page.goto('/customer-support');
  await expect(page.getByRole('button', { name: 'Submit' })).toBeAttached();
  await scrollTo(page, 200);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expectAtTop(page, 'shown again');
});

test('after a change of only the fragment, back returns to the earlier position', async ({ page }) => {
  await openLanding(page);
  await scrollTo(page, 700);
  await page.evaluate(() => window.location.assign('#steps'));
  await expect.poll(async () => (await box(page, '#steps')).top).toBeCloseTo(topBar, 0);
  const there = await scrollY(page);
  await page.evaluate(() => window.location.assign('#agents'));
  await expect.poll(async () => (await box(page, '#agents')).top).toBeCloseTo(topBar, 0);
  await settle(page);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(there);
  await page.goBack();
  await expect.poll(() => scrollY(page)).toBe(700);
  await page.goForward();
  await expect.poll(() => scrollY(page)).toBe(there);
});

test('two history entries of one address keep their own positions', async ({ page }) => {
  await openLanding(page);
  for (const [hash, place] of [
    ['#steps', 1200],
    ['#agents', 1500],
    ['#steps', 1800],
  ] as const) {
    await page.evaluate((fragment) => window.location.assign(fragment), hash);
    await expect.poll(async () => (await box(page, hash)).top).toBeCloseTo(topBar, 0);
    await scrollTo(page, place);
    await settle(page);
  }
  for (const place of [1500, 1200]) {
    await page.goBack();
    await expect.poll(() => scrollY(page)).toBe(place);
  }
});
