import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

/**
 * Rewrites PostgreSQL's files without what was deleted, which a plain vacuum leaves in free space. The planner's statistics
 * have samples of rows, and keep them even when a table becomes empty, so they are dropped, collected anew, and rewritten last.
 */
export async function rewriteTables(db: Kysely<Tables>): Promise<void> {
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
