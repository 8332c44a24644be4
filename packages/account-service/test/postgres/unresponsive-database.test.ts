import { expect, test, vi } from 'vitest';
import { CREDENTIALS, freshDatabase, openSink, post, registration, start } from '../harness.ts';
import { ownEnv, spawnService } from '../service-process.ts';
import { TcpProxy } from '../tcp-proxy.ts';
import { openTransaction, untilWaiting } from './concurrent-transaction.ts';

/** Adds a time limit for statements, in milliseconds, to a connection string. */
function withStatementTimeout(databaseUrl: string, ms: number): string {
  const url = new URL(databaseUrl);
  for (const name of ['statement_timeout', 'query_timeout']) url.searchParams.set(name, String(ms));
  return url.href;
}

/** Long enough for a statement on a busy machine, in milliseconds. */
const TIMEOUT_MS = 3000;

/** Starts a service whose statements may hang much longer than a stop may take. */
async function startWithLongTimeout() {
  const { env, url, databaseUrl = '' } = await ownEnv();
  const sink = await openSink();
  const service = spawnService({
    ...env,
    DATABASE_URL: withStatementTimeout(databaseUrl, 120_000),
    SMTP_URL: sink.url,
  });
  await service.logged('service.started');
  return { service, url, databaseUrl };
}

test('SIGTERM exits with code 0 while statements of a call and of the delivery hang for two minutes', async () => {
  const { service, url, databaseUrl } = await startWithLongTimeout();
  await openTransaction(databaseUrl, 'lock table mail, mail_allowance in access exclusive mode');
  const call = post(`${url}/user/register`, registration()).then(
    ({ status }) => status,
    () => 'cut',
  );
  await untilWaiting(databaseUrl, 2);
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  // On a busy machine the call may reach its own time limit before.
  expect(['cut', 503]).toContain(await call);
  expect(service.errors()).toBe('');
  // The line of the call that was cut may come after it.
  expect(service.log.join('\n')).toContain('"event":"service.stopped"');
});

test('the service drops silent connections, and recovers', async () => {
  const { databaseUrl = '' } = await freshDatabase();
  const proxy = await new TcpProxy(databaseUrl).start();
  const service = await start({ databaseUrl: withStatementTimeout(proxy.url, TIMEOUT_MS), databasePool: 2 });
  const statuses = async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(`${service.url}/readyz`)));
    return [...new Set(answers.map(({ status }) => status))];
  };
  expect(await statuses()).toEqual([200]);
  proxy.freeze();
  expect(await statuses()).toContain(503);
  await vi.waitFor(async () => expect(await statuses()).toEqual([200]), { timeout: 30_000 });
});

test('a call whose statement gets no reply fails with 503, and the log has the code of a timeout', async () => {
  const { env, url, databaseUrl = '' } = await ownEnv();
  const proxy = await new TcpProxy(databaseUrl).start();
  const DATABASE_URL = withStatementTimeout(proxy.url, TIMEOUT_MS);
  const service = spawnService({ ...env, DATABASE_URL });
  await service.logged('service.started');
  proxy.freeze();
  expect((await post(`${url}/user/login`, CREDENTIALS)).status).toBe(503);
  await service.logged('database.unavailable');
  expect(service.log.find((line) => line.includes('database.unavailable'))).toContain('"code":"ETIMEDOUT"');
});

test('the log has the code of a lost connection', async () => {
  const { env, url, databaseUrl = '' } = await ownEnv();
  const proxy = await new TcpProxy(databaseUrl).start();
  const service = spawnService({ ...env, DATABASE_URL: proxy.url });
  await service.logged('service.started');
  await proxy.stop();
  expect((await post(`${url}/user/login`, CREDENTIALS)).status).toBe(503);
  await service.logged('database.connection-lost');
  const lost = service.log.find((line) => line.includes('database.connection-lost'));
  expect(lost).toMatch(/"code":"(?:ECONNRESET|EPIPE|57P01)"/);
});

test('a start says that a server accepts connections and does not reply', async () => {
  const server = await openSink();
  server.behaviour = 'silent';
  const databaseUrl = server.url.replace('smtp:', 'postgres:');
  await expect(start({ databaseUrl })).rejects.toThrow('The database is out of reach (ETIMEDOUT)');
});

test('a start waits for the migration of another process longer than a statement may take', async () => {
  const { databaseUrl = '' } = await freshDatabase();
  const migrated = await openTransaction(databaseUrl, 'select pg_advisory_xact_lock(7339001)');
  const starting = start({ databaseUrl });
  await Promise.race([starting, untilWaiting(databaseUrl, 1, 6)]);
  await migrated();
  const service = await starting;
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
});
