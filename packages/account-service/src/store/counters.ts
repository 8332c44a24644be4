import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Pool } from 'pg';
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterSQLite } from 'rate-limiter-flexible';

/** Counters with a window, kept in the store so that every process counts the same. */
export interface Counters {
  /** A counter of its own name: so many points in so many seconds a key. */
  of(name: string, points: number, seconds: number): RateLimiterAbstract;
  /** Forgets whose window is over. */
  tidy(): Promise<void>;
  close(): void;
}

/** Tidied by us: left to itself, every counter would do so every five minutes, and one that failed would end the process. */
const options = (name: string, points: number, seconds: number) => ({
  tableName: 'rate_limit',
  tableCreated: true,
  clearExpiredByTimeout: false,
  keyPrefix: name,
  points,
  duration: seconds,
});

/**
 * Counters beside the embedded database, in a file of their own: they are written at every call, need no `fsync`, and
 * must not wait for a transaction of the accounts. They outlive the process; power loss may set them back.
 */
export function sqliteCounters(dataDir: string): Counters {
  const database = new Database(join(dataDir, 'limits.sqlite'));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = OFF');
  database.exec(
    'create table if not exists rate_limit (key text primary key, points integer not null, expire integer)',
  );
  return {
    of: (...limit) =>
      new RateLimiterSQLite({ storeClient: database, storeType: 'better-sqlite3', ...options(...limit) }),
    tidy: async () => {
      database.prepare('delete from rate_limit where expire <= ?').run(Date.now());
    },
    close: () => database.close(),
  };
}

/** Counters in a table of the shared database; a numbered migration makes it. */
export function postgresCounters(pool: Pool): Counters {
  return {
    of: (...limit) => new RateLimiterPostgres({ storeClient: pool, storeType: 'pool', ...options(...limit) }),
    tidy: async () => {
      await pool.query('delete from rate_limit where expire <= $1', [Date.now()]);
    },
    close: () => undefined,
  };
}
