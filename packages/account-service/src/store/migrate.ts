import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { StartupError } from '../errors.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import type { MigrationTable, Tables } from './schema.ts';

/** An arbitrary number, the same for every process that migrates this schema. */
const ADVISORY_LOCK = sql`select pg_advisory_xact_lock(7339001)`;

/**
 * Applies the missing migrations in one transaction. Processes that start at once take turns: on PostgreSQL by an advisory
 * lock, on SQLite because only one process can lock the data folder.
 * @throws StartupError when a newer version created the database, or an applied migration was edited.
 */
export async function migrate(
  db: Kysely<Tables>,
  kind: 'sqlite' | 'postgres',
  now: number,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (kind === 'postgres') await ADVISORY_LOCK.execute(trx);
    await trx.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('checksum', 'text', (column) => column.notNull())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
    const applied = await trx.selectFrom('migration').selectAll().orderBy('name').execute();
    checkApplied(applied, migrations);
    for (const migration of migrations.slice(applied.length)) await apply(trx, migration, now);
  });
}

/**
 * Checks the version of a database for a command, which must not migrate it beside a running service of another version.
 * @throws StartupError when the database has no tables of the service, or is of an earlier or a newer version.
 */
export async function requireMigrated(db: Kysely<Tables>, kind: 'sqlite' | 'postgres'): Promise<void> {
  // In PostgreSQL only where a statement finds it: other schemas of the database may have such a table, too.
  const { rows } = await (kind === 'postgres'
    ? sql`select 1 where to_regclass('migration') is not null`
    : sql`select 1 from sqlite_schema where name = 'migration'`
  ).execute(db);
  if (rows.length === 0) {
    throw new StartupError(
      'The database has no tables of the service: check DATABASE_URL or DATA_DIR, or start the service on it once, which creates them.',
    );
  }
  const applied = await db.selectFrom('migration').selectAll().orderBy('name').execute();
  checkApplied(applied, MIGRATIONS);
  if (applied.length < MIGRATIONS.length) {
    throw new StartupError(
      'The database is of an earlier version: start this version of the service on it once, out of reach of visitors, which updates it, and repeat the command.',
    );
  }
}

function checkApplied(applied: readonly MigrationTable[], known: readonly Migration[]): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const migration = known[index];
    if (migration?.name !== name) {
      throw new StartupError(
        `The database has the migration ${name}, which this version does not know: start the version that created it or, where nothing is to be kept, delete the database.`,
      );
    }
    if (checksumOf(migration) !== checksum) {
      throw new StartupError(
        `The migration ${name} was edited after it was applied: restore its released text.`,
      );
    }
  }
}

async function apply(trx: Transaction<Tables>, migration: Migration, now: number): Promise<void> {
  for (const statement of migration.statements) await sql.raw(statement).execute(trx);
  await trx
    .insertInto('migration')
    .values({ name: migration.name, checksum: checksumOf(migration), applied_at: now })
    .execute();
}

function checksumOf(migration: Migration): string {
  return createHash('sha256').update(migration.statements.join(';\n')).digest('hex');
}
