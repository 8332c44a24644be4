import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin } from '../admin-command.ts';
import { createAuthority } from '../certificates.ts';
import { rows } from '../database.ts';
import { startPostgres } from '../postgres-server.ts';
import { ownEnv, spawnService } from '../service-process.ts';
import { TEMPORARY_FOLDER } from '../temporary-folder.ts';

/** Starts a production run on a database. @returns its process. */
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

test('neither production nor a command starts on a server without the TLS that the setting requires', async () => {
  const { databaseUrl = '' } = await ownEnv();
  const url = new URL(databaseUrl);
  url.searchParams.set('sslmode', 'verify-full');
  const service = await startInProduction(url.href);
  expect(await service.ended).toBe(1);
  const sentence = 'The server does not support SSL connections: switch TLS on';
  expect(service.errors()).toContain(sentence);
  await expect(admin({ DATABASE_URL: url.href }, 'list-abandoned-mails')).rejects.toThrow(sentence);
});

test('a start names a file of its address that it cannot read', async () => {
  const { databaseUrl = '' } = await ownEnv();
  const service = await startInProduction(`${databaseUrl}?sslmode=verify-full&sslrootcert=/none/ca.pem`);
  expect(await service.ended).toBe(1);
  expect(service.errors()).toContain('DATABASE_URL names /none/ca.pem, which cannot be read (ENOENT)');
});

test('production starts on a server of this machine without TLS', async () => {
  const { databaseUrl = '' } = await ownEnv();
  const service = await startInProduction(databaseUrl);
  await service.logged('service.started');
});

describe('with a server that has a certificate for the name localhost', () => {
  const folder = mkdtempSync(join(TEMPORARY_FOLDER, 'account-service-tls-'));
  const authority = createAuthority(folder, 'own');
  let server: Awaited<ReturnType<typeof startPostgres>>;
  beforeAll(async () => {
    server = await startPostgres({ tls: authority.certify('localhost') });
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(folder, { recursive: true });
  });

  /** Connection string with `sslmode=verify-full`. */
  function urlWith(host: string, ca?: string): string {
    const url = new URL(server.url);
    url.hostname = host;
    url.searchParams.set('sslmode', 'verify-full');
    if (ca) url.searchParams.set('sslrootcert', ca);
    return url.href;
  }

  test('production starts when the certificate is from its CA, and all its connections are encrypted', async () => {
    const service = await startInProduction(urlWith('localhost', authority.ca));
    await service.logged('service.started');
    const connections = `select ssl from pg_stat_ssl join pg_stat_activity using (pid)
      where backend_type = 'client backend' and pid <> pg_backend_pid()`;
    const kept = await rows({ databaseUrl: server.url, dataDir: '' }, connections);
    expect(kept.length).toBeGreaterThan(0);
    expect(new Set(kept.map(({ ssl }) => ssl))).toEqual(new Set([true]));
  });

  test.each([
    ['of another CA', () => urlWith('localhost', createAuthority(folder, 'other').ca)],
    ['of no CA that it knows', () => urlWith('localhost')],
    ['for another name', () => urlWith('127.0.0.1', authority.ca)],
  ])('production does not start when the certificate is %s', async (_what, url) => {
    const service = await startInProduction(url());
    expect(await service.ended).toBe(1);
    expect(service.errors()).toMatch(
      /^The certificate of the database's server was rejected \([A-Z_]+\): .* sslrootcert .*\.\n$/,
    );
  });
});
