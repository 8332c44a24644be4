import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { StartError } from '../errors.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import type { MigrationTable, Tables } from './schema.ts';

/** Any number will do; it only has to be the same in every process that migrates this schema. */
const ADVISORY_LOCK = sql`select pg_advisory_xact_lock(7339001)`;

/**
 * Applies the steps that are missing, all or none. Processes that start together wait for one another:
 * on PostgreSQL by an advisory lock, on SQLite because the folder has one holder.
 * @throws StartError when the database was made by a newer version, or an applied step was edited since.
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
    refuseStrangers(applied, migrations);
    for (const step of migrations.slice(applied.length)) await apply(trx, step, now);
  });
}

function refuseStrangers(applied: readonly MigrationTable[], known: readonly Migration[]): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const step = known[index];
    if (step?.name !== name) {
      throw new StartError(
        `The database holds migration ${name}, which this version does not know: start the version that made it.`,
      );
    }
    if (checksumOf(step) !== checksum) {
      throw new StartError(
        `Migration ${name} was edited after it had been applied: restore its released text.`,
      );
    }
  }
}

async function apply(trx: Transaction<Tables>, step: Migration, now: number): Promise<void> {
  for (const statement of step.statements) await sql.raw(statement).execute(trx);
  await trx
    .insertInto('migration')
    .values({ name: step.name, checksum: checksumOf(step), applied_at: now })
    .execute();
}

function checksumOf(step: Migration): string {
  return createHash('sha256').update(step.statements.join(';\n')).digest('hex');
}
