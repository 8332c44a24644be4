import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { localTokenSecret } from '../../src/config/secrets.ts';
import { readConfig, StartupError } from '../../src/index.ts';
import { tempDir } from '../harness.ts';

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, existsSync: vi.fn(fs.existsSync) };
});

/** Longer than 32 bytes, and random. */
const STRONG = 'q8Zr5vXk2Lw9Tn4Bc7Ym1Hd6Sj3Gf0Pa';
const PRODUCTION = {
  NODE_ENV: 'production',
  TOKEN_SECRET: STRONG,
  SUPPORT_KEY: `${STRONG}2`,
  SMTP_URL: 'smtp://mail.example.com',
  SITE_ORIGIN: 'https://www.example.com',
};

describe('readConfig', () => {
  test('returns the defaults of a local run', () => {
    const config = readConfig({});
    expect(config).toEqual({
      dataDir: expect.stringMatching(/\/\.data$/),
      siteOrigins: ['http://localhost:4300'],
      registerAnswers: 'generic',
      logLevel: 'info',
      limits: {},
      refuseCommonPasswords: false,
      relaxLocalLimits: true,
    });
  });

  test('reads every setting', () => {
    expect(
      readConfig({
        HOST: '0.0.0.0',
        ACCOUNT_PORT: '0',
        MAIN_APP_PORT: '4302',
        HANDOFF_PASSPHRASE: 'p',
        DATA_DIR: '/data',
        DATABASE_URL: 'postgres://u:p@db/weft',
        DATABASE_POOL: '20',
        SMTP_URL: 'smtps://u:p@mail.example.com:465',
        MAIL_FROM: 'Weft Accounts <accounts@example.com>',
        SUPPORT_MAILBOX: 'team@example.com',
        SITE_ORIGIN: 'https://www.example.com, https://example.com',
        SUPPORT_KEY: 'k',
        TOKEN_SECRET: 's',
        REGISTER_ANSWERS: 'explicit',
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '10.0.0.0/8, ::1',
        LIMIT_LOGIN: '5/600',
        HANDOFF: 'code',
      }),
    ).toEqual({
      host: '0.0.0.0',
      accountPort: 0,
      mainApp: { port: 4302, passphrase: 'p' },
      dataDir: '/data',
      databaseUrl: 'postgres://u:p@db/weft',
      databasePool: 20,
      smtpUrl: 'smtps://u:p@mail.example.com:465',
      mailFrom: { name: 'Weft Accounts', address: 'accounts@example.com' },
      supportMailbox: { name: '', address: 'team@example.com' },
      siteOrigins: ['https://www.example.com', 'https://example.com'],
      supportKey: 'k',
      tokenSecret: 's',
      registerAnswers: 'explicit',
      logLevel: 'warn',
      trustProxy: ['10.0.0.0/8', '::1'],
      handOff: 'code',
      limits: { login: { points: 5, seconds: 600 } },
      refuseCommonPasswords: false,
      relaxLocalLimits: true,
    });
  });

  test('treats an empty value as unset', () => {
    expect(readConfig({ MAIN_APP_PORT: '', SMTP_URL: ' ', DATABASE_URL: '' })).toEqual(readConfig({}));
    expect(readConfig({ MAIN_APP_PORT: '0' }).mainApp).toBeUndefined();
  });

  test.each([
    [{ ACCOUNT_PORT: '65536' }, 'ACCOUNT_PORT must be a port number from 0 to 65535.'],
    [{ ACCOUNT_PORT: '4301x' }, 'ACCOUNT_PORT must be a port number from 0 to 65535.'],
    [{ MAIN_APP_PORT: '-1' }, 'MAIN_APP_PORT must be a port number from 0 to 65535.'],
    [
      { MAIN_APP_PORT: '4302' },
      'Set HANDOFF_PASSPHRASE for the stand-in main application, or leave MAIN_APP_PORT empty.',
    ],
    [
      { DATABASE_URL: 'mysql://db' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [{ DATABASE_POOL: '0' }, 'DATABASE_POOL must be a number from 1 to 999.'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    [{ MAIL_FROM: 'a@b.c, d@e.f' }, 'MAIL_FROM must be a mail address, alone or as Name <name@example.com>.'],
    [
      { SUPPORT_MAILBOX: 'team' },
      'SUPPORT_MAILBOX must be a mail address, alone or as Name <name@example.com>.',
    ],
    [{ REGISTER_ANSWERS: 'maybe' }, 'REGISTER_ANSWERS must be generic or explicit.'],
    [
      { LIMIT_SUPPORT: '10' },
      'LIMIT_SUPPORT must be a number of calls and seconds, such as 10/900 for 10 in 15 minutes.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, error, warn, info, debug.'],
  ])('rejects %j with one sentence', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(new StartupError(sentence));
  });

  test.each(['all', '10', '10.0.0.0/33', '10.0.0.0/8/8', 'example.com'])(
    'rejects TRUST_PROXY %j',
    (TRUST_PROXY) => {
      expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY must be the number of proxies in front');
    },
  );

  test.each([
    'www.example.com',
    'https://www.example.com/',
    'https://www.example.com/path',
    'ftp://x',
    ',',
    '*',
    'null',
  ])('rejects SITE_ORIGIN %j', (SITE_ORIGIN) => {
    expect(() => readConfig({ SITE_ORIGIN })).toThrow('SITE_ORIGIN must be an origin');
  });
});

describe('localTokenSecret', () => {
  test('eight processes at once get the same secret', async () => {
    const dir = await tempDir();
    const module = join(import.meta.dirname, '../../src/config/secrets.ts');
    const script = `import { localTokenSecret } from ${JSON.stringify(pathToFileURL(module).href)};
      process.stdout.write(localTokenSecret(process.argv[1]));`;
    const run = promisify(execFile);
    const made = await Promise.all(
      Array.from({ length: 8 }, () => run(process.execPath, ['--input-type=module', '--eval', script, dir])),
    );
    const secrets = new Set(made.map(({ stdout }) => stdout));
    expect([...secrets]).toEqual([expect.stringMatching(/^[\w-]{64}$/)]);
    expect(await readdir(dir)).toEqual(['token-secret']);
    expect((await stat(join(dir, 'token-secret'))).mode & 0o777).toBe(0o600);
  });

  test('returns the secret of another process that was faster', async () => {
    const dir = await tempDir();
    const others = 'x'.repeat(64);
    vi.mocked(existsSync).mockImplementationOnce(() => {
      writeFileSync(join(dir, 'token-secret'), others);
      return false;
    });
    expect(localTokenSecret(dir)).toBe(others);
    expect(await readdir(dir)).toEqual(['token-secret']);
  });

  test('throws when the file is incomplete', async () => {
    const dir = await tempDir();
    await writeFile(join(dir, 'token-secret'), 'cut off');
    expect(() => localTokenSecret(dir)).toThrow(StartupError);
  });
});

describe('readConfig in production', () => {
  test('accepts strong secrets, SMTP_URL and SITE_ORIGIN', () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      tokenSecret: STRONG,
      refuseCommonPasswords: true,
      relaxLocalLimits: false,
    });
  });

  test.each([
    ['TOKEN_SECRET', '', 'TOKEN_SECRET must be set in production.'],
    ['TOKEN_SECRET', STRONG.slice(1), 'TOKEN_SECRET must have at least 32 bytes in production.'],
    ['SUPPORT_KEY', '', 'SUPPORT_KEY must be set in production.'],
    ['SUPPORT_KEY', STRONG.slice(1), 'SUPPORT_KEY must have at least 32 bytes in production.'],
    [
      'SUPPORT_KEY',
      'ab'.repeat(20),
      'SUPPORT_KEY must be a random secret in production, not a placeholder or a pattern.',
    ],
    [
      'TOKEN_SECRET',
      `change-me-${STRONG}`,
      'TOKEN_SECRET must be a random secret in production, not a placeholder or a pattern.',
    ],
    ['SMTP_URL', '', 'SMTP_URL must be set in production.'],
    ['SITE_ORIGIN', '', 'SITE_ORIGIN must be set in production.'],
  ])('rejects %s %j', (name, value, sentence) => {
    expect(() => readConfig({ ...PRODUCTION, [name]: value })).toThrow(new StartupError(sentence));
  });

  test.each(['SUPPORT_KEY', 'HANDOFF_PASSPHRASE'])('rejects a TOKEN_SECRET that equals %s', (name) => {
    expect(() => readConfig({ ...PRODUCTION, [name]: STRONG })).toThrow(
      'TOKEN_SECRET must differ from all other secrets in production',
    );
  });

  test('requires a strong passphrase for the stand-in', () => {
    const env = { ...PRODUCTION, MAIN_APP_PORT: '4302' };
    expect(() => readConfig({ ...env, HANDOFF_PASSPHRASE: 'short' })).toThrow(
      'HANDOFF_PASSPHRASE must have at least 32 bytes in production.',
    );
    expect(readConfig({ ...env, HANDOFF_PASSPHRASE: `${STRONG}3` }).mainApp?.port).toBe(4302);
  });
});
