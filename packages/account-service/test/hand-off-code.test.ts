import { createHandOffVerifier, handOffCodeUrl } from '@weft/account-contract/hand-off-code';
import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { count, rows } from './database.ts';
import { CREDENTIALS, type Running, SITE, startWithAccount } from './harness.ts';

/** Logs in and asks for a hand-off code. */
async function logIn(service: Running) {
  const { verifier, challenge } = await createHandOffVerifier();
  const { body } = await service.post('/user/login', CREDENTIALS, { 'hand-off-challenge': challenge });
  return { code: body.code ?? '', verifier, body };
}

const startForCodes = () => startWithAccount({ handOff: 'code' });

const exchange = (service: Running, code: string, verifier: string, headers = {}) =>
  service.post('/user/exchange-code', { code, verifier }, headers);

describe('hand-off by code', () => {
  test('exchanges code and verifier for tokens, and revokes the refresh token of the login', async () => {
    const service = await startForCodes();
    const { code, verifier, body } = await logIn(service);
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(body).toMatchObject({
      status: 'success',
      accestoken: expect.any(String),
      refreshtoken: expect.any(String),
    });

    const answer = await exchange(service, code, verifier);
    expect(answer.status).toBe(200);
    expect(decodeJwt(answer.body.accestoken ?? '').sub).toBe(decodeJwt(body.accestoken ?? '').sub);
    const refresh = (refreshtoken: string | undefined) => service.post('/user/refresh', { refreshtoken });
    expect((await refresh(body.refreshtoken)).status).toBe(401);
    expect((await refresh(answer.body.refreshtoken)).status).toBe(200);
  });

  test('rejects the tokens of the login reply, and ends the login when one is used', async () => {
    const service = await startForCodes();
    const { code, verifier, body } = await logIn(service);
    expect((await service.me(body.accestoken)).status).toBe(401);
    const { refreshtoken } = body;
    expect((await service.post('/user/refresh', { refreshtoken })).status).toBe(401);
    expect((await exchange(service, code, verifier)).status).toBe(401);
  });

  test('logging out with the reply of the login invalidates the code', async () => {
    const service = await startForCodes();
    const { code, verifier, body } = await logIn(service);
    const { refreshtoken } = body;
    expect((await service.post('/user/logout', { refreshtoken })).status).toBe(200);
    expect((await exchange(service, code, verifier)).status).toBe(401);
  });

  test('accepts a code once, even when it is sent eight times at once', async () => {
    const service = await startForCodes();
    const { code, verifier } = await logIn(service);
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(service, code, verifier)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(7);
  });

  test('accepts a code of an account that reached the limit of logins meanwhile', async () => {
    const service = await startForCodes();
    for (let login = 0; login < 50; login += 1) await service.post('/user/login', CREDENTIALS);
    service.clock.advance(1000);
    const { code, verifier } = await logIn(service);
    await service.post('/user/login', CREDENTIALS);
    expect((await exchange(service, code, verifier)).status).toBe(200);
  });

  test('counts as a login: an account has at most fifty, open codes included', async () => {
    const service = await startForCodes();
    const oldest = await logIn(service);
    service.clock.advance(1000);
    for (let login = 0; login < 50; login += 1) await logIn(service);
    expect(await count(service.config, 'refresh_token')).toBe(50);
    expect((await exchange(service, oldest.code, oldest.verifier)).status).toBe(401);
  });

  test('accepts a code for 60 seconds', async () => {
    const service = await startForCodes();
    const first = await logIn(service);
    service.clock.advance(59_000);
    expect((await exchange(service, first.code, first.verifier)).status).toBe(200);
    const second = await logIn(service);
    service.clock.advance(60_000);
    expect((await exchange(service, second.code, second.verifier)).status).toBe(401);
  });

  test('a wrong verifier invalidates the code', async () => {
    const service = await startForCodes();
    const { code, verifier } = await logIn(service);
    const { verifier: other } = await createHandOffVerifier();
    expect((await exchange(service, code, other)).status).toBe(401);
    expect((await exchange(service, code, verifier)).status).toBe(401);
  });

  test('rejects a request from a browser', async () => {
    const service = await startForCodes();
    const { code, verifier } = await logIn(service);
    expect((await exchange(service, code, verifier, { origin: SITE })).status).toBe(403);
  });

  test('stores neither the code nor the verifier', async () => {
    const service = await startForCodes();
    const { code, verifier } = await logIn(service);
    const kept = JSON.stringify(await rows(service.config, 'select * from hand_off_code'));
    expect(kept).toContain('challenge');
    expect(kept).not.toContain(code);
    expect(kept).not.toContain(verifier);
  });

  test('rejects a malformed challenge, and issues no code without one', async () => {
    const service = await startForCodes();
    expect((await service.post('/user/login', CREDENTIALS, { 'hand-off-challenge': 'x' })).status).toBe(400);
    expect((await service.post('/user/login', CREDENTIALS)).body.code).toBeUndefined();
  });

  test('is disabled by default', async () => {
    const service = await startWithAccount();
    const { body } = await logIn(service);
    expect(body.status).toBe('success');
    expect(body.code).toBeUndefined();
    expect((await exchange(service, 'x', 'y')).status).toBe(404);
  });

  test('CORS allows the challenge header', async () => {
    const service = await startForCodes();
    const { headers } = await fetch(`${service.url}/user/login`, {
      method: 'OPTIONS',
      headers: { origin: SITE, 'access-control-request-method': 'POST' },
    });
    expect(headers.get('access-control-allow-headers')).toContain('hand-off-challenge');
  });
});

describe('the stand-in main application', () => {
  test('redeems a code at its own server, once, without showing it', async () => {
    const service = await startForCodes();
    const given = await logIn(service);
    const page = await fetch(handOffCodeUrl(service.mainAppUrl ?? '', given));
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).not.toContain(given.code);
    const redeem = () =>
      service.post('/redeem', { code: given.code, verifier: given.verifier }, {}, service.mainAppUrl);
    expect((await redeem()).body).toMatchObject({ title: 'Hello, Ada Lovelace' });
    expect((await redeem()).status).toBe(400);
  });

  test.each([[{}], ['not json'], [{ code: 7, verifier: null }]])(
    'rejects %j as code and verifier',
    async (given) => {
      const service = await startForCodes();
      expect((await service.post('/redeem', given, {}, service.mainAppUrl)).status).toBe(400);
    },
  );
});
