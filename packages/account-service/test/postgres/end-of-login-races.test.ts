import { createHandOffVerifier } from '@weft/account-contract/hand-off-code';
import { expect, test } from 'vitest';
import { admin } from '../admin-command.ts';
import { count } from '../database.ts';
import { CREDENTIALS, type Running, startWithAccount } from '../harness.ts';
import { openTransaction, untilWaiting } from './concurrent-transaction.ts';

/** Starts a service with a login that hands over by code. */
async function startWithHandOff() {
  const service = await startWithAccount({ handOff: 'code' });
  const { verifier, challenge } = await createHandOffVerifier();
  const { body } = await service.post('/user/login', CREDENTIALS, { 'hand-off-challenge': challenge });
  const exchange = () => service.post('/user/exchange-code', { code: body.code, verifier });
  return { service, databaseUrl: service.config.databaseUrl ?? '', exchange };
}

/** Logs in elsewhere. @returns ends all logins with that login. */
async function logInElsewhere(service: Running) {
  const { refreshtoken } = (await service.post('/user/login', CREDENTIALS)).body;
  return () => service.post('/user/logout', { refreshtoken, everywhere: true });
}

test('end-logins ends a login whose code is being exchanged', async () => {
  const { service, databaseUrl } = await startWithHandOff();
  const exchanged = await openTransaction(
    databaseUrl,
    `with ended as (delete from refresh_token returning account_id, created_at, expires_at)
       insert into refresh_token (id_hash, family, account_id, created_at, expires_at)
       select 'the new one', 'the new login', account_id, created_at, expires_at from ended`,
  );
  const command = admin(service.env, 'end-logins', CREDENTIALS.email);
  await untilWaiting(databaseUrl, 1);
  await exchanged();
  expect(await command).toContain('Ended all logins of account');
  expect(await count(service.config, 'refresh_token')).toBe(0);
});

test('a logout everywhere ends a login whose code is being exchanged', async () => {
  const { service, databaseUrl, exchange } = await startWithHandOff();
  const logOut = await logInElsewhere(service);
  // Holds the exchange between the end of the old login and the start of the new one.
  const release = await openTransaction(databaseUrl, 'select 1 from account for update');
  const exchanging = exchange();
  await untilWaiting(databaseUrl, 1);
  const loggingOut = logOut();
  await untilWaiting(databaseUrl, 2);
  await release();
  expect((await exchanging).status).toBe(200);
  expect((await loggingOut).status).toBe(200);
  expect(await count(service.config, 'refresh_token')).toBe(0);
});

test('a code is invalid once a logout everywhere has begun', async () => {
  const { service, databaseUrl, exchange } = await startWithHandOff();
  const logOut = await logInElsewhere(service);
  // Holds the logout between the end of the codes and the end of the logins.
  const release = await openTransaction(databaseUrl, 'select 1 from refresh_token for update');
  const loggingOut = logOut();
  await untilWaiting(databaseUrl, 1);
  const exchanging = exchange();
  await untilWaiting(databaseUrl, 2);
  await release();
  expect((await exchanging).status).toBe(401);
  expect((await loggingOut).status).toBe(200);
  expect(await count(service.config, 'refresh_token')).toBe(0);
});

test('a code is invalid once the erasure of its account has begun', async () => {
  const { service, databaseUrl, exchange } = await startWithHandOff();
  // Holds the erasure before the end of the account.
  const release = await openTransaction(databaseUrl, 'select 1 from account for update');
  const command = admin(service.env, 'erase-account', CREDENTIALS.email);
  await untilWaiting(databaseUrl, 1);
  const exchanging = exchange();
  await untilWaiting(databaseUrl, 2);
  await release();
  expect((await exchanging).status).toBe(401);
  expect(await command).toContain('Erased: ');
  expect(await count(service.config, 'refresh_token')).toBe(0);
});
