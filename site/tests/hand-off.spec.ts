import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openHandOff } from '@weft/account-contract/hand-off';
import { expect, type Page, test } from 'playwright/test';
import { fillLogin, fillSupport, newPerson } from './support/forms.ts';
import { instances, mainAppOrigin, siteOrigin } from './support/instances.ts';
import { recordTokens, signUp, verify } from './support/journey.ts';

const instance = instances.default;

/** Expects no visitor data in the browser: the history holds only the router's counters and a marker. */
async function expectNothingKept(page: Page): Promise<void> {
  const kept = await page.evaluate(() => {
    const {
      idx: _place,
      key: _name,
      masked: _address,
      shown: _mark,
      ...history
    } = window.history.state ?? {};
    return { local: { ...localStorage }, session: { ...sessionStorage }, cookies: document.cookie, history };
  });
  expect(kept.history.usr ?? null).toBeNull();
  expect({ ...kept, history: Object.keys(kept.history).filter((name) => name !== 'usr') }).toEqual({
    local: {},
    session: {},
    cookies: '',
    history: [],
  });
  expect(await page.context().cookies()).toEqual([]);
}

test('a login goes to the fixed address with one parameter, whatever the query of the login page, and stores nothing', async ({
  page,
}) => {
  const person = newPerson();
  await signUp(page, instance, person);
  await expectNothingKept(page);
  await verify(page, instance, person);
  await expectNothingKept(page);

  const evil = encodeURIComponent('https://evil.example/');
  await page.goto(`/login?next=${evil}&redirect=${evil}&url=${evil}&returnTo=${evil}&auth=${evil}#${evil}`);
  await fillLogin(page, person);
  const tokens = await recordTokens(page);
  const handedOver = page.waitForRequest((request) => request.url().startsWith(mainAppOrigin));
  await page.getByRole('button', { name: 'Login' }).click();
  const request = await handedOver;
  expect(request.headers()).not.toHaveProperty('referer');
  const address = new URL(request.url());
  expect(address.origin + address.pathname + address.hash).toBe(`${mainAppOrigin}/`);
  expect([...address.searchParams.keys()]).toEqual(['auth']);
  expect(address.search).toMatch(/^\?auth=(?:[\w.~-]|%[\dA-F]{2})+$/);
  expect(address.href.length).toBeLessThan(2_048);

  const { HANDOFF_PASSPHRASE } = JSON.parse(
    readFileSync(path.join(instance.dataDir, 'secrets.json'), 'utf8'),
  );
  expect(openHandOff(address.searchParams.get('auth') ?? '', HANDOFF_PASSPHRASE)).toEqual({
    accessToken: tokens().accestoken,
    refreshToken: tokens().refreshtoken,
  });

  await expect(page.getByText(person.name)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`^${siteOrigin}/login`));
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled();
  await expectNothingKept(page);
});

test('a support request stores nothing in the browser', async ({ page }) => {
  await page.goto('/customer-support');
  await fillSupport(page, newPerson(), 'The wave weaves.');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Support request submitted successfully!')).toBeVisible();
  await expectNothingKept(page);
});
