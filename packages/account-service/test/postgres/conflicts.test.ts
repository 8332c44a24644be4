import { createHandOffVerifier } from '@weft/account-contract/hand-off-code';
import { expect, test } from 'vitest';
import { rows } from '../database.ts';
import { CREDENTIALS, freshDatabase, registration, start, startWithAccount } from '../harness.ts';
import { openTransaction, untilWaiting } from './concurrent-transaction.ts';

test('exchanges of codes beyond the limit of logins do not deadlock', async () => {
  const service = await startWithAccount({ handOff: 'code' });
  const { databaseUrl = '' } = service.config;
  const logIn = async () => {
    const { verifier, challenge } = await createHandOffVerifier();
    const { body } = await service.post('/user/login', CREDENTIALS, { 'hand-off-challenge': challenge });
    return () => service.post('/user/exchange-code', { code: body.code, verifier });
  };
  const exchanges = [await logIn(), await logIn()];
  // As many newer logins as an account may have, so that each exchange revokes the login of the other one.
  await rows(
    service.config,
    `insert into refresh_token (id_hash, family, account_id, created_at, expires_at)
       select 'token ' || n, 'login ' || n, account.id, created_at + 1000, 9e12 from account, generate_series(1, 50) n`,
  );
  // Holds both exchanges between the end of the old login and the start of the new one.
  const release = await openTransaction(databaseUrl, 'select 1 from account for update');
  const exchanging = exchanges.map((exchange) => exchange());
  await untilWaiting(databaseUrl, 2);
  await release();
  expect((await Promise.all(exchanging)).map(({ status }) => status)).toEqual([200, 200]);
});

test.each([
  ['a deadlock', '40P01'],
  ['a failed serialization', '40001'],
])('%s fails its own call only', async (_what, code) => {
  const service = await startWithAccount();
  const { body } = await service.post('/user/login', CREDENTIALS);
  const refresh = () => service.post('/user/refresh', { refreshtoken: body.refreshtoken });
  for (const statement of [
    `create function fail() returns trigger language plpgsql as $$ begin raise exception 'conflict' using errcode = '${code}'; end $$`,
    'create trigger fail before update on refresh_token for each row execute function fail()',
  ]) {
    await rows(service.config, statement);
  }
  const { status, headers } = await refresh();
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('5');
  expect((await service.post('/user/login', CREDENTIALS)).status).toBe(200);
  await rows(service.config, 'drop trigger fail on refresh_token');
  expect((await refresh()).status).toBe(200);
});

test.each(['repeatable read', 'serializable'])(
  'simultaneous calls succeed in a database whose default isolation is %s',
  async (isolation) => {
    const { databaseUrl = '' } = await freshDatabase();
    const name = new URL(databaseUrl).pathname.slice(1);
    const config = { databaseUrl, dataDir: '' };
    await rows(config, `alter database ${name} set default_transaction_isolation = '${isolation}'`);
    // An option of the operator's own stays.
    const service = await start({ databaseUrl: `${databaseUrl}?options=-c%20application_name=weft` });
    const register = () => service.post('/user/register', registration());
    expect((await register()).status).toBe(200);
    const release = await openTransaction(databaseUrl, 'update mail_allowance set sent = sent');
    const registering = register();
    await untilWaiting(databaseUrl, 1);
    const waiting =
      "select application_name from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    expect(await rows(config, waiting)).toEqual([{ application_name: 'weft' }]);
    await release();
    expect((await registering).status).toBe(200);
  },
);
