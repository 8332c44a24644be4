import { expect, test, vi } from 'vitest';
import { sqliteCounters } from '../../src/store/counters.ts';
import { rows } from '../database.ts';
import { ownEnv, spawnService } from '../service-process.ts';

const EXPIRED = 200_000;

test('the service answers while it deletes many expired counters', async () => {
  const { env, url, dataDir } = await ownEnv();
  sqliteCounters(dataDir).close();
  await rows(
    { dataDir },
    `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${EXPIRED})
     insert into rate_limit select 'login:' || n, 1, n from numbers`,
    'limits.sqlite',
  );
  const left = async () => {
    const [row] = await rows({ dataDir }, 'select count(*) as left from rate_limit', 'limits.sqlite');
    return Number(row?.left);
  };
  spawnService(env);
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), {
    timeout: 30_000,
    interval: 20,
  });
  expect(await left()).toBeGreaterThan(0);
  await vi.waitFor(async () => expect(await left()).toBe(0), { timeout: 60_000, interval: 200 });
});
