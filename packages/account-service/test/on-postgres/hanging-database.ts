import { expect, test, vi } from 'vitest';
import { Cable } from '../cable.ts';
import { freshDatabase, openSink, post, registration, start } from '../harness.ts';
import { ownEnv, spawnService } from '../spawned.ts';
import { otherTransaction, untilWaiting } from './other-transaction.ts';

/** A connection string whose statements may take so many milliseconds. */
function withLimit(databaseUrl: string, ms: number): string {
  const url = new URL(databaseUrl);
  for (const name of ['statement_timeout', 'query_timeout']) url.searchParams.set(name, String(ms));
  return url.href;
}

/** A service whose statements may hang for much longer than a stop may take. */
async function startPatient() {
  const { env, url, databaseUrl = '' } = await ownEnv();
  const sink = await openSink();
  const service = spawnService({
    ...env,
    DATABASE_URL: withLimit(databaseUrl, 120_000),
    SMTP_URL: sink.url,
  });
  await service.logged('service.started');
  return { service, url, databaseUrl };
}

test('SIGTERM ends with code 0 in 10 s, with a call and the delivery in the midst of statements that hang', async () => {
  const { service, url, databaseUrl } = await startPatient();
  await otherTransaction(databaseUrl, 'lock table mail, mail_allowance in access exclusive mode');
  const call = post(`${url}/user/register`, registration()).then(
    ({ status }) => status,
    () => 'cut',
  );
  await untilWaiting(databaseUrl, 2);
  const asked = performance.now();
  service.child.kill('SIGTERM');
  expect(await service.ended).toBe(0);
  expect(performance.now() - asked).toBeLessThan(10_000);
  expect(await call).toBe('cut');
  expect(service.errors()).toBe('');
  expect(service.log.at(-1)).toContain('"event":"service.stopped"');
});

test('connections that fall silent are given up, and the service recovers by itself', async () => {
  const { databaseUrl = '' } = await freshDatabase();
  const cable = await new Cable(databaseUrl).plugIn();
  const service = await start({ databaseUrl: withLimit(cable.url, 500), databasePool: 2 });
  const statuses = async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(`${service.url}/readyz`)));
    return [...new Set(answers.map(({ status }) => status))];
  };
  expect(await statuses()).toEqual([200]);
  cable.freeze();
  expect(await statuses()).toContain(503);
  await vi.waitFor(async () => expect(await statuses()).toEqual([200]), { timeout: 30_000 });
});

test('a start waits for the migration of another process, for longer than a call would', async () => {
  const { databaseUrl = '' } = await freshDatabase();
  const migrated = await otherTransaction(databaseUrl, 'select pg_advisory_xact_lock(7339001)');
  const starting = start({ databaseUrl });
  await Promise.race([starting, untilWaiting(databaseUrl, 1, 6)]);
  await migrated();
  const service = await starting;
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
});
