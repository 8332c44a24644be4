import { expect, test } from 'vitest';
import { runCommand } from '../../src/admin/commands.ts';
import { verify } from '../account-calls.ts';
import { count, rows } from '../database.ts';
import { CREDENTIALS, registration, start } from '../harness.ts';
import { openTransaction, untilWaiting } from './concurrent-transaction.ts';

/** Starts a service with a registration. */
async function startRegistered() {
  const service = await start();
  await service.post('/user/register', registration());
  return {
    service,
    databaseUrl: service.config.databaseUrl ?? '',
    // Not as a process, which may start later than the service's statements may wait.
    erase: () => runCommand(['erase-account', CREDENTIALS.email], service.env),
    resend: () => service.post('/user/resend-verification', { email: CREDENTIALS.email }),
  };
}

test('a link that is opened while its address is erased is invalid, and creates no account', async () => {
  const { service, databaseUrl, erase } = await startRegistered();
  const [token] = await service.tokensOf(CREDENTIALS.email);
  const release = await openTransaction(databaseUrl, 'lock table mail in access exclusive mode');
  const erasing = erase();
  await untilWaiting(databaseUrl, 1);
  const verifying = verify(service, token);
  await untilWaiting(databaseUrl, 2);
  await release();
  expect(await erasing).toContain('Erased: registrations 1');
  expect((await verifying).status).toBe(400);
  for (const table of ['account', 'registration', 'verification_link'])
    expect(await count(service.config, table)).toBe(0);
});

test('a resend waits for the erasure of its address, and neither fails', async () => {
  const { service, databaseUrl, erase, resend } = await startRegistered();
  const release = await openTransaction(databaseUrl, 'lock table mail in access exclusive mode');
  const erasing = erase();
  await untilWaiting(databaseUrl, 1);
  const resending = resend();
  await untilWaiting(databaseUrl, 2);
  await release();
  expect(await erasing).toContain('Erased: registrations 1');
  expect((await resending).status).toBe(200);
  expect(await count(service.config, 'registration')).toBe(0);
});

test('an erasure waits for a resend to its address, and leaves nothing about it', async () => {
  const { service, databaseUrl, erase, resend } = await startRegistered();
  await rows(service.config, 'delete from mail_allowance');
  const release = await openTransaction(databaseUrl, 'select 1 from registration for update');
  const resending = resend();
  await untilWaiting(databaseUrl, 1);
  const erasing = erase();
  await untilWaiting(databaseUrl, 2);
  await release();
  expect((await resending).status).toBe(200);
  expect(await erasing).toContain('Erased: registrations 1');
  for (const table of ['registration', 'mail', 'mail_allowance'])
    expect(await count(service.config, table)).toBe(0);
});

test('an erasure waits for a link of one of several registrations, and neither fails', async () => {
  const { service, databaseUrl, erase } = await startRegistered();
  await service.post('/user/register', registration());
  const tokens = await service.tokensOf(CREDENTIALS.email);
  const release = await openTransaction(databaseUrl, 'lock table verification_link in share mode');
  const verifying = verify(service, tokens.at(-1));
  await untilWaiting(databaseUrl, 1);
  const erasing = erase();
  await untilWaiting(databaseUrl, 2);
  await release();
  expect((await verifying).status).toBe(200);
  expect(await erasing).toContain('Erased: registrations 2, accounts 1');
});
