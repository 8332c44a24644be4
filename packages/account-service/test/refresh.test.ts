import { decodeJwt } from 'jose';
import { describe, expect, test } from 'vitest';
import { rows } from './database.ts';
import { CREDENTIALS, makeAccount, type Running, start, startWithAccount } from './harness.ts';

const LOGIN_ENDED = { status: 'error', message: 'This login has ended. Please log in again.' };

async function logIn(service: Running) {
  const { body } = await service.post('/user/login', CREDENTIALS);
  return body.refreshtoken ?? '';
}

const refresh = (service: Running, refreshtoken: unknown) => service.post('/user/refresh', { refreshtoken });

describe('refresh', () => {
  test('returns a new pair of tokens for the same account, repeatedly', async () => {
    const service = await startWithAccount();
    let token = await logIn(service);
    const seen = new Set([token]);
    for (let round = 0; round < 4; round += 1) {
      service.clock.advance(60_000);
      const { status, body } = await refresh(service, token);
      expect(status).toBe(200);
      expect(body.status).toBe('success');
      expect(decodeJwt(body.accestoken ?? '')).toMatchObject({
        aud: 'weft-main-app',
        exp: service.clock.now / 1000 + 900,
      });
      token = body.refreshtoken ?? '';
      seen.add(token);
    }
    expect(seen.size).toBe(5);
  });

  test('a reused token revokes its login, and no other', async () => {
    const service = await startWithAccount();
    const stolen = await logIn(service);
    const elsewhere = await logIn(service);
    const next = (await refresh(service, stolen)).body.refreshtoken;
    service.clock.advance(10_000);

    const again = await refresh(service, stolen);
    expect(again.status).toBe(401);
    expect(again.body).toEqual(LOGIN_ENDED);
    expect((await refresh(service, next)).status).toBe(401);
    expect((await refresh(service, elsewhere)).status).toBe(200);
  });

  test('eight simultaneous calls with the same token get the same next token', async () => {
    const service = await startWithAccount();
    const token = await logIn(service);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(service, token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const [next, ...others] = new Set(answers.map(({ body }) => body.refreshtoken));
    expect(others).toEqual([]);
    expect((await refresh(service, next)).status).toBe(200);
  });

  test('a call whose reply was lost can be repeated for less than ten seconds', async () => {
    const service = await startWithAccount();
    const token = await logIn(service);
    const lost = (await refresh(service, token)).body.refreshtoken;
    service.clock.advance(9_999);
    const { status, body } = await refresh(service, token);
    expect(status).toBe(200);
    expect(body.refreshtoken).toBe(lost);
    expect((await service.me(body.accestoken)).status).toBe(200);
    service.clock.advance(1);
    expect((await refresh(service, token)).status).toBe(401);
    expect((await refresh(service, lost)).status).toBe(401);
  });

  test('a repeated call is reuse as soon as the next token has been used', async () => {
    const service = await startWithAccount();
    const stolen = await logIn(service);
    const next = (await refresh(service, stolen)).body.refreshtoken;
    const last = (await refresh(service, next)).body.refreshtoken;
    expect((await refresh(service, stolen)).status).toBe(401);
    expect((await refresh(service, last)).status).toBe(401);
  });

  test('a clock that is set back does not prolong the time for repeating', async () => {
    const service = await startWithAccount();
    const token = await logIn(service);
    await refresh(service, token);
    service.clock.advance(-60_000);
    expect((await refresh(service, token)).status).toBe(401);
  });

  test('the store alone does not give the next token away', async () => {
    const service = await startWithAccount();
    const token = await logIn(service);
    const next = (await refresh(service, token)).body.refreshtoken ?? '';
    const kept = await rows(service.config, 'select * from refresh_token');
    expect(kept.length).toBeGreaterThan(0);
    for (const { id_hash } of kept) expect(id_hash).toMatch(/^[\w-]{43}$/);
    for (const secret of [token, next]) expect(JSON.stringify(kept)).not.toContain(secret);
  });

  test('the 51st login of an account revokes its oldest, even a refreshed one, and no other account’s', async () => {
    const service = await start();
    await makeAccount(service, { email: 'bea@example.com' });
    await makeAccount(service);
    const logInAs = (email: string) => service.post('/user/login', { email, password: 'correct horse' });
    const beas = (await logInAs('bea@example.com')).body.refreshtoken;
    const oldest = (await refresh(service, await logIn(service))).body.refreshtoken;
    service.clock.advance(1000);
    const next = await logIn(service);
    for (let count = 2; count < 50; count += 1) {
      service.clock.advance(1000);
      await logIn(service);
    }
    const going = (await refresh(service, oldest)).body.refreshtoken;
    expect(going).toBeDefined();
    const families = async () =>
      (await rows(service.config, 'select distinct account_id, family from refresh_token')).length;
    expect(await families()).toBe(50 + 1);

    service.clock.advance(1000);
    const newest = await logIn(service);
    expect(await families()).toBe(50 + 1);
    expect(await refresh(service, going)).toMatchObject({ status: 401, body: LOGIN_ENDED });
    for (const token of [next, newest, beas]) expect((await refresh(service, token)).status).toBe(200);
  });

  test('a server can refresh 48 logins at once, whatever the limit of invalid tokens', async () => {
    const service = await startWithAccount({
      relaxLocalLimits: false,
      limits: { refresh: { points: 1, seconds: 900 } },
    });
    const tokens: string[] = [];
    for (let login = 0; login < 48; login += 1) tokens.push(await logIn(service));
    const answers = await Promise.all(tokens.map((token) => refresh(service, token)));
    expect(answers.map(({ status }) => status)).toEqual(tokens.map(() => 200));
  });

  test('tokens of ended logins do not keep the valid ones of the same client out', async () => {
    const service = await startWithAccount({
      relaxLocalLimits: false,
      limits: { refresh: { points: 30, seconds: 900 } },
    });
    const valid = await logIn(service);
    const ended = await logIn(service);
    await refresh(service, ended);
    service.clock.advance(10_000);
    const statuses: number[] = [];
    for (let call = 0; call < 40; call += 1) statuses.push((await refresh(service, ended)).status);
    expect(statuses).toEqual([...Array(30).fill(401), ...Array(10).fill(429)]);
    expect((await refresh(service, valid)).status).toBe(200);
  });

  test('a client beyond the limit of invalid tokens can still repeat a call whose reply was lost', async () => {
    const service = await startWithAccount({
      relaxLocalLimits: false,
      limits: { refresh: { points: 1, seconds: 900 } },
    });
    const token = await logIn(service);
    expect((await refresh(service, 'guess')).status).toBe(401);
    expect((await refresh(service, 'guess')).status).toBe(429);
    const [first, repeated] = [await refresh(service, token), await refresh(service, token)];
    expect([first.status, repeated.status]).toEqual([200, 200]);
    expect(repeated.body.refreshtoken).toBe(first.body.refreshtoken);
  });

  test('a login expires after 30 days, however often it is refreshed', async () => {
    const service = await startWithAccount();
    let token = await logIn(service);
    for (let day = 0; day < 29; day += 1) {
      service.clock.advance(86_400_000);
      token = (await refresh(service, token)).body.refreshtoken ?? '';
    }
    expect(token).not.toBe('');
    service.clock.advance(86_400_000);
    expect((await refresh(service, token)).status).toBe(401);
  });

  test.each(['', 'guess', 'x'.repeat(512)])('rejects the token %j with 401', async (token) => {
    const service = await start();
    const { status, body } = await refresh(service, token);
    expect(status).toBe(401);
    expect(body).toEqual(LOGIN_ENDED);
  });

  test.each([undefined, 7, null, 'x'.repeat(513)])(
    'rejects the malformed token %j with 400',
    async (token) => {
      const service = await start();
      expect((await refresh(service, token)).status).toBe(400);
    },
  );
});
