import { createHmac } from 'node:crypto';
import { sealHandOff } from '@weft/account-contract/hand-off';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { describe, expect, test } from 'vitest';
import { CREDENTIALS, makeAccount, registration, start, startWithAccount } from './harness.ts';

/** Limits that many logins to one account do not reach. */
const MANY = { points: 1000, seconds: 900 };
/** OWASP's minimal cost, so that hashing is the bottleneck. */
const HASHING_LOAD = {
  limits: { login: MANY, loginAccount: MANY },
  passwordCost: { memoryCost: 19_456, timeCost: 2 },
};
const WRONG = { status: 'error', message: 'The email address or the password is wrong.' };

describe('login', () => {
  test('accepts every spelling of the address, but only the exact password', async () => {
    const service = await start();
    await makeAccount(service, { email: 'Ada@Example.com', password: 'Correct Horse' });
    for (const email of ['ada@example.com', ' ADA@EXAMPLE.COM ', 'Ada@Example.com']) {
      const { status } = await service.post('/user/login', { email, password: 'Correct Horse' });
      expect(status, email).toBe(200);
    }
    for (const password of ['correct horse', 'Correct Horse ', ' Correct Horse', 'Correct  Horse']) {
      const { status, body } = await service.post('/user/login', { email: 'ada@example.com', password });
      expect(status, password).toBe(401);
      expect(body).toEqual(WRONG);
    }
  });

  test('composed and decomposed characters are the same address', async () => {
    const service = await start();
    await makeAccount(service, { email: 'zoe\u0308@münchen.de' });
    const { status } = await service.post('/user/login', {
      email: 'ZO\u00CB@XN--MNCHEN-3YA.de',
      password: 'correct horse',
    });
    expect(status).toBe(200);
  });

  test('composed and decomposed letters are the same password', async () => {
    const service = await start();
    const [composed, decomposed] = ['Mật khẩu dài'.normalize('NFC'), 'Mật khẩu dài'.normalize('NFD')];
    await makeAccount(service, { email: 'an@example.com', password: composed });
    await makeAccount(service, { email: 'binh@example.com', password: decomposed });
    for (const email of ['an@example.com', 'binh@example.com'])
      for (const password of [composed, decomposed]) {
        const { status } = await service.post('/user/login', { email, password });
        expect(status, `${email}, ${password.length}`).toBe(200);
      }
  });

  test('an unknown address and a wrong password get the same reply', async () => {
    const service = await startWithAccount();
    const wrong = await service.post('/user/login', { email: 'ada@example.com', password: 'not this' });
    const unknown = await service.post('/user/login', { email: 'eve@example.com', password: 'not this' });
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body).toEqual(wrong.body);
    expect([...unknown.headers.keys()]).toEqual([...wrong.headers.keys()]);
  });

  test('an unverified registration gets help with the right password, and the usual error with a wrong one', async () => {
    const service = await start();
    await service.post('/user/register', registration());
    const right = await service.post('/user/login', CREDENTIALS);
    expect(right.status).toBe(403);
    expect(right.body.status).toBe('error');
    expect(right.body.message).toContain('Please verify your email address first');
    expect(right.body.accestoken).toBeUndefined();
    const wrong = await service.post('/user/login', { email: 'ada@example.com', password: 'not this' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(WRONG);
  });

  test('access tokens are signed and short-lived, refresh tokens are opaque, and neither has personal data', async () => {
    const service = await startWithAccount({ tokenSecret: 'a secret of thirty-two bytes or so, 1234' });
    const login = () => service.post('/user/login', CREDENTIALS);
    const { accestoken = '', refreshtoken = '' } = (await login()).body;
    const access = decodeJwt(accestoken);
    const now = service.clock.now / 1000;
    expect(access).toEqual({
      iss: 'weft-account-service',
      aud: 'weft-main-app',
      sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
      sid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      jti: expect.stringMatching(/^[0-9a-f-]{36}$/),
      client_id: 'weft-site',
      iat: now,
      exp: now + 15 * 60,
    });
    expect(decodeProtectedHeader(accestoken)).toEqual({ alg: 'HS256', typ: 'at+jwt' });
    expect(refreshtoken).toMatch(/^[\w-]{43}$/);
    expect(accestoken.length + refreshtoken.length).toBeLessThan(1200);
    const [head, payload, signature] = accestoken.split('.');
    const expected = createHmac('sha256', 'a secret of thirty-two bytes or so, 1234');
    expect(signature).toBe(expected.update(`${head}.${payload}`).digest('base64url'));
    expect((await login()).body.refreshtoken).not.toBe(refreshtoken);
  });

  test('tokens survive a restart, because the generated signing key is stored', async () => {
    const service = await startWithAccount();
    const login = await service.post('/user/login', CREDENTIALS);
    const sealed = sealHandOff(
      { accessToken: login.body.accestoken ?? '', refreshToken: login.body.refreshtoken ?? '' },
      service.config.mainApp?.passphrase ?? '',
    );
    await service.close();
    const again = await start(service.config);
    const page = await fetch(`${again.mainAppUrl}/?auth=${encodeURIComponent(sealed)}`);
    expect(await page.text()).toContain('Hello, Ada Lovelace');
  });

  test('replies to 120 simultaneous logins, and to /healthz before them', async () => {
    const service = await startWithAccount(HASHING_LOAD);
    const calls = Array.from({ length: 120 }, () => service.post('/user/login', CREDENTIALS));
    let done = 0;
    for (const call of calls)
      void call.then(() => {
        done += 1;
      });
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    expect(done).toBeLessThan(calls.length);
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(200);
  });

  test('rejects logins beyond the queue with 503 and Retry-After, and recovers', async () => {
    const service = await startWithAccount(HASHING_LOAD);
    const answers = await Promise.all(
      Array.from({ length: 300 }, () => service.post('/user/login', CREDENTIALS)),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { status, headers, body } of refused) {
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toMatch(/^[35]$/);
      expect(body.message).toMatch(/busy|not available/);
    }
    expect((await service.post('/user/login', CREDENTIALS)).status).toBe(200);
  });
});
