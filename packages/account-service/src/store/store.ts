import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Client, Pool, PoolConfig } from 'pg';
import type { Settings } from '../config/config.ts';
import { databaseFile, requireKept, requireOwnFiles } from '../config/data-dir.ts';
import type { Log } from '../log.ts';
import { SECOND } from '../time.ts';
import { Availability, codeOf } from './availability.ts';
import {
  type Counters,
  NO_COUNTERS,
  postgresCounters,
  removeDamagedCounters,
  sqliteCounters,
} from './counters.ts';
import { postgresDialect, sqliteDialect, withSettings } from './dialects.ts';
import { explainUnavailable } from './explain-unavailable.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { emptyWriteAheadLog, rewriteFile, scrubOnce } from './rewrite-file.ts';
import { rewriteTables } from './rewrite-tables.ts';
import type { Tables } from './schema.ts';

/** The database. */
export interface Store {
  db: Kysely<Tables>;
  kind: 'sqlite' | 'postgres';
  /** Counters of the rate limits. */
  counters: Counters;
  availability: Availability;
  /** Resolves when the database reads and writes. */
  ping(): Promise<void>;
  /** Removes deleted data from SQLite's files. On PostgreSQL that is the operator's {@link rewrite}. */
  scrub(): Promise<void>;
  /**
   * Rewrites all files without deleted data, which locks one table after the other.
   * @throws StartupError while another transaction may still see deleted data.
   */
  rewrite(): Promise<void>;
  /** Closes all connections and unlocks the data folder. */
  close(): Promise<void>;
}

/**
 * Opens the store that the settings name, and migrates it.
 * @throws StartupError when the store is out of reach, in use by another process, or of a newer version.
 */
export async function openStore(settings: Settings, log: Log): Promise<Store> {
  if (!settings.databaseUrl) {
    requireOwnFiles(settings.dataDir);
    requireKept(settings.dataDir);
  }
  const lock = settings.databaseUrl ? undefined : lockFolder(settings.dataDir);
  const store = await connectStore(settings, log, { lock, hasTimeLimits: true }).catch((error: unknown) => {
    lock?.release();
    throw error;
  });
  try {
    const now = settings.clock();
    if (settings.databaseUrl) {
      // Without a time limit, because a migration may take long or wait for another process.
      await withoutTimeout(settings.databaseUrl, log, (db) => migrate(db, 'postgres', now));
    } else await migrate(store.db, store.kind, now);
  } catch (error) {
    await store.close();
    throw explainUnavailable(error, settings);
  }
  return store;
}

interface Connection {
  /** Is released when the store closes. */
  lock?: FolderLock | undefined;
  /** Whether statements on PostgreSQL end after seconds, as those of calls must. A command may work on millions of rows. */
  hasTimeLimits: boolean;
}

/** Connects to the store that the settings name, while a service may be running. */
export async function connectStore(
  settings: Settings,
  log: Log,
  { lock, hasTimeLimits }: Connection,
): Promise<Store> {
  return settings.databaseUrl
    ? await openPostgres(settings.databaseUrl, settings.databasePool, log, hasTimeLimits)
    : openSqlite(settings.dataDir, log, lock);
}

function openSqlite(dataDir: string, log: Log, lock: FolderLock | undefined): Store {
  const database = new Database(databaseFile(dataDir));
  database.pragma('journal_mode = WAL');
  // FULL syncs every commit to the disk before it is acknowledged.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('trusted_schema = OFF');
  // Overwrites deleted data with zeros.
  database.pragma('secure_delete = ON');
  if (lock) {
    requireWhole(database);
    scrubOnce(database);
  }
  database.pragma('busy_timeout = 0');
  const availability = new Availability();
  const db = new Kysely<Tables>({ dialect: sqliteDialect(database, availability) });
  if (lock && removeDamagedCounters(dataDir)) log.warn({ event: 'counters.replaced' });
  const counters = lock ? sqliteCounters(dataDir) : NO_COUNTERS;
  return {
    db,
    kind: 'sqlite',
    counters,
    availability,
    ping: createPing(db, availability),
    // Where a reader blocks this, the next purge repeats it.
    scrub: async () => void emptyWriteAheadLog(database),
    rewrite: () => rewriteFile(database),
    close: async () => {
      await db.destroy();
      if (database.open) database.close();
      counters.close();
      lock?.release();
    },
  };
}

/**
 * Checks every page of a database, because damage in a page that is rarely read would otherwise show in calls only.
 * `integrity_check`, which also compares indexes with their tables, takes several times as long.
 * @throws SqliteError with the code SQLITE_CORRUPT.
 */
function requireWhole(database: Database.Database): void {
  if (database.pragma('quick_check(1)', { simple: true }) !== 'ok') {
    throw new Database.SqliteError('A page of the database is damaged.', 'SQLITE_CORRUPT');
  }
}

const CONNECT_LIMIT_MS = 3000;
const STATEMENT_LIMIT_MS = 5000;
const TIME_LIMITS = {
  statement_timeout: STATEMENT_LIMIT_MS,
  query_timeout: STATEMENT_LIMIT_MS + 1000,
  idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS,
};
/** A running statement delays a stop for no longer than this. Its transaction is rolled back. */
const CLOSE_LIMIT_MS = 200;
const INT8 = 20;
/** PostgreSQL's read_only_sql_transaction. */
const READ_ONLY = '25006';

/** What pg's types lack. */
type PgClient = Client & {
  readyForQuery: boolean;
  /** Emits each error that the server sends, which pg reports to the statement only. */
  connection: { on(event: 'errorMessage', listener: (error: { code: string }) => void): void };
};

async function openPostgres(
  connectionString: string,
  max: number,
  log: Log,
  hasTimeLimits: boolean,
): Promise<Store> {
  const pool = await openPool(log, {
    max,
    ...(hasTimeLimits
      ? { connectionString, ...TIME_LIMITS }
      : { connectionString: withoutTimeLimits(connectionString) }),
  });
  const availability = new Availability();
  const db = new Kysely<Tables>({ dialect: postgresDialect(pool, availability) });
  return {
    db,
    kind: 'postgres',
    counters: postgresCounters(pool),
    availability,
    ping: createPing(db, availability),
    scrub: async () => undefined,
    rewrite: () => withoutTimeout(connectionString, log, rewriteTables),
    close: () => Promise.race([db.destroy(), delay(CLOSE_LIMIT_MS, undefined, { ref: false })]),
  };
}

/** The connection string with the limits of the database and its user on statements and locks switched off. */
function withoutTimeLimits(connectionString: string): string {
  return withSettings(connectionString, { statement_timeout: '0', lock_timeout: '0' });
}

/** Works on a connection without time limits. */
async function withoutTimeout(
  connectionString: string,
  log: Log,
  work: (db: Kysely<Tables>) => Promise<void>,
): Promise<void> {
  const pool = await openPool(log, { connectionString: withoutTimeLimits(connectionString), max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

async function openPool(
  log: Log,
  { connectionString, ...config }: PoolConfig & { connectionString: string },
): Promise<Pool> {
  // Loaded on demand, to save memory.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    // All transactions rely on it: a statement that waited for another transaction sees what that one has written.
    connectionString: withSettings(connectionString, { default_transaction_isolation: 'read committed' }),
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
    types: {
      // All bigint columns are times and counts far below 2^53.
      getTypeParser: ((id: number, format?: 'text' | 'binary') =>
        id === INT8 && format !== 'binary'
          ? Number
          : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
    ...config,
  });
  // A connection that breaks without an error listener ends the process. The pool listens while a connection is idle, and
  // kysely while a query runs, but nothing listens in between.
  const onLost = (error: Error) => log.warn({ event: 'database.connection-lost', code: codeOf(error) });
  pool.on('error', onLost);
  const readOnly = new WeakSet<object>();
  pool.on('connect', (client) => {
    client.on('error', onLost);
    (client as unknown as PgClient).connection.on('errorMessage', ({ code }) => {
      if (code === READ_ONLY) readOnly.add(client);
    });
  });
  // Two kinds of connections must not be reused; ending one makes the pool drop it. One that is released during a statement has
  // timed out and is dead, although no error says so. One that was opened while the database was read-only stays read-only.
  pool.on('release', (_error, client) => {
    const pgClient = client as unknown as PgClient;
    if (!pgClient.readyForQuery || readOnly.has(client)) void pgClient.end();
  });
  return pool;
}

/** Minimum time between the writes of two checks, because anybody may request a check. */
const WRITE_CHECK_MS = SECOND;
/** A check writes about as much as a registration, so that it fails on a disk that is nearly full, too. */
const PADDING_BYTES = 16_384;

/**
 * Creates the check that the database reads and writes: one that is full, or read-only, still reads. While the store is marked
 * as down, each check writes, so that the service is ready only when calls are no longer refused. Simultaneous checks share a
 * write.
 */
function createPing(db: Kysely<Tables>, availability: Availability): () => Promise<void> {
  let wroteAt = Number.NEGATIVE_INFINITY;
  let writing: Promise<void> | undefined;
  const write = async () => {
    // Random, because SQLite writes nothing for a row that stays the same.
    const padding = randomBytes(PADDING_BYTES).toString('hex');
    await db
      .insertInto('write_check')
      .values({ id: 1, padding })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ padding }))
      .execute();
    wroteAt = performance.now();
  };
  return async () => {
    await db.selectNoFrom(sql`1`.as('one')).execute();
    const isProven = !availability.isKnownDown() && performance.now() - wroteAt < WRITE_CHECK_MS;
    if (isProven && !writing) return;
    writing ??= write().finally(() => {
      writing = undefined;
    });
    await writing;
  };
}
