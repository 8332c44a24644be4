import { existsSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { Pool } from 'pg';
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterSQLite } from 'rate-limiter-flexible';
import { countersFile, withWalFiles } from '../config/data-dir.ts';
import { isDamaged } from './availability.ts';

/** Rate limit counters in the store, so that all processes share them. */
export interface Counters {
  /** Creates a counter with `points` per `seconds` and key. */
  counter(name: string, points: number, seconds: number): RateLimiterAbstract;
  /** Deletes at most `limit` counters whose window is over. @returns how many. */
  purgeExpired(limit: number): Promise<number>;
  close(): void;
}

/** The retention job purges the table. The library's own timer, one per counter, would end the process if it failed. */
const options = (name: string, points: number, seconds: number) => ({
  tableName: 'rate_limit',
  tableCreated: true,
  clearExpiredByTimeout: false,
  keyPrefix: name,
  points,
  duration: seconds,
});

/**
 * Removes the file of SQLite's counters when it is damaged, so that the next start has new ones: nobody can log in without
 * them. Only the process that has locked the data folder may do this.
 * @returns whether it removed the file.
 */
export function removeDamagedCounters(dataDir: string): boolean {
  const file = countersFile(dataDir);
  if (!existsSync(file) || isWhole(file)) return false;
  for (const each of withWalFiles(file)) rmSync(each, { force: true });
  return true;
}

function isWhole(file: string): boolean {
  const database = new Database(file);
  try {
    // Not `quick_check`, which does not compare indexes with their tables.
    return database.pragma('integrity_check', { simple: true }) === 'ok';
  } catch (error) {
    if (isDamaged(error)) return false;
    throw error;
  } finally {
    database.close();
  }
}

/**
 * Counters in a SQLite file of their own. Every call writes them, so they must neither wait for a transaction of the accounts
 * nor sync to the disk. They survive a restart of the process; a power cut may lose them, see {@link removeDamagedCounters}.
 */
export function sqliteCounters(dataDir: string): Counters {
  const database = new Database(countersFile(dataDir));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = OFF');
  database.exec(
    `create table if not exists rate_limit (key text primary key, points integer not null, expire integer);
     create index if not exists rate_limit_by_expiry on rate_limit (expire)`,
  );
  return {
    counter: (...limit) =>
      new RateLimiterSQLite({ storeClient: database, storeType: 'better-sqlite3', ...options(...limit) }),
    purgeExpired: async (limit) =>
      database
        .prepare('delete from rate_limit where key in (select key from rate_limit where expire <= ? limit ?)')
        .run(Date.now(), limit).changes,
    close: () => database.close(),
  };
}

/**
 * For a command beside the service, which counts nothing. Run by root it would create a file that the service cannot open.
 */
export const NO_COUNTERS: Counters = {
  counter: () => {
    throw new Error('A command has no counters.');
  },
  purgeExpired: async () => 0,
  close: () => undefined,
};

/** Counters in a table of the PostgreSQL database, which a migration creates. */
export function postgresCounters(pool: Pool): Counters {
  return {
    counter: (...limit) =>
      new RateLimiterPostgres({ storeClient: pool, storeType: 'pool', ...options(...limit) }),
    purgeExpired: async (limit) => {
      const { rowCount } = await pool.query(
        'delete from rate_limit where key in (select key from rate_limit where expire <= $1 limit $2)',
        [Date.now(), limit],
      );
      return rowCount ?? 0;
    },
    close: () => undefined,
  };
}
