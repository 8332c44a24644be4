import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from 'playwright/test';
import { siteOrigin } from './support/instances.ts';
import { motionFiles, wheelThrough } from './support/landing.ts';

/** Sums the layout shift scores from the first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<{ score: number; shifts: unknown[] }>> {
  await page.addInitScript(() => {
    const shifts: { value: number; nodes: string[] }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        };
        shifts.push({
          value,
          nodes: sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '')),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: { value: number }[] };
      return { score: shifts.reduce((sum, { value }) => sum + value, 0), shifts };
    });
}

for (const width of [390, 768, 1024, 1440]) {
  test(`nothing shifts while a visitor scrolls to the end: ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const read = await watchShifts(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await wheelThrough(page);
    await page.waitForLoadState('networkidle');
    const { score, shifts } = await read();
    expect(score, JSON.stringify(shifts, null, 2)).toBeLessThan(0.005);
  });
}

/** Serves the site, and the page at `path` in three pieces: up to the action of its bar, up to its footer, and the rest. */
async function servePieces(path: string) {
  const pieces = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = pieces.map(({ promise }) => promise);
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '', siteOrigin));
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    if (request.url !== path) return void response.end(body);
    const ends = ['data-slot="top-bar-actions"', '<footer'].map((start) => body.indexOf(start));
    for (const [index, end] of ends.entries()) {
      response.write(body.subarray(ends[index - 1] ?? 0, end));
      await held[index];
    }
    response.end(body.subarray(ends.at(-1)));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}${path}`, next: () => pieces.shift()?.resolve(), server };
}

for (const path of ['/', '/customer-support']) {
  test(`a page that arrives in pieces does not shift: ${path}`, async ({ page }) => {
    const { url, next, server } = await servePieces(path);
    try {
      const read = await watchShifts(page);
      await page.goto(url, { waitUntil: 'commit' });
      await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
      await expect(page.getByRole('link', { name: 'Possibilities' }).first()).toBeAttached();
      next();
      const painted = () => performance.getEntriesByName('first-contentful-paint').length;
      await expect.poll(() => page.evaluate(painted)).toBe(1);
      await expect(page.locator('footer')).not.toBeAttached();
      next();
      await expect(page.locator('footer')).toBeAttached();
      await page.waitForLoadState('networkidle');
      const { score, shifts } = await read();
      expect(score, JSON.stringify(shifts, null, 2)).toBeLessThan(0.005);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
}

for (const { name, width, height, density } of [
  { name: 'phone', width: 390, height: 844, density: 3 },
  { name: 'laptop', width: 1440, height: 900, density: 1 },
  { name: 'dense laptop', width: 1440, height: 900, density: 2 },
]) {
  test(`the first visit costs at most 120 KB, 20 KB of it script: ${name}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: density });
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const bytes = new Map<string, number>();
    const scripts = new Set<string>();
    network.on(
      'Network.responseReceived',
      ({ requestId, type }) => type === 'Script' && scripts.add(requestId),
    );
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      bytes.set(requestId, encodedDataLength),
    );
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const sum = (entries: [string, number][]) => entries.reduce((total, [, size]) => total + size, 0);
    const all = [...bytes];
    expect(sum(all)).toBeGreaterThan(40_000);
    expect(sum(all)).toBeLessThanOrEqual(120_000);
    expect(sum(all.filter(([id]) => scripts.has(id)))).toBeLessThanOrEqual(20_000);
    await context.close();
  });
}

test('the motion libraries load only after hydration', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => motionFiles.test(path))).toEqual([]);
  await page.mouse.move(300, 300);
  await expect(page.locator('[data-playing]')).toBeAttached();
  const hydrated = asked.findIndex((path) => path.includes('/app-'));
  expect(hydrated).toBeGreaterThan(0);
  expect(asked.findIndex((path) => motionFiles.test(path))).toBeGreaterThan(hydrated);
});
