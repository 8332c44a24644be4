import { handOffUrl, sealHandOff } from '@weft/account-contract/hand-off';
import { createHandOffVerifier } from '@weft/account-contract/hand-off-code';
import { createTokenVerifier } from '@weft/account-contract/main-app';
import { describe, expect, test } from 'vitest';
import type { ServiceConfig } from '../src/index.ts';
import { count } from './database.ts';
import { type Answer, CREDENTIALS, makeAccount, PASSPHRASE, SITE, startWithAccount } from './harness.ts';

const LOGIN_ENDED = { status: 'error', message: 'This login has ended. Please log in again.' };
type Service = Awaited<ReturnType<typeof startInRealTime>>;

/** Starts a service that has an account, with the clock that a token verifier uses. */
async function startInRealTime(config: Partial<ServiceConfig> = {}) {
  const service = await startWithAccount({ clock: Date.now, ...config });
  return { ...service, mainApp: service.mainAppUrl ?? '' };
}

const logIn = async (service: Service) => (await service.post('/user/login', CREDENTIALS)).body;
const refresh = (service: Service, refreshtoken: unknown) => service.post('/user/refresh', { refreshtoken });

/** Visits the stand-in with the tokens of a reply, as the site does. */
async function handOver(service: Service, { accestoken = '', refreshtoken = '' }: Answer['body']) {
  const sealed = sealHandOff({ accessToken: accestoken, refreshToken: refreshtoken }, PASSPHRASE);
  const response = await fetch(handOffUrl(service.mainApp, sealed));
  const text = await response.text();
  const [, session = ''] = /name="session" value="([\w-]{43})"/.exec(text) ?? [];
  return { status: response.status, text, session };
}

/** Expects a token of a login that has ended to open nothing. */
async function expectClosed(service: Service, tokens: Answer['body']) {
  const me = await service.me(tokens.accestoken);
  expect(me.status).toBe(401);
  expect(me.body).toEqual(LOGIN_ENDED);
  expect(me.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  expect((await handOver(service, tokens)).status).toBe(400);
  expect((await refresh(service, tokens.refreshtoken)).status).toBe(401);
}

describe('the reply to who is logged in', () => {
  test('has the account’s name, address and roles, for the site’s origin, too', async () => {
    const service = await startInRealTime();
    const { accestoken } = await logIn(service);
    const answer = await service.me(accestoken);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      status: 'success',
      message: 'Logged in.',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      company: 'Analytical Engines',
      roles: ['user'],
    });
    const preflight = await fetch(`${service.url}/user/me`, {
      method: 'OPTIONS',
      headers: { origin: SITE, 'access-control-request-method': 'GET' },
    });
    expect(preflight.headers.get('access-control-allow-methods')).toBe('GET');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization');
  });

  test.each(['', 'Bearer', 'Bearer nonsense', 'Basic YTpi'])(
    'rejects the header authorization: %s',
    async (authorization) => {
      const service = await startInRealTime();
      const response = await fetch(`${service.url}/user/me`, { headers: { authorization } });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/);
    },
  );
});

describe('an access token is rejected', () => {
  test('before and after its login was handed over by code', async () => {
    const service = await startInRealTime({ handOff: 'code' });
    const { verifier, challenge } = await createHandOffVerifier();
    const { body } = await service.post('/user/login', CREDENTIALS, { 'hand-off-challenge': challenge });
    expect((await service.me(body.accestoken)).status).toBe(401);
    const verify = createTokenVerifier({ userApi: service.url });
    await expect(verify(body.accestoken ?? '')).rejects.toThrow('"aud" claim');

    const { code } = body;
    const handedOver = (await service.post('/user/exchange-code', { code, verifier })).body;
    await expectClosed(service, body);
    await expect(verify(body.accestoken ?? '')).rejects.toThrow('"aud" claim');
    expect((await service.me(handedOver.accestoken)).status).toBe(200);
    expect((await verify(handedOver.accestoken ?? '')).expiresAt).toBeGreaterThan(Date.now());
  });

  test('after its login was ended by reuse', async () => {
    const service = await startInRealTime();
    const stolen = await logIn(service);
    const elsewhere = await logIn(service);
    const next = (await refresh(service, stolen.refreshtoken)).body;
    const last = (await refresh(service, next.refreshtoken)).body;
    expect((await service.me(last.accestoken)).status).toBe(200);
    expect((await refresh(service, stolen.refreshtoken)).status).toBe(401);
    for (const tokens of [stolen, next, last]) await expectClosed(service, tokens);
    expect((await service.me(elsewhere.accestoken)).status).toBe(200);
  });
});

describe('logging out', () => {
  const logOut = (service: Service, body: unknown) => service.post('/user/logout', body);

  test('ends this login, and no other', async () => {
    const service = await startInRealTime();
    const [here, elsewhere] = [await logIn(service), await logIn(service)];
    const answer = await logOut(service, { refreshtoken: here.refreshtoken });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ status: 'success', message: 'Logged out.' });
    await expectClosed(service, here);
    expect((await service.me(elsewhere.accestoken)).status).toBe(200);
  });

  test('everywhere ends all logins of the account, codes included, and of no other account', async () => {
    const service = await startInRealTime({ handOff: 'code' });
    await makeAccount(service, { email: 'bea@example.com' });
    const bea = await service.post('/user/login', { ...CREDENTIALS, email: 'bea@example.com' });
    const { verifier, challenge } = await createHandOffVerifier();
    const { body } = await service.post('/user/login', CREDENTIALS, { 'hand-off-challenge': challenge });
    const [here, elsewhere] = [await logIn(service), await logIn(service)];
    await logOut(service, { refreshtoken: here.refreshtoken, everywhere: true });
    for (const tokens of [here, elsewhere, body]) await expectClosed(service, tokens);
    expect((await service.post('/user/exchange-code', { code: body.code, verifier })).status).toBe(401);
    expect((await service.me(bea.body.accestoken)).status).toBe(200);
  });

  test('everywhere leaves no login whose code is exchanged at the same moment', async () => {
    const service = await startInRealTime({ handOff: 'code' });
    for (let round = 0; round < 10; round++) {
      const { verifier, challenge } = await createHandOffVerifier();
      const { body } = await service.post('/user/login', CREDENTIALS, { 'hand-off-challenge': challenge });
      const { refreshtoken } = await logIn(service);
      const [exchanged] = await Promise.all([
        service.post('/user/exchange-code', { code: body.code, verifier }),
        logOut(service, { refreshtoken, everywhere: true }),
      ]);
      expect([200, 401]).toContain(exchanged.status);
      expect(await count(service.config, 'refresh_token')).toBe(0);
    }
  });

  test('succeeds again, and for an unknown token, with the same reply', async () => {
    const service = await startInRealTime();
    const { refreshtoken } = await logIn(service);
    const answers = [
      await logOut(service, { refreshtoken }),
      await logOut(service, { refreshtoken }),
      await logOut(service, { refreshtoken: 'guess', everywhere: true }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual(answers[0]?.body);
    }
  });

  test('everywhere with a used token ends its own login only', async () => {
    const service = await startInRealTime();
    const [stolen, elsewhere] = [await logIn(service), await logIn(service)];
    const next = (await refresh(service, stolen.refreshtoken)).body;
    await refresh(service, next.refreshtoken);
    const answer = await logOut(service, { refreshtoken: stolen.refreshtoken, everywhere: true });
    expect(answer.status).toBe(401);
    await expectClosed(service, next);
    expect((await service.me(elsewhere.accestoken)).status).toBe(200);
  });

  test.each([
    {},
    { refreshtoken: 7 },
    { refreshtoken: 'x', everywhere: 'yes' },
    { refreshtoken: 'x', more: 1 },
  ])('rejects %j with 400', async (body) => {
    const service = await startInRealTime();
    expect((await logOut(service, body)).status).toBe(400);
  });
});

describe('the stand-in main application', () => {
  const press = async (service: Service, session: string, action = '') => {
    const body = new URLSearchParams({ session, action });
    const response = await fetch(service.mainApp, { method: 'POST', body });
    return await response.text();
  };

  test.each([
    ['with public keys', {}],
    ['with a shared secret', { tokenSecret: 'a secret of thirty-two bytes or so, 1234' }],
  ])('keeps a login until it is logged out, %s', async (_name, config) => {
    const service = await startInRealTime(config);
    const tokens = await logIn(service);
    const { text, session } = await handOver(service, tokens);
    expect(text).toContain('Hello, Ada Lovelace');
    expect(text).toContain('with the role user');
    expect(await press(service, session)).toContain('Hello, Ada Lovelace');
    expect(await press(service, 'guess', 'log-out')).toContain('Nobody is logged in');
    expect(await press(service, session)).toContain('Hello, Ada Lovelace');
    expect(await press(service, session, 'log-out')).toContain('Nobody is logged in');
    expect(await press(service, session)).toContain('Nobody is logged in');
    await expectClosed(service, tokens);
  });

  test('refreshes a login whose access token has expired', async () => {
    let now = Date.now();
    const service = await startInRealTime({ clock: () => now });
    const tokens = await logIn(service);
    const { session } = await handOver(service, tokens);
    now += 15 * 60_000;
    expect(await press(service, session)).toContain('Hello, Ada Lovelace');
    expect((await refresh(service, tokens.refreshtoken)).status).toBe(200);
  });

  test('logs out everywhere', async () => {
    const service = await startInRealTime();
    const elsewhere = await logIn(service);
    const { session } = await handOver(service, await logIn(service));
    await press(service, session, 'log-out-everywhere');
    await expectClosed(service, elsewhere);
  });
});
