import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

/** How often open transactions are looked at, in milliseconds. */
const LOOK_MS = 50;
/** How long to wait for them, in milliseconds. */
const WAIT_MS = 10_000;

/**
 * Rewrites PostgreSQL's files without what was deleted, which a plain vacuum leaves in free space. The planner's statistics
 * have samples of rows, and keep them even when a table becomes empty, so they are dropped, collected anew, and rewritten last.
 * Waits a moment for open transactions first, because they keep the rows that were deleted since they began.
 */
export async function rewriteTables(db: Kysely<Tables>): Promise<void> {
  await openTransactionsEnd(db);
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and data_type = 'text'`.execute(db);
  for (const { table, column } of rows) {
    // Setting the type drops the statistics of a column, and as the type stays the same it does nothing else.
    await db.schema
      .alterTable(table)
      .alterColumn(column, (each) => each.setDataType('text'))
      .execute();
  }
  await sql`vacuum (full, analyze)`.execute(db);
  await sql`vacuum full pg_catalog.pg_statistic`.execute(db);
}

async function openTransactionsEnd(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ pid: number; begun: string }>`
    select pid, xact_start::text as begun from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(db);
  for (const end = performance.now() + WAIT_MS; performance.now() < end; await delay(LOOK_MS)) {
    const open = await sql<{ pid: number; begun: string }>`
      select pid, xact_start::text as begun from pg_stat_activity where xact_start is not null`.execute(db);
    const isOpen = rows.some((old) =>
      open.rows.some(({ pid, begun }) => pid === old.pid && begun === old.begun),
    );
    if (!isOpen) return;
  }
}
