import { hash } from '@node-rs/argon2';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { login } from '../src/accounts/login.ts';
import { PASSWORD_COST } from '../src/accounts/passwords.ts';
import { withDefaults } from '../src/config/config.ts';
import type { Dependencies } from '../src/dependencies.ts';
import { createLog } from '../src/log.ts';
import { isUnavailable, StoreUnavailable } from '../src/store/availability.ts';
import { migrate } from '../src/store/migrate.ts';
import { MIGRATIONS } from '../src/store/migrations.ts';
import { openStore, type Store } from '../src/store/store.ts';
import { admin } from './admin-command.ts';
import { count, rows } from './database.ts';
import { CREDENTIALS, freshDatabase, SITE, startWithAccount, tempDir, WAIT } from './harness.ts';

let store: Store | undefined;
afterEach(async () => {
  await store?.close();
  store = undefined;
});

async function openFresh() {
  const config = { dataDir: await tempDir(), siteOrigins: [SITE] as [string], ...(await freshDatabase()) };
  store = await openStore(withDefaults(config), createLog('silent'));
  return { store, config };
}

describe('migrations', () => {
  test('are applied once, and stored with their checksums', async () => {
    const { store, config } = await openFresh();
    await migrate(store.db, store.kind, 1);
    const applied = await rows(config, 'select name, checksum from migration');
    expect(applied.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
    for (const { checksum } of applied) expect(checksum).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a new migration is applied to an existing database', async () => {
    const { store, config } = await openFresh();
    const later = { name: '9999-later', statements: ['create table later (id text primary key)'] };
    await migrate(store.db, store.kind, 1, [...MIGRATIONS, later]);
    expect(await count(config, 'later')).toBe(0);
  });

  test('a failing migration is rolled back', async () => {
    const { store, config } = await openFresh();
    const broken = { name: '9999-broken', statements: ['create table half (id text)', 'create nonsense'] };
    await expect(migrate(store.db, store.kind, 1, [...MIGRATIONS, broken])).rejects.toThrow();
    await expect(count(config, 'half')).rejects.toThrow();
    expect(await count(config, 'migration')).toBe(MIGRATIONS.length);
  });

  test('an edited migration is rejected', async () => {
    const { store } = await openFresh();
    const [first, ...rest] = MIGRATIONS;
    const edited = { name: first?.name ?? '', statements: [...(first?.statements ?? []), 'select 1'] };
    await expect(migrate(store.db, store.kind, 1, [edited, ...rest])).rejects.toThrow(
      'The migration 0001-accounts was edited after it was applied: restore its released text.',
    );
  });

  test('a database of a newer version is rejected', async () => {
    const { store } = await openFresh();
    const newer = { name: '9999-newer', statements: [] };
    await migrate(store.db, store.kind, 1, [...MIGRATIONS, newer]);
    await expect(migrate(store.db, store.kind, 1)).rejects.toThrow(
      'The database has the migration 9999-newer, which this version does not know: start the version that created it or, where nothing is to be kept, delete the database.',
    );
  });
});

test('a command refuses a database of an earlier version, which only a start updates', async () => {
  const { store, config } = await openFresh();
  const { name = '' } = MIGRATIONS.at(-1) ?? {};
  await store.db.deleteFrom('migration').where('name', '=', name).execute();
  const env = { DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '' };
  await expect(admin(env, 'end-logins', '--all')).rejects.toThrow(
    '\nThe database is of an earlier version: ',
  );
});

test('a unique index allows one account per address', async () => {
  const service = await startWithAccount();
  const columns = 'address, email, name, phone, company, role, password_hash, created_at';
  const again = `insert into account (id, ${columns}) select 'other', ${columns} from account`;
  await expect(rows(service.config, again)).rejects.toThrow(/unique/i);
});

test('a login replaces a password hash with weaker parameters', async () => {
  const service = await startWithAccount({ passwordCost: PASSWORD_COST });
  const weak = await hash('correct horse', { memoryCost: 8192, timeCost: 1 });
  await rows(service.config, `update account set password_hash = '${weak}'`);
  expect((await service.post('/user/login', CREDENTIALS)).status).toBe(200);
  await vi.waitFor(async () => {
    const [row] = await rows(service.config, 'select password_hash from account');
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=32768,t=6,p=1\$/);
  }, WAIT);
  expect((await service.post('/user/login', CREDENTIALS)).status).toBe(200);
});

test('a login succeeds when the service is too busy to replace an outdated hash', async () => {
  const { store, config } = await openFresh();
  await store.close();
  const service = await startWithAccount(config);
  await service.close();
  const settings = withDefaults(config);
  const again = await openStore(settings, createLog('silent'));
  const info = vi.fn();
  const tooBusy = vi.fn().mockRejectedValue(new Error('too busy'));
  const passwords = { hash: tooBusy, findMatch: async () => 0, isOutdated: () => true };
  const deps = { settings, store: again, passwords, log: { info } } as unknown as Dependencies;
  try {
    const credentials = { address: 'ada@example.com', password: 'correct horse', client: '::1' };
    expect(await login(deps, credentials)).toMatch(/^[0-9a-f-]{36}$/);
    await vi.waitFor(
      () => expect(info).toHaveBeenCalledWith(expect.objectContaining({ event: 'password.rehash-failed' })),
      WAIT,
    );
    expect(tooBusy).toHaveBeenCalledOnce();
  } finally {
    await again.close();
  }
});

test('after a failure of the store, a successful ping lets calls through again', async () => {
  const { store } = await openFresh();
  await store.ping();
  const busy = Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' });
  await expect(store.availability.markFailure(() => Promise.reject(busy))).rejects.toThrow(StoreUnavailable);
  expect(store.availability.isKnownDown()).toBe(true);
  await store.ping();
  expect(store.availability.isKnownDown()).toBe(false);
});

describe('isUnavailable', () => {
  const error = (code: string) => Object.assign(new Error('failed'), { code });

  test.each(['ECONNREFUSED', '57P01', '53300', '25P04', '40P01', '08006', 'SQLITE_BUSY', 'SQLITE_FULL'])(
    'is true for %s',
    (code) => {
      expect(isUnavailable(error(code))).toBe(true);
    },
  );
  test.each(['23505', '42601', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_ERROR'])('is false for %s', (code) => {
    expect(isUnavailable(error(code))).toBe(false);
  });
  test('is true when the pool times out', () => {
    expect(isUnavailable(new Error('timeout exceeded when trying to connect'))).toBe(true);
    expect(isUnavailable(new Error('something else'))).toBe(false);
  });
});
