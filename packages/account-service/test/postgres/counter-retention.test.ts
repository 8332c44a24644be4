import { expect, test, vi } from 'vitest';
import { rows } from '../database.ts';
import { start } from '../harness.ts';

const EXPIRED = 4000;
/** A table on a slow disk: deleting all rows in one statement takes 8 s, more than a statement may take. */
const SLOW_DELETE = `
  create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.002); return old; end $$;
  create trigger slow before delete on rate_limit for each row execute function slow();
`;

test('expired counters are deleted even if one statement for all would exceed the time limit', async () => {
  const first = await start();
  await first.close();
  await rows(
    first.config,
    `insert into rate_limit select 'login:' || n, 1, n from generate_series(1, ${EXPIRED}) n`,
  );
  await rows(first.config, SLOW_DELETE);
  await start({ ...first.config, accountPort: 0 });
  await vi.waitFor(
    async () =>
      expect(await rows(first.config, 'select key from rate_limit where expire < 10000')).toEqual([]),
    { timeout: 60_000, interval: 200 },
  );
});
