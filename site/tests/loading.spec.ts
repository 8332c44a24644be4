import { expect, type Page, test } from 'playwright/test';

/** The scripts that the page has asked for so far, by name. */
function scripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') names.push(new URL(request.url()).pathname);
  });
  return names;
}

test('the landing page loads one small script until somebody stirs', async ({ page }) => {
  const asked = scripts(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(asked).toHaveLength(1);
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  expect(Math.max(...sizes)).toBeLessThan(20_000);

  await page.mouse.move(200, 200);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});

test('the tap that wakes the page is answered', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Menu' }).tap();
  await expect(page.getByRole('menu')).toBeVisible();
  await context.close();
});

test('the key that wakes the page is answered', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const item = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Benefits' });
  await item.evaluate((link: HTMLElement) => link.focus());
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  expect(new URL(page.url()).hash).toBe('');
});

test('without a sign of anybody the page wakes by itself in the end', async ({ page }) => {
  await page.clock.install();
  const asked = scripts(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(10_000);
  await expect.poll(() => asked.length).toBeGreaterThan(1);
});
