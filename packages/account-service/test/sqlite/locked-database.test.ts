import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { withDefaults } from '../../src/config/config.ts';
import { createRateLimiter } from '../../src/limits/rate-limiter.ts';
import { LIMITS } from '../../src/limits/rate-limits.ts';
import { createLog } from '../../src/log.ts';
import { StoreUnavailable } from '../../src/store/availability.ts';
import { openStore } from '../../src/store/store.ts';
import { rows } from '../database.ts';
import { CREDENTIALS, makeAccount, registration, SITE, tempDir, WAIT } from '../harness.ts';
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
  }, WAIT);
  return { call };
}

test('while another process has locked the database calls wait, and the service answers others', async () => {
  const service = await startProcess();
  const unlock = lock(service.dataDir);
  const { call } = await registerWhileLocked(service);
  // All at once, because the call waits for five seconds only.
  const others = await Promise.all(Array.from({ length: 50 }, () => fetch(`${service.url}/healthz`)));
  for (const { status } of others) expect(status).toBe(200);
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
  await vi.waitFor(() => expect(busy()).toHaveLength(8), WAIT);
  unlock();
  await vi.waitFor(async () => expect((await fetch(`${service.url}/readyz`)).status).toBe(200), WAIT);
  expect((await service.post('/user/register', registration())).status).toBe(200);
});

test('a lock that stays makes calls that write wait once, although others read between them', async () => {
  const service = await startProcess();
  await makeAccount(service);
  const { body } = await service.post('/user/login', CREDENTIALS);
  const resend = async () =>
    (await service.post('/user/resend-verification', { email: 'bea@example.com' })).status;
  lock(service.dataDir);
  expect(await resend()).toBe(503);
  expect((await service.me(body.accestoken)).status).toBe(200);
  expect(await resend()).toBe(503);
  // Only a call that has waited has a line in the log.
  await service.logged('database.unavailable');
  expect(service.log.filter((line) => line.includes('"code":"SQLITE_BUSY"'))).toHaveLength(1);
});

test('neither the counters nor a check end the mark of a locked database', async () => {
  const config = { dataDir: await tempDir(), siteOrigins: [SITE] as [string] };
  const store = await openStore(withDefaults(config), createLog('silent'));
  onTestFinished(() => store.close());
  const limiter = createRateLimiter({ limits: LIMITS, relaxLocalLimits: false, store });
  lock(config.dataDir);
  await expect(store.db.deleteFrom('mail').execute()).rejects.toThrow(StoreUnavailable);
  expect(await limiter.consume('resend', 'a client')).toBe(0);
  expect(store.availability.isKnownDown()).toBe(true);

  let check: 'running' | 'succeeded' | 'failed' = 'running';
  store.ping().then(
    () => {
      check = 'succeeded';
    },
    () => {
      check = 'failed';
    },
  );
  let isMarked = true;
  for (; check === 'running'; await nextTurn()) isMarked &&= store.availability.isKnownDown();
  expect({ check, isMarked }).toEqual({ check: 'failed', isMarked: true });
});
