import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig, readSettings, StartupError } from '../../src/index.ts';

/** Random, and exactly the 32 bytes that production requires. */
const STRONG = 'q8Zr5vXk2Lw9Tn4Bc7Ym1Hd6Sj3Gf0Pa';
const OTHER = 'N5dyK2sQx7Rb0Vw8Lg3Ep6Ct1Zm9Hj4U';
const PRODUCTION = {
  NODE_ENV: 'production',
  TOKEN_SECRET: STRONG,
  SUPPORT_KEY: OTHER,
  SMTP_URL: 'smtp://mail.example.com',
  SITE_ORIGIN: 'https://www.example.com',
};

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
      for (const PGHOST of ['', 'localhost', '::1', '/var/run/postgresql']) {
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
    'postgres://%2Fvar%2Frun%2Fpostgresql/weft',
    'postgres:///weft?host=::1',
  ])('accepts %s, and without TOKEN_SECRET requires TOKEN_KEYS_FILE', (DATABASE_URL) => {
    expect(rejected({ DATABASE_URL })).not.toThrow();
    expect(rejected({ DATABASE_URL, TOKEN_SECRET: '' })).toThrow(
      'TOKEN_KEYS_FILE or TOKEN_SECRET must be set',
    );
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
