import { cardWords } from '@weft/cloth';
import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import { brand } from '../src/content/brand.ts';
import { pageDescriptions } from '../src/content/page-descriptions.ts';
import { pageTitles } from '../src/content/pages.ts';
import { routes } from '../src/navigation/routes.ts';
import { siteOrigin } from './support/instances.ts';

const listed = routes.filter((route) => route.listed);
const text = async (request: APIRequestContext, path: string) => (await request.get(path)).text();
const attribute = (page: Page, selector: string, name = 'content') =>
  page.locator(selector).getAttribute(name);

test('sitemap, robots.txt and llms.txt name the listed pages and no others', async ({ request }) => {
  const addresses = (await text(request, '/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g);
  expect([...addresses].map(([, address]) => address)).toEqual(listed.map(({ path }) => siteOrigin + path));
  expect(await text(request, '/robots.txt')).toContain(`\nSitemap: ${siteOrigin}/sitemap.xml\n`);
  expect(await text(request, '/robots.txt')).toMatch(/^User-agent: \*\nAllow: \/\n/);
  const guide = await text(request, '/llms.txt');
  expect(guide.match(/^- \[.*$/gm)).toEqual(
    listed.map(({ id, path }) => `- [${pageTitles[id]}](${siteOrigin}${path}): ${pageDescriptions[id]}`),
  );
  for (const name of ['/sitemap.xml', '/llms.txt', '/site.webmanifest', '/favicon.ico']) {
    expect((await request.get(name)).headers()['content-type'], name).not.toMatch(/html|octet/);
  }
});

test('every page has its canonical address, and only unlisted pages have noindex', async ({ page }) => {
  for (const { path, listed: asks } of routes) {
    await page.goto(path === '*' ? '/nowhere' : path);
    await expect(page.locator('meta[name=robots][content=noindex]')).toHaveCount(asks ? 0 : 1);
    const addressed = path === '*' ? 0 : 1;
    await expect(page.locator('link[rel=canonical]')).toHaveCount(addressed);
    await expect(page.locator('meta[property="og:url"]')).toHaveCount(addressed);
    if (!addressed) continue;
    expect(await attribute(page, 'link[rel=canonical]', 'href')).toBe(siteOrigin + path);
    expect(await attribute(page, 'meta[property="og:url"]')).toBe(siteOrigin + path);
    expect(await attribute(page, 'meta[property="og:title"]')).toBe(await page.title());
    expect((await page.title()).split(brand.name), 'names the brand once').toHaveLength(2);
  }
});

test('the social card exists, with the brand as its text alternative and its size', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const address = (await attribute(page, 'meta[property="og:image"]')) ?? '';
  const card = await (await request.get(address)).body();
  expect(card.length).toBeLessThan(300_000);
  const size = [card.readUInt32BE(16), card.readUInt32BE(20)];
  expect(size).toEqual([1200, 630]);
  expect(size.map(String)).toEqual([
    await attribute(page, 'meta[property="og:image:width"]'),
    await attribute(page, 'meta[property="og:image:height"]'),
  ]);
  expect(await attribute(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  const words = `${cardWords.name}. ${cardWords.tagline.join(' ')}`;
  expect(await attribute(page, 'meta[property="og:image:alt"]')).toBe(words);
  expect(words).toBe(`${brand.name}. ${brand.tagline}`);
});

test('icons of every kind exist in their declared size', async ({ page, request }) => {
  await page.goto('/');
  const svg = await request.get(
    (await attribute(page, 'link[rel=icon][type="image/svg+xml"]', 'href')) ?? '',
  );
  expect(await svg.text()).toMatch(/^<svg [^>]*viewBox="0 0 32 32"/);
  const ico = await (
    await request.get((await attribute(page, 'link[rel=icon][sizes]', 'href')) ?? '')
  ).body();
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const touch = await request.get((await attribute(page, 'link[rel=apple-touch-icon]', 'href')) ?? '');
  expect((await touch.body()).readUInt32BE(16)).toBe(180);

  const manifest = await (
    await request.get((await attribute(page, 'link[rel=manifest]', 'href')) ?? '')
  ).json();
  expect(manifest).toMatchObject({ name: brand.name, start_url: '/' });
  const told = manifest.icons as { src: string; sizes: string; purpose?: string }[];
  expect(told.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of told) {
    const icon = await (await request.get(src)).body();
    expect(`${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`).toBe(sizes);
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the theme colour equals the colour of the page's upper edge: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const [path, edge] of [
      ['/', 'header'],
      ['/login', '#root > div'],
    ] as const) {
      await page.goto(path);
      const told = await attribute(page, `meta[name=theme-color][media*=${colorScheme}]`);
      const shown = page.locator(edge).first();
      expect(await shown.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(told);
    }
  });
}

test('a change of page inside the site updates title, canonical address and theme colour', async ({
  page,
}) => {
  const head = async () => [
    await page.title(),
    await attribute(page, 'link[rel=canonical]', 'href'),
    await attribute(page, 'meta[name=theme-color][media*=light]'),
    await attribute(page, 'meta[name=theme-color][media*=dark]'),
  ];
  const loaded = new Map<string, unknown>();
  for (const path of ['/', '/login']) {
    await page.goto(path);
    loaded.set(path, await head());
  }
  expect(loaded.get('/')).not.toEqual(loaded.get('/login'));
  await page.goto('/');
  await page.getByRole('link', { name: 'Login' }).first().click();
  await expect.poll(head).toEqual(loaded.get('/login'));
  await page.goBack();
  await expect.poll(head).toEqual(loaded.get('/'));
});

test('structured data equals what the page shows', async ({ page }) => {
  const read = async () =>
    JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  await page.goto('/');
  const [organisation, site, product] = (await read())['@graph'];
  expect([organisation['@type'], site['@type'], product['@type']]).toEqual([
    'Organization',
    'WebSite',
    'SoftwareApplication',
  ]);
  await expect(page.getByRole('contentinfo')).toContainText(organisation.address);
  await expect(page.getByRole('contentinfo')).toContainText(organisation.slogan);
  expect((await page.request.get(organisation.logo)).status()).toBe(200);
  expect(product).not.toHaveProperty('aggregateRating');

  await page.goto('/customer-support');
  const { mainEntity } = await read();
  await expect(page.locator('[data-slot=faq-trigger]')).toHaveText(
    mainEntity.map(({ name }: { name: string }) => name),
  );
  for (const { acceptedAnswer } of mainEntity) {
    await expect(page.getByText(acceptedAnswer.text, { exact: true })).toBeAttached();
  }
});
