import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'playwright/test';
import { readPostgresNote, rows } from './support/database.ts';
import { fillSupport, newPerson } from './support/forms.ts';
import { logIn, recordTokens, verifiedPerson } from './support/journey.ts';
import { test } from './support/test.ts';

test('the hardened instance runs on PostgreSQL', async ({ instance }, testInfo) => {
  const { url, why } = await readPostgresNote();
  // Where PostgreSQL is neither installed nor installable, this instance runs on SQLite and the test is skipped with the
  // reason.
  testInfo.skip(url === undefined, `PostgreSQL: ${why}`);
  const [{ version } = {}] = await rows(instance, 'select version()');
  expect(version).toContain('PostgreSQL');
});

test('a login is handed over by a single-use code, and no address contains a token', async ({
  page,
  instance,
}) => {
  const person = await verifiedPerson(page, instance);

  const visited: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && visited.push(request.url()));
  const tokens = await recordTokens(page);
  const redeemed = page.waitForRequest('**/redeem');
  await logIn(page, person);
  await expect(page.getByRole('heading', { name: `Hello, ${person.name}` })).toBeVisible();

  const address = new URL(visited.find((each) => each.startsWith(instance.mainApp)) ?? '');
  expect([...address.searchParams.keys()]).toEqual(['code']);
  expect(address.href.length).toBeLessThan(200);
  const { accestoken, refreshtoken } = tokens();
  for (const token of [accestoken, refreshtoken]) {
    expect(token).not.toBe('');
    expect(visited.join(' ')).not.toContain(token);
  }
  expect(page.url()).toBe(`${instance.mainApp}/`);

  const { code, verifier } = (await redeemed).postDataJSON();
  expect(code).toBe(address.searchParams.get('code'));
  const again = await fetch(`${instance.account}/user/exchange-code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, verifier }),
  });
  expect(again.status).toBe(401);
});

test('a login reply without a code shows the network text and does not fall back to tokens', async ({
  page,
  instance,
}) => {
  await page.route('**/user/login', async (route) => {
    const headers = {
      'access-control-allow-origin': instance.site,
      'access-control-allow-headers': 'content-type, hand-off-challenge',
    };
    if (route.request().method() !== 'POST') return route.fulfill({ status: 204, headers });
    const json = { status: 'success', accestoken: 'an-access-token', refreshtoken: 'a-refresh-token' };
    await route.fulfill({ json, headers });
  });
  const person = newPerson();
  await logIn(page, person);
  await expect(page.getByRole('alert')).toHaveText('Network error. Please try again later.');
  await expect(page).toHaveURL(`${instance.site}/login`);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
});

test('a support request goes to the own origin without a key and is stored', async ({ page, instance }) => {
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.goto('/customer-support');
  await fillSupport(page, newPerson(), 'The edge holds the thread.');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Support request submitted successfully!')).toBeVisible();
  const request = await sent;
  expect(request.url()).toBe(`${instance.site}/customer-support`);
  expect(request.headers()).not.toHaveProperty('secret-key');

  const { SUPPORT_KEY } = JSON.parse(await readFile(path.join(instance.dataDir, 'secrets.json'), 'utf8'));
  const post = (origin: string, key?: string) =>
    fetch(`${origin}/customer-support`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key ? { 'secret-key': key } : {}) },
      body: request.postData(),
    }).then(({ status }) => status);
  expect(await post(instance.account)).toBe(401);
  expect(await post(instance.account, SUPPORT_KEY)).toBe(200);
  expect(await post(instance.site, 'a key of their own')).toBe(200);
});
