import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { admin } from '../admin-command.ts';
import { ownEnv, spawnService } from '../service-process.ts';

/** A production run on a database, and what it says when it does not start. */
async function startInProduction(databaseUrl: string) {
  const { env, dataDir } = await ownEnv();
  const TOKEN_KEYS_FILE = join(dataDir, 'keys.json');
  await admin({ TOKEN_KEYS_FILE }, 'rotate-keys');
  return spawnService({
    ...env,
    TOKEN_KEYS_FILE,
    NODE_ENV: 'production',
    SUPPORT_KEY: randomBytes(32).toString('base64'),
    SMTP_URL: 'smtps://mail.example.com',
    SITE_ORIGIN: 'https://www.example.com',
    DATABASE_URL: databaseUrl,
  });
}

test('production does not send rows over a network without TLS', async () => {
  const service = await startInProduction('postgres://weft@db.example.com/weft');
  expect(await service.ended).toBe(1);
  expect(service.errors()).toContain('DATABASE_URL must have sslmode=verify-full in production');
});

test('production does not start on a server that cannot do the TLS that is asked for', async () => {
  const { databaseUrl = '' } = await ownEnv();
  const url = new URL(databaseUrl);
  url.searchParams.set('sslmode', 'verify-full');
  const service = await startInProduction(url.href);
  expect(await service.ended).toBe(1);
  expect(service.errors()).toContain('The server does not support SSL connections');
});

test('production starts on a server of this machine without TLS', async () => {
  const { databaseUrl = '' } = await ownEnv();
  const service = await startInProduction(databaseUrl);
  await service.logged('service.started');
});
