import { isHydrated } from '@weft/tools/is-hydrated';
import { type APIRequestContext, expect } from 'playwright/test';
import { originOf } from '../apps.ts';
import { test } from '../silent-page.ts';

const htmlOf = async (request: APIRequestContext, path: string): Promise<string> =>
  (await request.get(`${originOf('next')}${path}`)).text();

/** The total size of all scripts of a page, in bytes. */
async function scriptBytes(request: APIRequestContext, path: string): Promise<number> {
  const named =
    (await htmlOf(request, path)).match(/\/_next\/static\/[^"\\]+\.js|static\/chunks\/[^"\\]+\.js/g) ?? [];
  const files = new Set(named.map((each) => each.replace(/^static/, '/_next/static')));
  const sizes = await Promise.all(
    [...files].map(async (file) => (await (await request.get(`${originOf('next')}${file}`)).body()).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('static parts add no script to a page', async ({ request }) => {
  const alone = await scriptBytes(request, '/empty');
  expect(alone).toBeGreaterThan(0);
  const html = await htmlOf(request, '/static');
  for (const slot of ['button', 'chip', 'benefit-panel']) expect(html).toContain(`data-slot="${slot}"`);
  expect(await scriptBytes(request, '/static')).toBe(alone);
  expect(await scriptBytes(request, '/'), 'interactive parts add script').toBeGreaterThan(alone);
});

test('the server sends all texts, including collapsed ones', async ({ request }) => {
  const markup = (await htmlOf(request, '/')).replace(/<script[\s\S]*?<\/script>/g, '');
  for (const text of ['Start with your first app', 'Two days.', 'Data flow agent', 'How long is the setup?'])
    expect(markup).toContain(text);
  expect(markup).not.toMatch(/\sstyle="/);
});

test('links of next/link, from a server component, change the page without a load', async ({
  silent: page,
}) => {
  const leave = async (name: string) => {
    await page.goto(`${originOf('next')}/linked`);
    await page.evaluate(() => Object.assign(globalThis, { stays: true }));
    const link = page.getByRole('link', { name, exact: true });
    await expect.poll(() => link.evaluate(isHydrated)).toBe(true);
    await link.click();
    await page.waitForURL((url) => url.pathname !== '/linked');
    return page.evaluate(() => 'stays' in globalThis);
  };
  for (const name of ['Static parts', 'Nothing', 'Empty', 'Weft', 'Static'])
    expect(await leave(name), name).toBe(true);
});

test('triggers that are icons, from a server component, open what they control', async ({ silent: page }) => {
  await page.goto(`${originOf('next')}/triggers`);
  for (const [name, role] of [
    ['Dialog', 'dialog'],
    ['Drawer', 'dialog'],
    ['Dropdown', 'menu'],
    ['Popover', 'dialog'],
  ] as const) {
    const trigger = page.getByRole('button', { name, exact: true });
    await expect.poll(() => trigger.evaluate(isHydrated)).toBe(true);
    await trigger.click();
    await expect(page.getByRole(role), name).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole(role), name).toBeHidden();
  }
  await page.getByRole('button', { name: 'Tooltip' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('a brand’s theme uses the typeface that next/font loads, and its fallback without one', async ({
  silent: page,
}) => {
  await page.goto(`${originOf('next')}/brand`);
  const [text, title] = [page.getByText('It is loaded by next/font.'), page.getByRole('heading')];
  const families = await text.evaluate((element) => getComputedStyle(element).fontFamily);
  // The face, the system's face in its metrics, and the fallback of the brand's file.
  expect(families).toMatch(/^"?brand"?, "?brand Fallback"?, sans-serif$/);
  expect(
    await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    }),
  ).toContain('brand');
  await expect(title).toHaveCSS('font-family', 'system-ui, system-ui, sans-serif');
});
