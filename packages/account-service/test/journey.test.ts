import { handOffUrl, sealHandOff } from '@weft/account-contract/hand-off';
import { expect, test } from 'vitest';
import { CREDENTIALS, makeAccount, PASSPHRASE, registration, SITE, start } from './harness.ts';

test('from sign-up over mail, link and login to the hand-off, which greets the person by name', async () => {
  const service = await start();
  const form = registration({ name: 'Zoë <b>O’Neil</b>' });

  const registered = await service.post('/user/register', form);
  expect(registered.status).toBe(200);
  expect(registered.body).toEqual({
    status: 'success',
    message: 'We have sent a message to this address. Please open the link in it to finish signing up.',
  });

  const [mail, ...others] = await service.mailsTo('ada@example.com');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Verify your email address');
  expect(mail?.text).toMatch(/^http:\/\/site\.test\/email-verification\?token=[\w-]{43}$/m);
  expect(mail?.text).toContain('the sign-up of 20 November 2026 at 12:00:00 UTC');
  expect(mail?.text).not.toContain('Zoë');

  const [token] = await service.tokensOf('ada@example.com');
  const verified = await service.post(`/user/verify-email?token=${token}`);
  expect(verified.status).toBe(200);
  expect(verified.body).toEqual({
    status: 'success',
    message: 'Your email address is verified. You can log in now.',
  });

  const login = await service.post('/user/login', CREDENTIALS);
  expect(login.status).toBe(200);
  const { accestoken = '', refreshtoken = '', ...rest } = login.body;
  expect(rest).toEqual({ status: 'success', message: 'Login successful.' });
  expect(accestoken.length + refreshtoken.length).toBeLessThan(1200);

  const sealed = sealHandOff({ accessToken: accestoken, refreshToken: refreshtoken }, PASSPHRASE);
  const url = handOffUrl(service.mainAppUrl ?? '', sealed);
  expect(url.length).toBeLessThan(2048);
  const page = await (await fetch(url)).text();
  expect(page).toContain('Hello, Zoë &lt;b&gt;O’Neil&lt;/b&gt;');
  expect(page).toContain('ada@example.com');
  expect(page).not.toContain(accestoken);
});

test('the outbox lists mails for a browser, and shows a mail with its link', async () => {
  const service = await start();
  expect(await (await fetch(`${service.url}/outbox`)).text()).toContain('No mail yet');
  await service.post('/user/register', registration({ email: 'a&b@example.com' }));

  const list = await fetch(`${service.url}/outbox`);
  expect(list.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  const policy = list.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(policy).not.toContain('unsafe');
  const html = await list.text();
  expect(html).toContain('to a&amp;b@example.com, 2026-11-20 12:00:00');

  const [, path] = /<a href="(\/outbox\/[^"]+)">Verify your email address<\/a>/.exec(html) ?? [];
  const [token] = await service.tokensOf('a&b@example.com');
  const page = await (await fetch(service.url + path)).text();
  expect(page).toContain(`<a href="${SITE}/email-verification?token=${token}">`);
  expect((await fetch(`${service.url}/outbox/nothing`)).status).toBe(404);
});

test('the outbox replies 404 to an id that cannot exist', async () => {
  const service = await start();
  for (const path of ['%00', 'a%00b', '%ED%A0%80', '%']) {
    expect((await fetch(`${service.url}/outbox/${path}`)).status, path).toBe(404);
  }
});

test.each([
  ['through a proxy', { 'x-forwarded-for': '203.0.113.7' }],
  ['through another proxy', { forwarded: 'for=203.0.113.7' }],
])('the outbox is not available %s', async (_name, headers) => {
  const service = await start();
  expect((await fetch(`${service.url}/outbox`, { headers })).status).toBe(404);
  expect((await fetch(`${service.url}/outbox/mails.json`, { headers })).status).toBe(404);
});

test('the stand-in rejects a hand-off that is damaged, forged or expired', async () => {
  const service = await start();
  const { form } = await makeAccount(service);
  const login = await service.post('/user/login', { email: form.email, password: form.password });
  const tokens = { accessToken: login.body.accestoken ?? '', refreshToken: login.body.refreshtoken ?? '' };
  const visit = async (query: string) => {
    const response = await fetch(`${service.mainAppUrl}/${query}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const handedOver = (content: typeof tokens, passphrase = PASSPHRASE) =>
    visit(`?auth=${encodeURIComponent(sealHandOff(content, passphrase))}`);

  expect((await visit('')).text).toContain('Nobody is logged in');
  expect(await visit('?auth=nonsense')).toMatchObject({
    status: 400,
    text: expect.stringContaining('The hand-off cannot be read'),
  });
  expect((await handedOver(tokens, 'another passphrase')).status).toBe(400);
  expect((await handedOver({ ...tokens, accessToken: tokens.refreshToken })).status).toBe(400);
  expect((await handedOver({ ...tokens, accessToken: `${tokens.accessToken}x` })).status).toBe(400);

  const good = await handedOver(tokens);
  expect(good.status).toBe(200);
  expect(good.headers.get('referrer-policy')).toBe('no-referrer');
  expect(good.headers.get('cache-control')).toBe('no-store');
  expect(good.headers.get('content-security-policy')).toMatch(/script-src 'sha256-[^']+'/);
  expect(good.text).toContain("history.replaceState(null, '', location.pathname);");

  service.clock.advance(15 * 60_000 - 1000);
  expect((await handedOver(tokens)).status).toBe(200);
  service.clock.advance(1000);
  expect((await handedOver(tokens)).status).toBe(400);
});

test.each([
  ['without a boundary', 'multipart/form-data'],
  ['that breaks off', 'multipart/form-data; boundary=x'],
  ['that is no form', 'text/plain'],
])('the stand-in replies to a form %s that nobody is logged in', async (_what, type) => {
  const service = await start();
  const { status, text } = await fetch(`${service.mainAppUrl}/`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: '--x\r\ncontent-disposition: form-data; name="session"\r\n',
  }).then(async (response) => ({ status: response.status, text: await response.text() }));
  expect(status).toBe(200);
  expect(text).toContain('Nobody is logged in');
});
