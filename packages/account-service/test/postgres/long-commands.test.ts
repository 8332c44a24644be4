import { expect, test } from 'vitest';
import { admin } from '../admin-command.ts';
import { rows } from '../database.ts';
import { CREDENTIALS, startWithAccount } from '../harness.ts';
import { openTransaction, untilWaiting } from './concurrent-transaction.ts';

test('commands for the operator take longer than a statement of a call may', async () => {
  const { env, config } = await startWithAccount();
  const databaseUrl = config.databaseUrl ?? '';
  const release = await openTransaction(databaseUrl, 'lock table refresh_token in access exclusive mode');
  const working = Promise.all([
    admin(env, 'end-logins', '--all'),
    admin(env, 'erase-account', CREDENTIALS.email),
  ]);
  await Promise.race([working, untilWaiting(databaseUrl, 2, 6)]);
  await release();
  const [ended, erased] = await working;
  expect(ended).toBe('There were no logins.\n');
  expect(erased).toContain('accounts 1');
});

test.each(['40P01', '57014'])(
  'a command that PostgreSQL ends with %s says to run it again, not that the database is out of reach',
  async (code) => {
    const { env, config } = await startWithAccount();
    await rows(
      config,
      `create function stop() returns trigger language plpgsql as
        $$ begin raise exception 'stopped' using errcode = '${code}'; end $$;
      create trigger stop before delete on account execute function stop()`,
    );
    await expect(admin(env, 'erase-account', CREDENTIALS.email)).rejects.toThrow(
      `The database cancelled the work (${code}), because of another transaction or a time limit: run the command again.`,
    );
  },
);
