import { expect, type Page, test } from 'playwright/test';
import { pages } from './support/pages.ts';

/** The names of the scripts that the page requests from now on; grows. */
function scripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(new URL(request.url()).pathname);
  });
  return names;
}

/**
 * The initial congestion window, which a server sends before the first acknowledgement: ten TCP segments of 1460 bytes (RFC
 * 6928).
 */
const FIRST_FLIGHT = 14_600;

/** The limits of a first visit before the first intent, and its scripts after it. Kilobytes as sent, headers included. */
for (const { path, scripts: scriptsAfterIntent } of pages) {
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
    const addresses = new Map<string, string>();
    const sent: string[] = [];
    const scriptSizes: number[] = [];
    const scriptIds = new Set<string>();
    const sheets: number[] = [];
    const sheetIds = new Set<string>();
    session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      addresses.set(requestId, new URL(request.url).pathname);
      if (type === 'Stylesheet') sheetIds.add(requestId);
    });
    // Only the response says that an imported module is a script.
    session.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scriptIds.add(requestId);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes.push(encodedDataLength);
      sent.push(`${addresses.get(requestId)}: ${encodedDataLength} bytes`);
      if (sheetIds.has(requestId)) sheets.push(encodedDataLength);
      if (scriptIds.has(requestId)) scriptSizes.push(encodedDataLength);
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
    const total = sizes.reduce((sum, size) => sum + size, 0) / 1024;
    expect(total, sent.join('\n')).toBeLessThanOrEqual(kilobytes);
    expect(sizes.length, sent.join('\n')).toBeLessThanOrEqual(requests);
    expect(sheets).toHaveLength(1);
    expect(sheets[0]).toBeLessThanOrEqual(FIRST_FLIGHT);

    await page.touchscreen.tap(5, 300);
    await expect.poll(() => asked.length).toBeGreaterThan(1);
    // React takes the root when the last of the page's scripts is there.
    const isTaken = () => Object.keys(document.getElementById('root') ?? {}).length > 0;
    await expect.poll(() => page.evaluate(isTaken)).toBe(true);
    await expect.poll(() => scriptSizes.length).toBe(asked.length);
    expect(asked.length - 1).toBeLessThanOrEqual(5);
    const afterIntent = scriptSizes.slice(1).reduce((sum, size) => sum + size, 0) / 1024;
    expect(afterIntent).toBeGreaterThan(0);
    expect(afterIntent, sent.join('\n')).toBeLessThanOrEqual(scriptsAfterIntent);
    await context.close();
  });
}

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
  const pictures = await page.locator('main img:not(.integration-mark)').evaluateAll((all) =>
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
