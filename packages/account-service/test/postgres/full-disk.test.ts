import { freePort } from '@weft/tools/ports';
import { expect, test } from 'vitest';
import { rows } from '../database.ts';
import { CREDENTIALS, databaseUp, registration, startWithAccount } from '../harness.ts';

/** Raises PostgreSQL's error of a full disk whenever a row is written. */
const FULL_DISK = ['registration', 'refresh_token', 'write_check'].map(
  (table) => `create trigger full_disk before insert or update on ${table} execute function full_disk()`,
);

test('a full disk gets 503 with Retry-After, /readyz and the metrics report it, and the service recovers', async () => {
  const metrics = { host: '127.0.0.1', port: await freePort() };
  const service = await startWithAccount({ metrics });
  const logIn = () => service.post('/user/login', CREDENTIALS);
  const { refreshtoken } = (await logIn()).body;
  await rows(
    service.config,
    `create function full_disk() returns trigger language plpgsql as $$ begin
       raise exception 'No space left on device' using errcode = '53100';
     end $$; ${FULL_DISK.join(';')}`,
  );
  const calls = [
    () => service.post('/user/refresh', { refreshtoken }),
    () => service.post('/user/register', registration({ email: 'bea@example.com' })),
    logIn,
  ];
  for (const call of calls) {
    const { status, headers } = await call();
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('5');
  }
  expect((await fetch(`${service.url}/readyz`)).status).toBe(503);
  expect(await databaseUp(metrics.port)).toBe('0');
  expect((await fetch(`${service.url}/healthz`)).status).toBe(200);

  await rows(service.config, 'drop function full_disk cascade');
  expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  expect(await databaseUp(metrics.port)).toBe('1');
  for (const call of calls) expect((await call()).status).toBe(200);
});
