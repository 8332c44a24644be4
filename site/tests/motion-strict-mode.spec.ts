import path from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { createServer, type ViteDevServer } from 'vite';

// Only React's development build runs every effect twice, so this test uses the development server.
let server: ViteDevServer;
let origin = '';

test.beforeAll(async () => {
  const site = path.join(import.meta.dirname, '..');
  server = await createServer({
    configFile: path.join(site, 'vite.config.ts'),
    cacheDir: path.join(site, '.cache/vite-strict'),
    logLevel: 'error',
    server: { port: 0, strictPort: false, host: '127.0.0.1', hmr: false, watch: null },
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0] ?? '';
});

test.afterAll(() => server?.close());

/** The state of GSAP and the scenes in the page. */
function remains(page: Page) {
  return page.evaluate(async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const module = await import(files.find((name) => name.includes('gsap_ScrollTrigger')) ?? '');
    return {
      triggers: module.ScrollTrigger.getAll().length,
      spacers: document.querySelectorAll('.pin-spacer').length,
      looms: document.querySelectorAll('.hero-loom canvas:first-child').length,
      lenis: document.documentElement.classList.contains('lenis'),
    };
  });
}

test('Strict Mode duplicates nothing, and leaving the page removes everything', async ({ page }) => {
  test.slow();
  // One for the hero, three pins, and two for the cards that others cover.
  const all = { triggers: 6, spacers: 3, looms: 1, lenis: true };
  await page.setViewportSize({ width: 1440, height: 900 });
  // On the first load the dev server may discover dependencies late and reload the page.
  await expect(async () => {
    await page.goto(origin);
    await expect(page.locator('[data-playing]')).toBeAttached();
  }).toPass({ timeout: 80_000 });
  await expect.poll(() => remains(page)).toEqual(all);

  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect.poll(() => remains(page)).toEqual({ triggers: 0, spacers: 0, looms: 0, lenis: false });

  await page.goBack();
  await expect(page.locator('[data-playing]')).toBeAttached();
  await expect.poll(() => remains(page)).toEqual(all);
});
