import { expect, test, vi } from 'vitest';
import { rows } from '../database.ts';
import { freshDatabase, openSink, registration, start, WAIT } from '../harness.ts';
import { TcpProxy } from '../tcp-proxy.ts';

test('a mail that is delivered while the database is away is settled later, and not sent again', async () => {
  const sink = await openSink();
  const { databaseUrl = '' } = await freshDatabase();
  const proxy = await new TcpProxy(databaseUrl).start();
  const service = await start({ databaseUrl: proxy.url, smtpUrl: sink.url, mailRetryMs: 50 });
  let accept: () => void = () => undefined;
  sink.gate = new Promise<void>((resolve) => {
    accept = resolve;
  });
  await service.post('/user/register', registration());
  await vi.waitFor(() => expect(sink.waiting).toBe(1), WAIT);
  await proxy.stop();
  accept();
  await vi.waitFor(() => expect(sink.received).toHaveLength(1), WAIT);
  await proxy.start();
  await vi.waitFor(async () => {
    const [mail] = await rows({ databaseUrl, dataDir: '' }, 'select sent_at, body from mail');
    expect(mail?.sent_at).not.toBeNull();
    expect(mail?.body).toBe('');
  }, WAIT);
  expect(sink.received).toHaveLength(1);
});
