import { setTimeout as delay } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { SECOND } from '../src/time.ts';
import { rows } from './database.ts';
import { openSink, post, registration, start, WAIT } from './harness.ts';
import { FAST_HASHING_MAIN, ownEnv, spawnService } from './service-process.ts';

test('a mail that the server refuses for good ends at once, with its reply in the log, and others are sent', async () => {
  const sink = await openSink();
  sink.dead.add('dead@example.com');
  const { env, url, dataDir, databaseUrl } = await ownEnv();
  const service = spawnService({ ...env, SMTP_URL: sink.url }, FAST_HASHING_MAIN);
  await service.logged('service.started');
  for (const email of ['dead@example.com', 'ada@example.com']) {
    expect((await post(`${url}/user/register`, registration({ email }))).status).toBe(200);
  }
  await service.logged('mail.abandoned');
  await service.logged('mail.delivered');

  const config = { dataDir, ...(databaseUrl && { databaseUrl }) };
  const [mail] = await rows(config, "select * from mail where recipient = 'dead@example.com'");
  expect(mail?.abandoned_at).not.toBeNull();
  expect(Number(mail?.attempts)).toBe(1);
  const line = service.log.find((entry) => entry.includes('mail.abandoned')) ?? '';
  expect(JSON.parse(line)).toMatchObject({ mail: mail?.id, attempts: 1, code: 'EENVELOPE', reply: 550 });
  expect(service.log.join('\n')).not.toMatch(/mail\.postponed|dead@|no such mailbox/);
  expect(sink.received.flatMap(({ to }) => to)).toEqual(['ada@example.com']);
});

test.each([
  '530 5.7.0 Authentication required',
  '554 5.7.1 Relay access denied',
  '553 5.1.8 Sender rejected',
])('a mail is sent later where the server refuses every recipient with %s', async (rejection) => {
  const sink = await openSink();
  Object.assign(sink, { behaviour: 'rejects', rejection });
  const service = await start({ smtpUrl: sink.url, mailRetryMs: 50 });
  await service.post('/user/register', registration());
  await vi.waitFor(async () => {
    const [mail] = await rows(service.config, 'select abandoned_at, next_attempt_at from mail');
    expect(mail).toMatchObject({ abandoned_at: null });
    expect(Number(mail?.next_attempt_at)).toBe(service.clock.now + 50);
  }, WAIT);
  sink.behaviour = 'accepts';
  service.clock.advance(50);
  await vi.waitFor(() => expect(sink.received).toHaveLength(1), WAIT);
});

test('a server may greet late, as some do on purpose', async () => {
  const sink = await openSink();
  sink.greeting = delay(6 * SECOND);
  const service = await start({ smtpUrl: sink.url });
  await service.post('/user/register', registration());
  await vi.waitFor(() => expect(sink.received).toHaveLength(1), WAIT);
});

test('several mails are sent at a time, over reused connections', async () => {
  const sink = await openSink();
  const service = await start({ smtpUrl: sink.url, mailRetryMs: 50, smtpPool: 5 });
  const register = (name: string, count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, index) =>
        service.post('/user/register', registration({ email: `${name}${index}@example.com` })),
      ),
    );
  let open: () => void = () => undefined;
  sink.gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await register('first', 8);
  await vi.waitFor(() => expect(sink.waiting).toBe(5), WAIT);
  open();
  await vi.waitFor(() => expect(sink.received).toHaveLength(8), WAIT);
  await register('second', 12);
  await vi.waitFor(() => expect(sink.received).toHaveLength(20), WAIT);
  // A server may close an idle connection, so the number is not exactly five.
  expect(sink.connections).toBeLessThan(20);
  expect(new Set(sink.received.flatMap(({ to }) => to)).size).toBe(20);
});
