import { describe, expect, test } from 'vitest';
import { readConfig, StartupError } from '../../src/index.ts';

const LOCAL = { NODE_ENV: 'development' };

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
        SMTP_POOL: '40',
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
      smtpPool: 40,
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
    [
      { DATABASE_URL: 'postgres://weft:a#b@db/weft' },
      'DATABASE_URL is no valid address: check its host and port, and write #, / and ? in a name or password as %23, %2F and %3F.',
    ],
    ...['100%', '%ff'].map((password): [Record<string, string>, string] => [
      { DATABASE_URL: `postgres://weft:${password}@db/weft` },
      'DATABASE_URL has a % that encodes no character: write % in a name or password as %25.',
    ]),
    [{ DATABASE_POOL: '0' }, 'DATABASE_POOL must be a number from 1 to 999.'],
    [{ SMTP_POOL: '1000' }, 'SMTP_POOL must be a number from 1 to 999.'],
    [
      { SMTP_URL: 'smtp://mail.example.com/?requireTLS=false' },
      'SMTP_URL must have no parameters after a question mark, because some of them switch TLS off.',
    ],
    ...['#', '/'].map((character): [Record<string, string>, string] => [
      { SMTP_URL: `smtp://weft:1${character}b@mail.example.com` },
      'SMTP_URL must end after its host and port: write #, / and ? in a name or password as %23, %2F and %3F.',
    ]),
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
    [
      { LIMIT_LOGIN: '10/0.5' },
      'LIMIT_LOGIN must be a number of calls and seconds, such as 10/900 for 10 in 15 minutes.',
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
