import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DAY, MINUTE } from '../src/time.ts';
import { createAuthority } from './certificates.ts';
import { rows } from './database.ts';
import {
  openSink,
  post,
  registration,
  SITE,
  start,
  supportRequest,
  tempDir,
  WAIT,
  WITH_KEY,
} from './harness.ts';
import { FAST_HASHING_MAIN, ownEnv, spawnService } from './service-process.ts';
import type { SmtpSink } from './smtp-sink.ts';
import { offerStartTls } from './starttls.ts';

/** Decodes quoted-printable. */
function decode(data: string): string {
  return data
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Offers STARTTLS in front of a server, with a certificate whose authority nobody knows. @returns its URL. */
const offerUnknownTls = async (sink: SmtpSink) =>
  offerStartTls(sink, createAuthority(await tempDir(), 'unknown').certify('localhost'));

async function startWithSink(behaviour: SmtpSink['behaviour'] = 'accepts') {
  const sink = await openSink();
  sink.behaviour = behaviour;
  const service = await start({
    smtpUrl: sink.url,
    mailRetryMs: 50,
    clock: Date.now,
    mailFrom: { name: 'Weft', address: 'accounts@weft.example' },
    supportMailbox: { name: 'Team', address: 'team@weft.example' },
  });
  return { sink, service };
}

describe('delivery by SMTP', () => {
  test('delivers a verification mail once, with a working link, and erases its body', async () => {
    const { sink, service } = await startWithSink();
    await service.post('/user/register', registration());
    await vi.waitFor(() => expect(sink.received).toHaveLength(1), WAIT);

    const [mail] = sink.received;
    expect(mail?.from).toContain('<accounts@weft.example>');
    expect(mail?.to).toEqual(['ada@example.com']);
    expect(mail?.data).toMatch(/^From: Weft <accounts@weft.example>$/m);
    expect(mail?.data).toMatch(/^Auto-Submitted: auto-generated$/m);
    const [, token] =
      new RegExp(`${SITE}/email-verification\\?token=([\\w-]{43})`).exec(decode(mail?.data ?? '')) ?? [];
    expect((await service.post(`/user/verify-email?token=${token}`)).status).toBe(200);

    await vi.waitFor(async () => {
      const [row] = await rows(service.config, 'select body, sent_at from mail');
      expect(row?.body).toBe('');
      expect(row?.sent_at).not.toBeNull();
    }, WAIT);
  });

  test('abandons a mail that was in the outbox for more than a day when SMTP is configured', async () => {
    const outbox = await start();
    await outbox.post('/user/register', registration());
    await rows(outbox.config, `update mail set created_at = created_at - ${DAY + 1}`);
    await outbox.close();
    const sink = await openSink();
    await start({ ...outbox.config, smtpUrl: sink.url, mailRetryMs: 50 });
    await vi.waitFor(async () => {
      const [row] = await rows(outbox.config, 'select abandoned_at from mail');
      expect(row?.abandoned_at).not.toBeNull();
    }, WAIT);
    expect(sink.received).toEqual([]);
  });

  test('there is no outbox page', async () => {
    const { service } = await startWithSink();
    expect((await fetch(`${service.url}/outbox`)).status).toBe(404);
  });

  test.each([
    ['rejects recipients', 'rejects'],
    ['is silent', 'silent'],
    ['is down', 'down'],
  ] as const)(
    'a server that %s delays mails without losing any, and registrations succeed meanwhile',
    async (_name, fault) => {
      const { sink, service } = await startWithSink(fault === 'down' ? 'accepts' : fault);
      if (fault === 'down') await sink.close();
      const answers = await Promise.all(
        ['a@example.com', 'b@example.com', 'c@example.com'].map((email) =>
          service.post('/user/register', registration({ email })),
        ),
      );
      for (const { status, body } of answers) {
        expect(status).toBe(200);
        expect(JSON.stringify(body)).not.toMatch(/smtp|ECONN|451/i);
      }
      expect(sink.received).toEqual([]);

      sink.behaviour = 'accepts';
      if (fault === 'down') await sink.open();
      // A silent server has 30 s to greet.
      await vi.waitFor(() => expect(sink.received).toHaveLength(3), { ...WAIT, timeout: 60_000 });
      expect(sink.received.flatMap(({ to }) => to).sort()).toEqual([
        'a@example.com',
        'b@example.com',
        'c@example.com',
      ]);
    },
  );

  test('a registration does not wait for the reply of the SMTP server', async () => {
    const { sink, service } = await startWithSink();
    let reply: () => void = () => undefined;
    sink.gate = new Promise<void>((resolve) => {
      reply = resolve;
    });
    expect((await service.post('/user/register', registration())).status).toBe(200);
    await vi.waitFor(() => expect(sink.waiting).toBe(1), WAIT);
    expect((await service.post('/user/register', registration({ email: 'bea@example.com' }))).status).toBe(
      200,
    );
    // The service has not given the first attempt up.
    expect(sink.closed).toBe(0);
    reply();
    await vi.waitFor(() => expect(sink.received).toHaveLength(2), WAIT);
  });

  test('delivers to a server on this machine that offers STARTTLS with an unknown certificate', async () => {
    const sink = await openSink();
    const service = await start({ smtpUrl: await offerUnknownTls(sink) });
    await service.post('/user/register', registration());
    await vi.waitFor(() => expect(sink.received).toHaveLength(1), WAIT);
  });

  test.each([
    ['without TLS', (sink: SmtpSink) => sink.url],
    ['with an unknown certificate', offerUnknownTls],
  ])('sends nothing to a remote server %s, and keeps the mail queued', async (_name, urlOf) => {
    const sink = await openSink();
    // The same server, at an address that does not count as this machine.
    const smtpUrl = (await urlOf(sink)).replace('127.0.0.1', '0.0.0.0');
    const service = await start({ smtpUrl, mailRetryMs: 50 });
    const queued = () => rows(service.config, 'select attempts, sent_at, abandoned_at, body from mail');
    await service.post('/user/register', registration());
    await vi.waitFor(async () => {
      service.clock.advance(MINUTE);
      expect(Number((await queued())[0]?.attempts)).toBeGreaterThan(1);
    }, WAIT);
    const [mail] = await queued();
    expect(mail).toMatchObject({ sent_at: null, abandoned_at: null });
    expect(mail?.body).toContain('/email-verification?');
    expect(sink.received).toEqual([]);
  });

  test('logs why the certificate of the SMTP server was rejected', async () => {
    const { env, url, dataDir } = await ownEnv();
    const server = createServer(createAuthority(dataDir, 'unknown').certify('localhost')).listen(0);
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const smtpUrl = `smtps://localhost:${(server.address() as AddressInfo).port}`;
    const service = spawnService({ ...env, SMTP_URL: smtpUrl }, FAST_HASHING_MAIN);
    await service.logged('service.started');
    expect((await post(`${url}/user/register`, registration())).status).toBe(200);
    await service.logged('mail.postponed');
    const line = service.log.find((each) => each.includes('mail.postponed')) ?? '';
    expect(JSON.parse(line)).toMatchObject({ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' });
  });

  test('delivers after a restart a mail that was queued before it', async () => {
    const { sink, service } = await startWithSink('rejects');
    await service.post('/user/register', registration());
    await service.close();
    sink.behaviour = 'accepts';
    await start(service.config);
    await vi.waitFor(() => expect(sink.received).toHaveLength(1), WAIT);
  });

  test('backs off exponentially, up to 15 minutes', async () => {
    const sink = await openSink();
    sink.behaviour = 'rejects';
    const service = await start({ smtpUrl: sink.url, mailRetryMs: 50 });
    await service.post('/user/register', registration());
    const untilWait = (attempts: number, ms: number) =>
      vi.waitFor(async () => {
        const [row] = await rows(service.config, 'select attempts, next_attempt_at from mail');
        expect(Number(row?.attempts)).toBe(attempts);
        expect(Number(row?.next_attempt_at) - service.clock.now).toBe(ms);
      }, WAIT);
    for (const [attempts, ms] of [
      [1, 50],
      [2, 100],
      [3, 200],
    ] as const) {
      await untilWait(attempts, ms);
      service.clock.advance(ms);
    }
    await untilWait(4, 400);
    await rows(service.config, 'update mail set attempts = 20, next_attempt_at = 0');
    await untilWait(21, 15 * MINUTE);
  });

  test('abandons a mail after a day', async () => {
    const sink = await openSink();
    sink.behaviour = 'rejects';
    const service = await start({ smtpUrl: sink.url, mailRetryMs: 50 });
    await service.post('/user/register', registration());
    service.clock.advance(DAY + 1);
    await vi.waitFor(async () => {
      const [row] = await rows(service.config, 'select abandoned_at, sent_at from mail');
      expect(row?.abandoned_at).not.toBeNull();
      expect(row?.sent_at).toBeNull();
    }, WAIT);
    sink.behaviour = 'accepts';
    await service.post('/user/register', registration({ email: 'eve@example.com' }));
    await vi.waitFor(() => expect(sink.received.map(({ to }) => to)).toEqual([['eve@example.com']]), WAIT);
  });

  test('logs an abandoned mail with the error code and without the address', async () => {
    const sink = await openSink();
    sink.behaviour = 'rejects';
    const { env, url, dataDir, databaseUrl } = await ownEnv();
    const service = spawnService({ ...env, SMTP_URL: sink.url }, FAST_HASHING_MAIN);
    await service.logged('service.started');
    expect((await post(`${url}/user/register`, registration())).status).toBe(200);
    await service.logged('mail.postponed');
    // The next attempt would be in 15 minutes, but the day ends in 10.
    const config = { dataDir, ...(databaseUrl && { databaseUrl }) };
    const aged = `created_at = created_at - ${DAY - 10 * MINUTE}, attempts = 20, next_attempt_at = 0`;
    await rows(config, `update mail set ${aged}`);
    await service.logged('mail.abandoned');

    const [row] = await rows(config, 'select id, abandoned_at, sent_at from mail');
    expect(row?.abandoned_at).not.toBeNull();
    expect(row?.sent_at).toBeNull();
    const last = service.log.find((line) => line.includes('mail.abandoned')) ?? '';
    expect(JSON.parse(last)).toEqual({
      level: 'warn',
      time: expect.any(String),
      service: 'account-service',
      event: 'mail.abandoned',
      mail: row?.id,
      attempts: 21,
      code: 'EENVELOPE',
      reply: 451,
    });
    expect(service.log.join('\n')).not.toMatch(/ada@|example\.com|correct horse|try again later/);
  });

  test('a support request goes to the team only, and its input adds no header', async () => {
    const { sink, service } = await startWithSink();
    const request = supportRequest({
      name: 'Ada, eve@example.com <eve@example.com>',
      business_email: 'ada,eve@example.com',
      description: 'Hello.\n.\nBcc: eve@example.com\n\nMore.',
    });
    const { status } = await service.post('/customer-support', request, WITH_KEY);
    expect(status).toBe(200);
    await vi.waitFor(() => expect(sink.received).toHaveLength(1), WAIT);
    const [mail] = sink.received;
    expect(mail?.to).toEqual(['team@weft.example']);
    const [head = '', ...body] = (mail?.data ?? '').split('\n\n');
    expect(head).toMatch(/^To: Team <team@weft.example>$/m);
    expect(head).not.toMatch(/eve@example|\bada\b|reply-to|^cc|^bcc/im);
    expect(decode(body.join('\n\n'))).toContain('Bcc: eve@example.com\n\nMore.');
  });
});
