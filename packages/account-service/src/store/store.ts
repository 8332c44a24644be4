import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import type { Client, Pool, PoolConfig } from 'pg';
import type { Settings } from '../config/config.ts';
import { StartError } from '../errors.ts';
import type { Log } from '../log.ts';
import { type Counters, postgresCounters, sqliteCounters } from './counters.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import type { Tables } from './schema.ts';

/** The database: queries through `db`, everything else here. */
export interface Store {
  db: Kysely<Tables>;
  kind: 'sqlite' | 'postgres';
  /** Counters of the rate limits. */
  counters: Counters;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Closes connections and frees the data folder. */
  close(): Promise<void>;
}

/**
 * Opens the store that the settings name and brings it to this version.
 * @throws StartError when it cannot be reached, is held by another process, or is of a newer version.
 */
export async function openStore(settings: Settings, log: Log): Promise<Store> {
  const store = settings.databaseUrl
    ? await openPostgres(settings.databaseUrl, settings.databasePool, log)
    : openSqlite(settings.dataDir);
  try {
    if (settings.databaseUrl) await migratePatiently(settings.databaseUrl, log, settings.clock());
    else await migrate(store.db, store.kind, settings.clock());
  } catch (error) {
    await store.close();
    if (error instanceof StartError || !isUnavailable(error)) throw error;
    throw new StartError(
      `The database cannot be reached (${codeOf(error)}): check that it runs and what DATABASE_URL says.`,
    );
  }
  return store;
}

function openSqlite(dataDir: string): Store {
  const lock = lockFolder(dataDir);
  const database = new Database(join(dataDir, 'accounts.sqlite'));
  database.pragma('journal_mode = WAL');
  // FULL: a commit that was acknowledged is on the disk, whatever happens next.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('trusted_schema = OFF');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  const counters = sqliteCounters(dataDir);
  return {
    db,
    kind: 'sqlite',
    counters,
    ping: () => ping(db),
    close: async () => {
      await db.destroy();
      if (database.open) database.close();
      counters.close();
      lock.release();
    },
  };
}

const CONNECT_LIMIT_MS = 3000;
const STATEMENT_LIMIT_MS = 5000;
/** A statement in hand holds up the end for no longer: what was not committed is undone. */
const CLOSE_LIMIT_MS = 200;
const INT8 = 20;

async function openPostgres(connectionString: string, max: number, log: Log): Promise<Store> {
  const pool = await openPool(log, {
    connectionString,
    max,
    statement_timeout: STATEMENT_LIMIT_MS,
    query_timeout: STATEMENT_LIMIT_MS + 1000,
    idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS,
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind: 'postgres',
    counters: postgresCounters(pool),
    ping: () => ping(db),
    close: () => Promise.race([db.destroy(), delay(CLOSE_LIMIT_MS, undefined, { ref: false })]),
  };
}

/** A step may take longer than any call: it reads a long table, or another process is at it. */
async function migratePatiently(connectionString: string, log: Log, now: number): Promise<void> {
  const pool = await openPool(log, { connectionString, max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, 'postgres', now);
  } finally {
    await db.destroy();
  }
}

async function openPool(log: Log, config: PoolConfig): Promise<Pool> {
  // Loaded only where it is used, for the memory.
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
    types: {
      // Times are far below 2^53, so a bigint may be a number.
      getTypeParser: ((id: number, format?: 'text' | 'binary') =>
        id === INT8 && format !== 'binary'
          ? Number
          : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
    },
    ...config,
  });
  // Without listeners, a connection that breaks would end the process: the pool listens while one is idle, its
  // borrower while a query runs, and nobody in between.
  const lost = (error: Error) => log.warn({ event: 'database.connection-lost', code: codeOf(error) });
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  // A connection that comes back in the midst of a statement had no answer within the limit: it is dead, though nobody
  // said so. The pool would lend it again and again; one that has ended it drops.
  pool.on('release', (_error, client) => {
    const { readyForQuery } = client as unknown as { readyForQuery: boolean };
    if (!readyForQuery) void (client as unknown as Client).end();
  });
  return pool;
}

async function ping(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db);
}

const UNAVAILABLE =
  /^(?:ECONN|ENOTFOUND|EAI_|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|EACCES|08|40|53|57|55P03|25P03|SQLITE_(?:BUSY|FULL|IOERR|CANTOPEN|READONLY))/;
const UNAVAILABLE_TEXT = /timeout|terminated|not queryable|Connection ended/i;

/** Whether an error says that the database cannot answer now, as opposed to a mistake of ours. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return (
    error instanceof Error &&
    (UNAVAILABLE.test(codeOf(error)) || (codeOf(error) === 'unknown' && UNAVAILABLE_TEXT.test(error.message)))
  );
}

/** The code of a system or database error; its text may hold what people typed and is never logged. */
export function codeOf(error: unknown): string {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : 'unknown';
}
