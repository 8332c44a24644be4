import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { withDefaults } from '../src/config/config.ts';
import { createLog } from '../src/log.ts';
import { purgeExpired } from '../src/store/retention.ts';
import { openStore } from '../src/store/store.ts';
import { DAY, HOUR, MINUTE } from '../src/time.ts';
import { login, verify } from './account-calls.ts';
import { rows } from './database.ts';
import {
  freshDatabase,
  makeAccount,
  type Running,
  registration,
  SITE,
  start,
  supportRequest,
  tempDir,
  WITH_KEY,
} from './harness.ts';

/** Stops a service and opens its store. */
async function stopAndOpenStore(service: Running) {
  await service.close();
  return await openStoreOf(service.config);
}

async function openStoreOf(config: Running['config']) {
  const store = await openStore(withDefaults(config), createLog('silent'));
  onTestFinished(() => store.close());
  return store;
}

async function emptyStore() {
  const config = { dataDir: await tempDir(), siteOrigins: [SITE] as [string], ...(await freshDatabase()) };
  return { config, store: await openStoreOf(config) };
}

test('deletes every kind of row at the end of its retention, and no account', async () => {
  const service = await start({ handOff: 'code' });
  const { config } = service;
  const { now } = service.clock;
  await makeAccount(service, { email: 'verified@example.com' });
  const credentials = { email: 'verified@example.com', password: 'correct horse' };
  await service.post('/user/login', credentials);
  // The refresh token of a login that hands over by code ends with the code.
  await service.post('/user/login', credentials, { 'hand-off-challenge': 'c'.repeat(43) });
  await service.post('/user/register', registration({ email: 'pending@example.com' }));
  await service.post('/customer-support', supportRequest(), WITH_KEY);
  const store = await stopAndOpenStore(service);

  const tables = [
    'hand_off_code',
    'verification_link',
    'registration',
    'refresh_token',
    'mail',
    'support_request',
    'account',
  ];
  const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ');
  const left = async (after: number) => {
    await purgeExpired(store, now + after);
    const [counted = {}] = await rows(config, `select ${counts}`);
    return Object.values(counted).map(Number);
  };
  expect(await left(MINUTE - 1)).toEqual([1, 2, 2, 2, 3, 1, 1]);
  expect(await left(MINUTE)).toEqual([0, 2, 2, 1, 3, 1, 1]);
  expect(await left(DAY - 1)).toEqual([0, 2, 2, 1, 3, 1, 1]);
  expect(await left(DAY)).toEqual([0, 0, 2, 1, 3, 1, 1]);
  expect(await left(7 * DAY - 1)).toEqual([0, 0, 2, 1, 3, 1, 1]);
  expect(await left(7 * DAY)).toEqual([0, 0, 0, 1, 3, 1, 1]);
  expect(await left(30 * DAY - 1)).toEqual([0, 0, 0, 1, 3, 1, 1]);
  expect(await left(30 * DAY)).toEqual([0, 0, 0, 0, 0, 1, 1]);
  expect(await left(365 * DAY - 1)).toEqual([0, 0, 0, 0, 0, 1, 1]);
  expect(await left(365 * DAY)).toEqual([0, 0, 0, 0, 0, 0, 1]);
});

test('runs at the start of the service, and every hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const waiting = (service: Running) => rows(service.config, 'select id from registration');
  const first = await start();
  await first.post('/user/register', registration());
  expect(await waiting(first)).toHaveLength(1);
  first.clock.advance(8 * DAY);
  vi.advanceTimersByTime(HOUR);
  await vi.waitFor(async () => expect(await waiting(first)).toEqual([]), 10_000);

  await first.post('/user/register', registration());
  await first.close();
  first.clock.advance(8 * DAY);
  const second = await start(first.config);
  await vi.waitFor(async () => expect(await waiting(second)).toEqual([]), 10_000);
});

test('keeps a registration as long as its latest link is valid', async () => {
  const service = await start();
  await service.post('/user/register', registration());
  service.clock.advance(7 * DAY - HOUR);
  await service.post('/user/resend-verification', { email: 'ada@example.com' });
  const [token] = await service.tokensOf('ada@example.com');
  service.clock.advance(DAY - 1);
  const store = await stopAndOpenStore(service);
  await purgeExpired(store, service.clock.now);
  await store.close();

  const again = await start({ ...service.config, clock: service.clock.read });
  expect((await verify(again, token)).status).toBe(200);
});

/** Purges a service's store after some more time. @returns the service, started again. */
async function purgeAfter(ms: number, service: Running): Promise<Running> {
  const { clock, config } = service;
  clock.advance(ms);
  const store = await stopAndOpenStore(service);
  await purgeExpired(store, clock.now);
  await store.close();
  return { ...(await start(config)), clock };
}

describe('a stranger’s logins', () => {
  const password = 'a stranger’s';
  const ask = async (service: Running, addresses: string[]) => {
    for (const email of addresses) await service.post('/user/resend-verification', { email });
  };
  const logIn = async (service: Running, addresses: string[]) => {
    const statuses: number[] = [];
    for (const email of addresses) statuses.push(await login(service, password, email));
    return statuses;
  };

  test('do not reveal a taken address, because a decoy is kept as long as a pending registration', async () => {
    let service = await start();
    await makeAccount(service, { email: 'taken@example.com' });
    const addresses = ['taken@example.com', 'fresh@example.com'];
    service.clock.advance(MINUTE);
    for (const email of addresses) await service.post('/user/register', registration({ email, password }));
    service.clock.advance(7 * DAY - HOUR);
    await ask(service, addresses);
    service = await purgeAfter(2 * HOUR, service);
    expect(await logIn(service, addresses)).toEqual([403, 403]);
    service = await purgeAfter(7 * DAY - 2 * HOUR - 1, service);
    expect(await logIn(service, addresses)).toEqual([403, 403]);
    service = await purgeAfter(1, service);
    expect(await logIn(service, addresses)).toEqual([401, 401]);
  });

  test('do not reveal a verification, because a verified registration is kept as long as a pending one', async () => {
    let service = await start();
    const addresses = ['verified@example.com', 'pending@example.com'];
    for (const each of [password, 'the owner’s']) {
      service.clock.advance(MINUTE);
      for (const email of addresses) {
        await service.post('/user/register', registration({ email, password: each }));
      }
    }
    const [owners] = await service.tokensOf('verified@example.com');
    expect((await verify(service, owners)).status).toBe(200);
    service.clock.advance(7 * DAY - HOUR);
    await ask(service, addresses);
    for (const ms of [2 * HOUR, 7 * DAY]) {
      service = await purgeAfter(ms, service);
      expect(await logIn(service, addresses)).toEqual([401, 401]);
    }
  });
});

test('deletes more rows than fit into one batch', async () => {
  const { config, store } = await emptyStore();
  const many = 'with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 1201)';
  const mail =
    'insert into mail (id, recipient_name, recipient, subject, body, created_at, attempts, next_attempt_at)';
  await rows(config, `${many} ${mail} select 'mail ' || n, '', '', '', '', n, 0, 0 from numbers`);
  await purgeExpired(store, 30 * DAY + 1200);
  expect(await rows(config, 'select created_at from mail')).toEqual([{ created_at: expect.anything() }]);
});

test('deletes a mail allowance when both its window and its day are over', async () => {
  const { config, store } = await emptyStore();
  const now = 10 * DAY;
  const allowance = (address: string, window: number, day: number) =>
    rows(config, `insert into mail_allowance values ('${address}', ${window}, 1, ${day}, 1)`);
  await allowance('both over', now - DAY, now - DAY);
  await allowance('window runs', now - DAY + 1, now - DAY);
  await allowance('day runs', now - DAY, now - DAY + 1);
  await purgeExpired(store, now);
  const left = await rows(config, 'select address from mail_allowance order by address');
  expect(left).toEqual([{ address: 'day runs' }, { address: 'window runs' }]);
});

test('deletes counters whose window is over, without a timer per counter', async () => {
  const { config, store } = await emptyStore();
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const counter = store.counters.counter('test', 5, 60);
  expect(vi.getTimerCount()).toBe(0);
  await counter.consume('over');
  vi.setSystemTime(Date.now() + 30_000);
  await counter.consume('runs');
  vi.setSystemTime(Date.now() + 30_000);
  await purgeExpired(store, 0);
  expect(await rows(config, 'select key from rate_limit', 'limits.sqlite')).toEqual([{ key: 'test:runs' }]);
});
