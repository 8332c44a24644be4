import type Database from 'better-sqlite3';
import { type Driver, PostgresDialect, SqliteDialect } from 'kysely';
import type { Pool } from 'pg';
import type { Availability } from './availability.ts';

/** Kysely's dialect for SQLite, with marked errors. */
export function sqliteDialect(database: Database.Database, availability: Availability): SqliteDialect {
  return new (class extends SqliteDialect {
    override createDriver(): Driver {
      const driver = availability.markDriver(super.createDriver());
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
