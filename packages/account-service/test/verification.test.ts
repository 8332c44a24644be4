import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../src/time.ts';
import { login, verify } from './account-calls.ts';
import { count, rows } from './database.ts';
import { makeAccount, registration, start } from './harness.ts';

const INVALID_LINK =
  'This verification link is not valid or has expired. If your email is already verified, log in. If not, sign up again to get a new link.';

describe('verify-email', () => {
  test('using a link again within 24 hours succeeds without effect, even eight times at once', async () => {
    const service = await start();
    await service.post('/user/register', registration());
    const [token] = await service.tokensOf('ada@example.com');
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify(service, token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await count(service.config, 'account')).toBe(1);
    service.clock.advance(DAY - 1);
    const repeat = await verify(service, token);
    expect(repeat.status).toBe(200);
    expect(repeat.body.accestoken).toBeUndefined();
  });

  test('accepts a link until 24 hours have passed', async () => {
    const service = await start();
    await service.post('/user/register', registration());
    const [token] = await service.tokensOf('ada@example.com');
    service.clock.advance(DAY - 1);
    expect((await verify(service, token)).status).toBe(200);
  });

  test('rejects a link after 24 hours, used or not', async () => {
    const service = await start();
    await service.post('/user/register', registration());
    const { token: used } = await makeAccount(service, { email: 'eve@example.com' });
    const [token] = await service.tokensOf('ada@example.com');
    service.clock.advance(DAY);
    for (const late of [token, used]) {
      const { status, body } = await verify(service, late);
      expect({ status, body }).toEqual({ status: 400, body: { status: 'error', message: INVALID_LINK } });
    }
    expect(await login(service, 'correct horse')).toBe(403);
  });

  test.each([
    ['an empty token', () => ''],
    ['a token in another case', (token: string) => token.toLowerCase()],
    [
      'a token with one wrong character',
      (token: string) => (token.startsWith('A') ? 'B' : 'A') + token.slice(1),
    ],
    ['a token with an extra character', (token: string) => `${token}A`],
    ['an unknown token', () => 'A'.repeat(43)],
    ['a path', () => '../../etc/passwd'],
    ['NUL', () => '\u0000'],
    ['SQL', () => "' or 1=1 --"],
  ])('%s gets the same error reply', async (_name, change) => {
    const service = await start();
    await service.post('/user/register', registration());
    const [token = ''] = await service.tokensOf('ada@example.com');
    const { status, body } = await verify(service, change(token));
    expect({ status, body }).toEqual({ status: 400, body: { status: 'error', message: INVALID_LINK } });
    expect(await count(service.config, 'account')).toBe(0);
  });

  test('a call without a token gets the same error reply', async () => {
    const service = await start();
    expect((await service.post('/user/verify-email')).body.message).toBe(INVALID_LINK);
  });

  test.each(['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH'])('%s does not verify', async (method) => {
    const service = await start();
    await service.post('/user/register', registration());
    const [token] = await service.tokensOf('ada@example.com');
    const response = await fetch(`${service.url}/user/verify-email?token=${token}`, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
    expect(await login(service, 'correct horse')).toBe(403);
  });

  test('stores only a hash of the token', async () => {
    const service = await start();
    await service.post('/user/register', registration());
    const [token = ''] = await service.tokensOf('ada@example.com');
    const [link] = await rows(service.config, 'select * from verification_link');
    expect(link?.token_hash).toBe(createHash('sha256').update(token).digest('base64url'));
    expect(JSON.stringify(link)).not.toContain(token);
  });

  test('a link activates the password and details of its own registration, and invalidates all other links', async () => {
    const service = await start();
    await service.post('/user/register', registration({ password: 'a stranger’s', name: 'Eve' }));
    service.clock.advance(MINUTE);
    await service.post('/user/register', registration({ password: 'the owner’s', name: 'Ada' }));
    const [owners, strangers] = await service.tokensOf('ada@example.com');

    expect((await verify(service, owners)).status).toBe(200);
    expect(await login(service, 'the owner’s')).toBe(200);
    expect(await login(service, 'a stranger’s')).toBe(401);

    expect((await verify(service, strangers)).status).toBe(400);
    expect(await login(service, 'the owner’s')).toBe(200);
    expect(await login(service, 'a stranger’s')).toBe(401);
    expect(await rows(service.config, 'select name from account')).toEqual([{ name: 'Ada' }]);
    expect(await rows(service.config, 'select password_hash from registration where decoy = 0')).toEqual([
      { password_hash: '' },
    ]);
    expect(await count(service.config, 'verification_link')).toBe(1);
  });
});
