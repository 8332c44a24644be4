import { expect, test } from 'vitest';
import { count, rows } from '../database.ts';
import { CREDENTIALS, makeAccount, start } from '../harness.ts';
import { openTransaction, untilWaiting } from './concurrent-transaction.ts';

test('a reused token revokes its login even while another call rotates the newest token', async () => {
  const service = await start();
  const { databaseUrl = '' } = service.config;
  await makeAccount(service);
  const { body } = await service.post('/user/login', CREDENTIALS);
  const refresh = () => service.post('/user/refresh', { refreshtoken: body.refreshtoken });
  expect((await refresh()).status).toBe(200);
  service.clock.advance(10_000);

  const exchanged = await openTransaction(
    databaseUrl,
    `update refresh_token set used_at = 1 where used_at is null;
     insert into refresh_token (id_hash, family, account_id, created_at, expires_at)
       select 'the one after', family, account_id, created_at, expires_at from refresh_token limit 1`,
  );
  const again = refresh();
  await untilWaiting(databaseUrl, 1);
  await exchanged();
  expect((await again).status).toBe(401);
  expect(await rows(service.config, 'select id_hash from refresh_token')).toEqual([]);
  expect(await count(service.config, 'account')).toBe(1);
});
