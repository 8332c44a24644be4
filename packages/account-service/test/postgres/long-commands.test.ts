import { expect, test } from 'vitest';
import { admin } from '../admin-command.ts';
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
