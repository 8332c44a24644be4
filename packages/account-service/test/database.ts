import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import type { ServiceConfig } from '../src/index.ts';

/**
 * Runs a statement in the store directly, without the service.
 * @param file which of SQLite's files.
 */
export async function rows(
  config: Pick<ServiceConfig, 'databaseUrl' | 'dataDir'>,
  statement: string,
  file = 'accounts.sqlite',
): Promise<Record<string, unknown>[]> {
  if (config.databaseUrl) return await query(config.databaseUrl, statement);
  const database = new Database(join(config.dataDir, file));
  try {
    const prepared = database.prepare(statement);
    if (prepared.reader) return prepared.all() as Record<string, unknown>[];
    prepared.run();
    return [];
  } finally {
    database.close();
  }
}

/** Runs a statement on a PostgreSQL server, over a new connection. */
export async function query(connectionString: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(statement)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

/** Counts the rows of a table. */
export async function count(config: ServiceConfig, table: string): Promise<number> {
  return (await rows(config, `select * from ${table}`)).length;
}
