import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import type { ServiceConfig } from '../src/index.ts';

/**
 * Runs a query in the store directly, without the service.
 * @param file which of SQLite's files.
 */
export async function rows(
  config: Pick<ServiceConfig, 'databaseUrl' | 'dataDir'>,
  query: string,
  file = 'accounts.sqlite',
): Promise<Record<string, unknown>[]> {
  if (config.databaseUrl) {
    const client = new pg.Client({ connectionString: config.databaseUrl });
    await client.connect();
    try {
      return (await client.query(query)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  }
  const database = new Database(join(config.dataDir, file));
  try {
    const statement = database.prepare(query);
    if (statement.reader) return statement.all() as Record<string, unknown>[];
    statement.run();
    return [];
  } finally {
    database.close();
  }
}

/** Counts the rows of a table. */
export async function count(config: ServiceConfig, table: string): Promise<number> {
  return (await rows(config, `select * from ${table}`)).length;
}
