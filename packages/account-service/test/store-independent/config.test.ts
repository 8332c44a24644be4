import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig, readSettings, StartupError } from '../../src/index.ts';

/** Random, and exactly the 32 bytes that production requires. */
const STRONG = 'q8Zr5vXk2Lw9Tn4Bc7Ym1Hd6Sj3Gf0Pa';
const OTHER = 'N5dyK2sQx7Rb0Vw8Lg3Ep6Ct1Zm9Hj4U';
const LOCAL = { NODE_ENV: 'development' };
const PRODUCTION = {
  NODE_ENV: 'production',
  TOKEN_SECRET: STRONG,
  SUPPORT_KEY: OTHER,
  SMTP_URL: 'smtp://mail.example.com',
  SITE_ORIGIN: 'https://www.example.com',
};

describe('readConfig', () => {
  test('returns the defaults of a local run', () => {
    const config = readConfig(LOCAL);
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
        ...LOCAL,
        HOST: '0.0.0.0',
        ACCOUNT_PORT: '0',
        MAIN_APP_PORT: '4302',
        HANDOFF_PASSPHRASE: 'p',
        METRICS_PORT: '9464',
        METRICS_HOST: '10.0.0.5',
        DATA_DIR: '/data',
        DATABASE_URL: 'postgres://u:p@db/weft',
        DATABASE_POOL: '20',
        SMTP_URL: 'smtps://u:p@mail.example.com:465',
        MAIL_FROM: 'Weft Accounts <accounts@example.com>',
        SUPPORT_MAILBOX: 'team@example.com',
        SITE_ORIGIN: 'https://www.example.com, https://example.com',
        SUPPORT_KEY: 'k',
        TOKEN_SECRET: 's',
        TOKEN_KEYS_FILE: '/run/secrets/keys.json',
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
      metrics: { host: '10.0.0.5', port: 9464 },
      dataDir: '/data',
      databaseUrl: 'postgres://u:p@db/weft',
      databasePool: 20,
      smtpUrl: 'smtps://u:p@mail.example.com:465',
      mailFrom: { name: 'Weft Accounts', address: 'accounts@example.com' },
      supportMailbox: { name: '', address: 'team@example.com' },
      siteOrigins: ['https://www.example.com', 'https://example.com'],
      supportKey: 'k',
      tokenSecret: 's',
      tokenKeysFile: '/run/secrets/keys.json',
      registerAnswers: 'explicit',
      logLevel: 'warn',
      trustProxy: ['10.0.0.0/8', '::1'],
      handOff: 'code',
      limits: { login: { points: 5, seconds: 600 } },
      refuseCommonPasswords: false,
      relaxLocalLimits: true,
    });
  });

  test('ignores spaces around a value, but not around a secret', () => {
    const env = { ...LOCAL, DATABASE_URL: 'postgres://db/weft', SMTP_URL: 'smtp://mail.example.com' };
    const more = {
      ACCOUNT_PORT: '4000',
      DATA_DIR: '/data',
      HOST: '::1',
      LIMIT_LOGIN: '5/600',
      TRUST_PROXY: '1',
    };
    const plain = { ...env, ...more };
    const spaced = Object.fromEntries(Object.entries(plain).map(([name, value]) => [name, ` ${value}\n`]));
    expect(readConfig(spaced)).toEqual(readConfig(plain));
    expect(readConfig({ ...LOCAL, TOKEN_SECRET: ' s\n' }).tokenSecret).toBe(' s\n');
  });

  test('treats an empty value as unset', () => {
    expect(readConfig({ ...LOCAL, MAIN_APP_PORT: '', SMTP_URL: ' ', DATABASE_URL: '' })).toEqual(
      readConfig(LOCAL),
    );
    expect(readConfig({ ...LOCAL, MAIN_APP_PORT: '0' }).mainApp).toBeUndefined();
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
    [{ SMTP_POOL: '1000' }, 'SMTP_POOL must be a number from 1 to 999.'],
    [
      { SMTP_URL: 'smtp://mail.example.com/?requireTLS=false' },
      'SMTP_URL must have no parameters after a question mark, because some of them switch TLS off.',
    ],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    [
      { SMTP_URL: 'smtp:127.0.0.1:4825' },
      'SMTP_URL must be an address that starts with smtp:// or smtps://.',
    ],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must name a host, such as smtp://mail.example.com.'],
    [{ SMTP_URL: 'smtps:///mail' }, 'SMTP_URL must name a host, such as smtp://mail.example.com.'],
    [
      { DATABASE_URL: 'postgres:weft' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
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

  test.each(['key\n', ' key', 'key\t', 'k\u0000ey', 'clé €'])(
    'rejects the support key %j, which no header carries',
    (SUPPORT_KEY) => {
      expect(() => readConfig({ ...LOCAL, SUPPORT_KEY })).toThrow(
        new StartupError(
          'SUPPORT_KEY must fit into a header: no spaces or line breaks at its ends, and no characters beyond Latin-1.',
        ),
      );
    },
  );

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

describe('readConfig in production', () => {
  const rejected = (changes: Record<string, string>) => () => readConfig({ ...PRODUCTION, ...changes });
  const RANDOM = 'must be a random secret in production, not a placeholder, a phrase or a pattern';

  test('accepts strong secrets, SMTP_URL and an https site, and needs no TOKEN_SECRET', () => {
    const strict = { refuseCommonPasswords: true, relaxLocalLimits: false };
    expect(readConfig(PRODUCTION)).toMatchObject({ tokenSecret: STRONG, ...strict });
    expect(readConfig({ ...PRODUCTION, TOKEN_SECRET: '' })).toMatchObject(strict);
  });

  test.each([undefined, '', 'prod', 'Production', 'test'])('NODE_ENV %j counts as production', (NODE_ENV) => {
    expect(readConfig({ ...PRODUCTION, NODE_ENV })).toMatchObject({ relaxLocalLimits: false });
    expect(() => readConfig({ NODE_ENV })).toThrow('SUPPORT_KEY must be set in production.');
  });

  test('tells a run without NODE_ENV how to run locally', () => {
    expect(() => readConfig({})).toThrow(
      'SUPPORT_KEY must be set in production. For a local run set NODE_ENV=development.',
    );
  });

  test('requires no secrets for a command', () => {
    expect(readSettings({ DATA_DIR: '/data' }).dataDir).toBe('/data');
  });

  test.each([
    ['SUPPORT_KEY', '', 'SUPPORT_KEY must be set in production.'],
    ['SUPPORT_KEY', OTHER.slice(1), 'SUPPORT_KEY must have at least 32 bytes in production.'],
    ['TOKEN_SECRET', STRONG.slice(1), 'TOKEN_SECRET must have at least 32 bytes in production.'],
    ['SMTP_URL', '', 'SMTP_URL must be set in production.'],
    ['SITE_ORIGIN', '', 'SITE_ORIGIN must be set in production.'],
  ])('rejects %s %j', (name, value, sentence) => {
    expect(rejected({ [name]: value })).toThrow(new StartupError(sentence));
  });

  test.each([
    ['two characters in turn', 'ab'.repeat(20)],
    ['a short unit that repeats', 'q8Zr5vXk2L'.repeat(4)],
    ['the alphabet and the digits', 'abcdefghijklmnopqrstuvwxyz0123456789'],
    ['counting in hexadecimal', '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'],
    ['repeated bytes in hexadecimal', '3fA97c213fA97c213fA97c213fA97c213fA97c21'],
    ['digits that descend', '9876543210ZYXWVUTSRQPONMLKJIHGFEDCBA'],
    ['rows of the keyboard', 'qwertyuiopASDFGHJKLzxcvbnm1234567'],
    ['a placeholder', `change-me-${STRONG}`],
    ['a placeholder with other separators', `Your_Secret.Key${STRONG}`],
    ['a famous passphrase', 'Correct-Horse-Battery-Staple-2024'],
    ['a sentence', 'it was the best of times, it was the worst of times'],
  ])('rejects %s', (_what, secret) => {
    for (const name of ['TOKEN_SECRET', 'SUPPORT_KEY']) {
      expect(rejected({ [name]: secret })).toThrow(`${name} ${RANDOM}`);
    }
  });

  test('accepts a random secret that happens to spell a short word', () => {
    expect(rejected({ SUPPORT_KEY: '6tA/mPSzzr0ktDeMoi/2iWJF6J/8FOXOvLSznjtVvgA=' })).not.toThrow();
  });

  test('accepts random secrets in base64, base64url and hexadecimal', () => {
    for (let round = 0; round < 500; round += 1) {
      for (const encoding of ['base64', 'base64url', 'hex'] as const) {
        // Random secrets from a fixed seed, so that every run tests the same ones.
        const SUPPORT_KEY = createHash('sha256').update(`${encoding} ${round}`).digest(encoding);
        expect(rejected({ SUPPORT_KEY }), SUPPORT_KEY).not.toThrow();
      }
    }
  });

  test.each([
    ['SUPPORT_KEY', STRONG],
    ['SUPPORT_KEY', `${STRONG}2`],
    ['HANDOFF_PASSPHRASE', OTHER],
    ['HANDOFF_PASSPHRASE', `x${STRONG}`],
  ])('rejects a %s that is a copy of another secret or contains it', (name, value) => {
    expect(rejected({ [name]: value })).toThrow('must differ in production');
  });

  test.each(['http://www.example.com', 'https://www.example.com, http://example.com'])(
    'rejects the site %s',
    (SITE_ORIGIN) => {
      expect(rejected({ SITE_ORIGIN })).toThrow('SITE_ORIGIN must be https: in production');
    },
  );

  test.each([
    '',
    '?sslmode=disable',
    '?sslmode=require',
    '?ssl=true',
    '?sslmode=verify-full&sslmode=disable',
    '?host=localhost&host=db.example.com',
    '?host=',
  ])('rejects PostgreSQL on another machine with %j', (query) => {
    const DATABASE_URL = `postgres://weft@db.example.com/weft${query}`;
    expect(rejected({ DATABASE_URL })).toThrow('DATABASE_URL must have sslmode=verify-full in production');
  });

  test('asks PGHOST, as the driver does, where DATABASE_URL names no host', () => {
    for (const DATABASE_URL of ['postgres:///weft', 'postgres:///weft?host=']) {
      const safe = 'DATABASE_URL must have sslmode=verify-full in production';
      expect(rejected({ DATABASE_URL, PGHOST: 'db.example.com' })).toThrow(safe);
      for (const PGHOST of ['', 'localhost', '/var/run/postgresql']) {
        expect(rejected({ DATABASE_URL, PGHOST })).not.toThrow();
      }
    }
    const DATABASE_URL = 'postgres://localhost/weft';
    expect(rejected({ DATABASE_URL, PGHOST: 'db.example.com' })).not.toThrow();
  });

  test.each([
    'postgres://weft@db.example.com/weft?sslmode=verify-full',
    'postgres://weft@localhost/weft',
    'postgres://weft@127.0.0.1:5433/weft',
    'postgres:///weft?host=/var/run/postgresql',
  ])('accepts %s, and without TOKEN_SECRET requires TOKEN_KEYS_FILE', (DATABASE_URL) => {
    expect(rejected({ DATABASE_URL })).not.toThrow();
    expect(rejected({ DATABASE_URL, TOKEN_SECRET: '' })).toThrow('TOKEN_KEYS_FILE must be set');
    expect(rejected({ DATABASE_URL, TOKEN_SECRET: '', TOKEN_KEYS_FILE: '/keys.json' })).not.toThrow();
  });

  test('requires a strong passphrase for the stand-in', () => {
    const env = { MAIN_APP_PORT: '4302' };
    expect(rejected({ ...env, HANDOFF_PASSPHRASE: 'short' })).toThrow(
      'HANDOFF_PASSPHRASE must have at least 32 bytes in production.',
    );
    const HANDOFF_PASSPHRASE = randomBytes(32).toString('base64');
    expect(readConfig({ ...PRODUCTION, ...env, HANDOFF_PASSPHRASE }).mainApp?.port).toBe(4302);
  });
});
