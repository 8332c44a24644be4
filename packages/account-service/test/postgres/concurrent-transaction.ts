import pg from 'pg';
import { expect, onTestFinished, vi } from 'vitest';
import { rows } from '../database.ts';

/**
 * Runs statements on another connection, in a transaction that stays open.
 * @returns commits the transaction.
 */
export async function openTransaction(databaseUrl: string, statements: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query(`begin; ${statements}`);
  return async () => {
    await client.query('commit');
  };
}

/** Resolves when `count` statements of the database have waited for a lock for at least `seconds`. */
export async function untilWaiting(databaseUrl: string, count: number, seconds = 0): Promise<void> {
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    and now() - query_start > interval '${seconds} s'`;
  await vi.waitFor(
    async () => expect(await rows({ databaseUrl, dataDir: '' }, waiting)).toHaveLength(count),
    {
      timeout: 30_000,
    },
  );
}
