import { statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import { CompiledQuery, type Driver, PostgresDialect, SqliteDialect } from 'kysely';
import type { Pool } from 'pg';
import { SECOND } from '../time.ts';
import { type Availability, codeOf } from './availability.ts';

/** How long a statement waits for another process, such as an operator's command. */
const BUSY_LIMIT_MS = 5 * SECOND;
const BUSY_RETRY_MS = 20;

/**
 * Repeats a statement while another process has locked the database. SQLite's own wait would stop the whole process. When
 * one statement times out, the store counts as down, and the statements queued behind it do not wait.
 */
async function whileBusy<T>(availability: Availability, statement: () => Promise<T>): Promise<T> {
  for (const end = performance.now() + BUSY_LIMIT_MS; ; await delay(BUSY_RETRY_MS)) {
    try {
      return await statement();
    } catch (error) {
      const isOver = performance.now() >= end || availability.isKnownDown();
      if (codeOf(error) !== 'SQLITE_BUSY' || isOver) throw error;
    }
  }
}

/**
 * Creates a check that the file of a database is the one that was opened. SQLite keeps writing to a file that was removed or
 * replaced, and the writes that it acknowledges are lost.
 */
function createInPlaceCheck(database: Database.Database): () => void {
  const fileOf = () => {
    const found = statSync(database.name, { throwIfNoEntry: false });
    return found && `${found.dev}:${found.ino}`;
  };
  const opened = fileOf();
  return () => {
    // A transaction that has begun may end.
    if (database.inTransaction || fileOf() === opened) return;
    throw Object.assign(new Error('The file of the database was moved.'), {
      code: 'SQLITE_READONLY_DBMOVED',
    });
  };
}

/** Kysely's dialect for SQLite, with marked errors. The database itself must not wait for a lock (`busy_timeout`). */
export function sqliteDialect(database: Database.Database, availability: Availability): SqliteDialect {
  const requireInPlace = createInPlaceCheck(database);
  return new (class extends SqliteDialect {
    override createDriver(): Driver {
      const driver = availability.markDriver(super.createDriver(), async (statement) => {
        requireInPlace();
        return await whileBusy(availability, statement);
      });
      // All transactions write. A transaction that takes the lock only at its first write may fail, because its snapshot is
      // outdated by then.
      driver.beginTransaction = async (connection) => {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
      };
      const rollback = driver.rollbackTransaction.bind(driver);
      // On a full disk SQLite itself has rolled the transaction back. A second rollback would fail and hide the cause.
      driver.rollbackTransaction = async (connection) => {
        if (database.inTransaction) await rollback(connection);
      };
      return driver;
    }
  })({ database });
}

/** Kysely's dialect for PostgreSQL, with marked errors. */
export function postgresDialect(pool: Pool, availability: Availability): PostgresDialect {
  return new (class extends PostgresDialect {
    override createDriver(): Driver {
      return availability.markDriver(super.createDriver());
    }
  })({ pool });
}

/** Adds settings of PostgreSQL to a connection string, for every connection. They win over those of the database and its user. */
export function withSettings(connectionString: string, settings: Readonly<Record<string, string>>): string {
  const url = new URL(connectionString);
  const own = url.searchParams.get('options') ?? '';
  const added = Object.entries(settings).map(([name, value]) => `-c ${name}=${value.replaceAll(' ', '\\ ')}`);
  url.searchParams.set('options', [own, ...added].join(' ').trim());
  return url.href;
}
