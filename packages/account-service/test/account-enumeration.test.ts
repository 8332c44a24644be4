import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../src/time.ts';
import { login, verify } from './account-calls.ts';
import { count, rows } from './database.ts';
import { type Answer, makeAccount, type Running, registration, start, startWithAccount } from './harness.ts';

/** Registers an address with passwords of a stranger, and tries to log in with them and others. @returns all replies. */
async function probe(service: Running, email: string) {
  const seen: Pick<Answer, 'status' | 'body'>[] = [];
  const call = async (path: string, body: unknown) => {
    const { status, body: reply } = await service.post(path, body);
    seen.push({ status, body: reply });
  };
  const logIn = (password: string) => call('/user/login', { email, password });
  service.clock.advance(MINUTE);
  await call('/user/register', registration({ email, password: 'the first guess' }));
  await logIn('the first guess');
  await logIn('another guess');
  service.clock.advance(MINUTE);
  await call('/user/register', registration({ email, password: 'a second guess' }));
  await logIn('a second guess');
  await logIn('the first guess');
  await call('/user/resend-verification', { email });
  return seen;
}

describe('registering a taken address', () => {
  test('gets the same reply as a new one, and its owner a mail without a link', async () => {
    const service = await startWithAccount();
    service.clock.advance(MINUTE);
    const fresh = await service.post('/user/register', registration({ email: 'eve@example.com' }));
    const taken = await service.post(
      '/user/register',
      registration({ email: ' ADA@example.com', password: 'another one' }),
    );
    expect(taken.status).toBe(fresh.status);
    expect(taken.body).toEqual(fresh.body);
    expect([...taken.headers.keys()]).toEqual([...fresh.headers.keys()]);

    const mails = await service.mailsTo('ada@example.com');
    const mail = mails.find((mail) => mail.subject === 'You already have a Weft account');
    expect(mail?.text).toContain('Nothing was changed');
    expect(mail?.text).not.toMatch(/https?:/);
    expect(await login(service, 'another one')).toBe(403);
    expect(await login(service, 'correct horse')).toBe(200);
  });

  test('gets the same replies to later logins as a new one', async () => {
    const service = await start();
    await makeAccount(service, { email: 'taken@example.com' });
    const taken = await probe(service, 'taken@example.com');
    expect(taken).toEqual(await probe(service, 'fresh@example.com'));
    expect(taken.map(({ status }) => status)).toEqual([200, 403, 401, 200, 403, 401, 200]);
    service.clock.advance(DAY);
    for (const email of ['taken@example.com', 'fresh@example.com']) {
      expect(await login(service, 'a second guess', email), email).toBe(403);
    }
  });

  test('a stranger’s password gets the same reply before and after the owner verifies, and never logs in', async () => {
    const service = await start();
    await service.post('/user/register', registration());
    service.clock.advance(MINUTE);
    await service.post('/user/register', registration({ password: 'a stranger’s' }));
    const [strangers, owners] = await service.tokensOf('ada@example.com');
    expect(await login(service, 'a stranger’s')).toBe(403);
    expect((await verify(service, owners)).status).toBe(200);
    expect(await login(service, 'a stranger’s')).toBe(403);
    expect((await verify(service, strangers)).status).toBe(400);
    expect(await login(service, 'correct horse')).toBe(200);
  });

  test('stores a decoy without personal data, which no link can verify', async () => {
    const service = await startWithAccount();
    await service.post('/user/register', registration({ password: 'a stranger’s', name: 'Eve' }));
    await service.post('/user/resend-verification', { email: 'ada@example.com' });
    const [decoy, ...others] = await rows(service.config, 'select * from registration where decoy = 1');
    expect(others).toEqual([]);
    expect(decoy).toMatchObject({ email: '', name: '', phone: '', company: '', verified_at: null });
    expect(await service.tokensOf('ada@example.com')).toHaveLength(1);

    await rows(service.config, 'delete from account');
    await service.post('/user/resend-verification', { email: 'ada@example.com' });
    expect(await service.tokensOf('ada@example.com')).toHaveLength(1);
    await rows(service.config, `update verification_link set registration_id = '${decoy?.id}'`);
    const [token] = await service.tokensOf('ada@example.com');
    expect((await verify(service, token)).status).toBe(400);
    expect(await count(service.config, 'account')).toBe(0);

    service.clock.advance(MINUTE);
    await makeAccount(service, { password: 'the owner’s' });
    expect(await login(service, 'the owner’s')).toBe(200);
  });

  test('with explicit answers gets 409 with help, and sends no mail', async () => {
    const service = await startWithAccount({ registerAnswers: 'explicit' });
    const { status, body } = await service.post('/user/register', registration());
    expect(status).toBe(409);
    expect(body).toEqual({
      status: 'error',
      message: 'An account with this email address already exists. Please log in instead.',
    });
    expect(await service.mailsTo('ada@example.com')).toHaveLength(1);
  });
});
