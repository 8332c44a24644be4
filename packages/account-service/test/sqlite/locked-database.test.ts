import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { rows } from '../database.ts';
import { registration } from '../harness.ts';
import { startProcess } from '../service-process.ts';

/** Locks the database of a service, as an operator's program may. @returns unlocks it. */
function lock(dataDir: string): () => void {
  const database = new Database(join(dataDir, 'accounts.sqlite'));
  onTestFinished(() => void database.close());
  database.exec('begin immediate');
  return () => database.exec('rollback');
}

type Service = Awaited<ReturnType<typeof startProcess>>;

/** Registers, and resolves when the rate limits, which are in another file, have let the call through. */
async function registerWhileLocked(service: Service) {
  const call = service.post('/user/register', registration());
  await vi.waitFor(async () => {
    const counters = await rows(service, 'select * from rate_limit', 'limits.sqlite');
    expect(counters.length).toBeGreaterThan(2);
  });
  return { call };
}

test('while another process has locked the database calls wait, and the service answers others', async () => {
  const service = await startProcess();
  const unlock = lock(service.dataDir);
  const { call } = await registerWhileLocked(service);
  for (let index = 0; index < 50; index += 1) {
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  }
  unlock();
  expect((await call).status).toBe(200);
});

test('a lock that stays gets 503 for all calls that wait, and the service recovers', async () => {
  const service = await startProcess();
  const unlock = lock(service.dataDir);
  const calls = Array.from({ length: 8 }, (_, index) =>
    service.post('/user/register', registration({ email: `p${index}@example.com` })),
  );
  for (const { status, headers } of await Promise.all(calls)) {
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
  }
  // None waited for the time limit of calls, which has no line in the log.
  const busy = () => service.log.filter((line) => line.includes('"code":"SQLITE_BUSY"'));
  await vi.waitFor(() => expect(busy()).toHaveLength(8));
  unlock();
  await vi.waitFor(async () => expect((await fetch(`${service.url}/readyz`)).status).toBe(200));
  expect((await service.post('/user/register', registration())).status).toBe(200);
});
