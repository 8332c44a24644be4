import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { ROOT } from './pages.ts';

const DIST = path.join(ROOT, 'tokens/dist');

/** Every file for design tools that the tokens build writes. */
const FILES = [
  ...globSync('design-tokens/**/*.json', { cwd: DIST }),
  ...globSync('json/*.tokens.json', { cwd: DIST }),
].sort();

test('the page Download links to every file of tokens, as the build wrote it', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/iframe.html?viewMode=docs&id=foundations-download--docs`);
  const links = page.locator('a[download]');
  await expect(links.first()).toBeVisible();
  const saved = new Set<string>();
  for (const link of await links.all()) {
    const address = new URL((await link.getAttribute('href')) ?? '', page.url());
    const source = address.pathname.slice(1).replace('design-tokens/dtcg/', 'json/');
    const response = await page.request.get(address.href);
    expect(response.status(), source).toBe(200);
    expect(await response.text(), source).toBe(readFileSync(path.join(DIST, source), 'utf8'));
    saved.add(source);
  }
  expect([...saved].sort()).toEqual(FILES);
});

test('a link of the page Download saves its file from within the manager', async ({ page }) => {
  await page.goto(`${process.env.STORYBOOK_ORIGIN}/index.html?path=/docs/foundations-download--docs`);
  await expect(
    page.locator('#storybook-explorer-tree [data-item-id="foundations-download--docs"]'),
  ).toBeVisible();
  const canvas = page.frameLocator('#storybook-preview-iframe');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    canvas.getByRole('region', { name: 'Penpot' }).getByRole('link').click(),
  ]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toHaveProperty('$themes');
});
