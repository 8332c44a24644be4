import { expect, onTestFinished, test, vi } from 'vitest';
import { DAY, SECOND } from '../src/time.ts';
import { rows } from './database.ts';
import { CREDENTIALS, openSink, registration, start, startWithAccount, WAIT } from './harness.ts';

test('a clock that was two days ahead does not keep a client out of its account', async () => {
  const service = await startWithAccount({
    relaxLocalLimits: false,
    limits: { login: { points: 3, seconds: 900 } },
  });
  const logIn = async (password: string) =>
    (await service.post('/user/login', { email: 'ada@example.com', password })).status;
  const guesses = async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) statuses.push(await logIn('not this'));
    return statuses;
  };

  const { now } = Date;
  const ahead = vi.spyOn(Date, 'now').mockImplementation(() => now() + 2 * DAY);
  onTestFinished(() => ahead.mockRestore());
  expect(await guesses()).toEqual([401, 401, 401, 429]);
  ahead.mockRestore();
  expect(await guesses()).toEqual([401, 401, 401, 429]);
});

test('a clock that was two days ahead does not delay a mail', async () => {
  const sink = await openSink();
  sink.behaviour = 'rejects';
  const service = await start({ smtpUrl: sink.url, mailRetryMs: 50 });
  service.clock.advance(2 * DAY);
  await service.post('/user/register', registration());
  await vi.waitFor(async () => {
    const [mail] = await rows(service.config, 'select next_attempt_at from mail');
    expect(Number(mail?.next_attempt_at)).toBe(service.clock.now + 50);
  }, WAIT);
  sink.behaviour = 'accepts';
  service.clock.advance(-2 * DAY);
  await vi.waitFor(() => expect(sink.received).toHaveLength(1), WAIT);
});

test('a clock that was two days ahead does not hide a newer registration from a login or a new link', async () => {
  const service = await start();
  service.clock.advance(2 * DAY);
  await service.post('/user/register', registration({ password: 'a password before' }));
  service.clock.advance(-2 * DAY);
  await service.post('/user/register', registration());
  expect((await service.post('/user/login', CREDENTIALS)).status).toBe(403);
  service.clock.advance(SECOND);
  await service.post('/user/resend-verification', { email: CREDENTIALS.email });
  // The mail with the time of the wrong clock is listed before the latest one.
  const [, link] = await service.tokensOf(CREDENTIALS.email);
  await service.post(`/user/verify-email?token=${link}`);
  expect((await service.post('/user/login', CREDENTIALS)).status).toBe(200);
});
