import { expect, type Page, test } from 'playwright/test';
import { fillLogin, forms, holdScripts, newPerson } from './support/forms.ts';
import { pages } from './support/pages.ts';

/** The names of the scripts that the page has requested so far. */
function scripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(new URL(request.url()).pathname);
  });
  return names;
}

/** What a first visit may cost before anybody stirs, and how many scripts after it. Kilobytes as sent, headers included. */
for (const { path } of pages) {
  const { kilobytes, requests } =
    path === '/' ? { kilobytes: 80, requests: 10 } : { kilobytes: 75, requests: 9 };
  test(`${path}: a phone fetches at most ${kilobytes} KB in ${requests} requests before the first intent, then at most five scripts`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      hasTouch: true,
      isMobile: true,
    });
    const page = await context.newPage();
    const asked = scripts(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const sizes: number[] = [];
    session.on('Network.loadingFinished', ({ encodedDataLength }) => sizes.push(encodedDataLength));
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
    expect(sizes.reduce((sum, size) => sum + size, 0) / 1024).toBeLessThanOrEqual(kilobytes);
    expect(sizes.length).toBeLessThanOrEqual(requests);

    await page.touchscreen.tap(5, 300);
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    await page.waitForLoadState('networkidle');
    expect(asked.length - 1).toBeLessThanOrEqual(5);
    await context.close();
  });
}

for (const { path, fill, button, email } of forms) {
  for (const [how, send] of [
    [
      'a press on its button',
      (page: Page) => page.getByRole('button', { name: button, exact: true }).click({ force: true }),
    ],
    ['an Enter', (page: Page) => page.getByLabel(email).press('Enter')],
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

test('a press that came while hydration failed sends nothing when a later key hydrates the page', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  let broken = true;
  await page.route('**/assets/app-*.js', (route) => (broken ? route.abort() : route.fallback()));
  await page.goto('/login');
  await fillLogin(page, newPerson());
  await page.getByRole('button', { name: 'Login' }).click({ force: true });
  await expect(page.getByText('What you typed is still here')).toBeVisible();
  broken = false;
  await page.getByLabel('Email').press('End');
  await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
  await page.waitForLoadState('networkidle'); // a form that is sent begins its call in here
  expect(sent).toEqual([]);
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
    await page.goto(path);
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await page.mouse.move(200, 200);
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

test('after a failed hydration the next tap tries again', async ({ page }) => {
  let broken = true;
  await page.route('**/assets/app-*.js', (route) => (broken ? route.abort() : route.fallback()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await page.waitForLoadState('networkidle'); // the page has reloaded, once
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

test('every page works in a browser without storage', async ({ page }) => {
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

test('without intent the page hydrates after a delay', async ({ page }) => {
  await page.clock.install();
  const asked = scripts(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(10_000);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});

/** The Cumulative Layout Shift so far. */
const moved = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    return (window as Window & { moved?: number }).moved ?? Number.NaN;
  });

for (const width of [390, 768, 1024, 1440]) {
  test(`fonts that load late shift nothing at ${width} px`, async ({ page }) => {
    await page.addInitScript(() => {
      const counted = window as Window & { moved?: number };
      counted.moved = 0;
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
          counted.moved = (counted.moved ?? 0) + shift.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const fonts = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await fonts.promise;
      await route.continue();
    });
    const there = () => page.evaluate(() => document.fonts.check('1rem "Anek Latin"'));
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const painted = () => performance.getEntriesByName('first-contentful-paint').length;
    await expect.poll(() => page.evaluate(painted)).toBe(1);
    expect(await moved(page)).toBe(0);
    expect(await there()).toBe(false);

    fonts.resolve();
    await expect.poll(there).toBe(true);
    await page.evaluate(() => document.fonts.ready);
    // Rounds to 0.00. Not exactly zero, because a word in the fallback font can be a few pixels narrower.
    expect(await moved(page)).toBeLessThan(0.005);
  });
}

test('the first picture is preloaded and the others are lazy; all have a size and a modern format', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  const pictures = await page.locator('main img').evaluateAll((all) =>
    all.map((each) => {
      const image = each as HTMLImageElement;
      const kinds = [...(image.closest('picture')?.querySelectorAll('source') ?? [])].map(({ type }) => type);
      return {
        path: image.getAttribute('src') ?? '',
        eager: image.loading !== 'lazy',
        sized: image.hasAttribute('width') && image.hasAttribute('height'),
        modern: /\.svg$/.test(image.src) || kinds.some((type) => /avif|webp/.test(type)),
      };
    }),
  );
  expect(pictures.length).toBeGreaterThan(15);
  expect(pictures.filter(({ sized, modern }) => !sized || !modern)).toEqual([]);
  const [first, ...rest] = pictures;
  expect(first?.eager).toBe(true);
  expect(rest.filter(({ eager }) => eager)).toEqual([]);
  const preload = page.locator('head link[rel=preload][as=image][media="not (width <= 640px)"]');
  await expect(preload).toHaveAttribute('href', first?.path ?? '');
  await expect(preload).toHaveAttribute('fetchpriority', 'high');
  expect(asked.filter((path) => path === first?.path)).toHaveLength(1);
  const far = pictures.findLast(({ path }) => path.includes('closing'))?.path ?? '';
  expect(asked).not.toContain(far);
  await page.locator('#closing-title').scrollIntoViewIfNeeded();
  await expect.poll(() => asked).toContain(far);
});
