import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { StartupError } from '../errors.ts';
import { codeOf } from './availability.ts';
import type { Tables } from './schema.ts';

/** Interval of the checks for open transactions, in milliseconds. */
const LOOK_MS = 50;
/** How long to wait for them, in seconds. */
const WAIT_SECONDS = 10;

/**
 * Rewrites PostgreSQL's files without deleted data, which a plain vacuum leaves in free space. The planner's statistics
 * have samples of rows, and keep them even when a table becomes empty, so they are dropped and collected again.
 *
 * @throws StartupError while an open transaction may still see deleted rows, because PostgreSQL then keeps them, and where a view
 * reads a column whose statistics have to go.
 */
export async function rewriteTables(db: Kysely<Tables>): Promise<void> {
  // Also before the first change, because a long reader such as a backup holds locks, and calls would queue up behind the
  // lock that the change waits for.
  await waitUntilUnseen(db);
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and data_type = 'text'`.execute(db);
  for (const { table, column } of rows) {
    // Setting the type of a column drops its statistics. The type stays the same, so it does nothing else.
    await db.schema
      .alterTable(table)
      .alterColumn(column, (each) => each.setDataType('text'))
      .execute()
      .catch((error: unknown) => {
        throw codeOf(error) === USED_BY_VIEW ? usedByView(table, column) : error;
      });
  }
  await waitUntilUnseen(db);
  await sql`vacuum (full, analyze)`.execute(db);
}

/** PostgreSQL's feature_not_supported: the type of a column that a view reads cannot be set. */
const USED_BY_VIEW = '0A000';

const usedByView = (table: string, column: string): StartupError =>
  new StartupError(
    `Nothing was removed, because a view reads the column ${column} of ${table}: drop the view, repeat the command, and create the view again.`,
  );

/**
 * Resolves when no transaction can see a row that was deleted before this call. Transactions of other databases count, too:
 * while one is open, every snapshot on the server, the vacuum's own included, reaches back to its beginning.
 */
async function waitUntilUnseen(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ now: string }>`select pg_current_xact_id()::text as now`.execute(db);
  const now = sql`${rows[0]?.now}::xid8`;
  for (const end = performance.now() + WAIT_SECONDS * 1000; performance.now() < end; await delay(LOOK_MS)) {
    const unseen = await sql`
      select where pg_snapshot_xmin(pg_current_snapshot()) > ${now} and not exists (
        select from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and age(backend_xmin) >= age(${now}::xid)
      )`.execute(db);
    if (unseen.rows.length > 0) return;
  }
  throw new StartupError(
    `Nothing was removed, because a transaction that began before has been open for more than ${WAIT_SECONDS} s and may still see it. Repeat the command when it has ended.`,
  );
}
