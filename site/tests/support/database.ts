import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { rows as rowsOf } from '@weft/account-service/test/database';
import { type Instance, instances, type PostgresNote, postgresNote } from './instances.ts';

/** Reads where the hardened instance's PostgreSQL is. */
export async function readPostgresNote(): Promise<PostgresNote> {
  return JSON.parse(await readFile(postgresNote, 'utf8')) as PostgresNote;
}

/** Queries an instance's database directly. */
export async function rows({ dataDir }: Instance, query: string): Promise<Record<string, unknown>[]> {
  const { url } = dataDir === instances.hardened.dataDir ? await readPostgresNote() : {};
  return rowsOf({ dataDir, ...(url ? { databaseUrl: url } : {}) }, query);
}

/** Expires a verification link in the database. */
export async function expireToken(instance: Instance, token: string): Promise<void> {
  const hash = createHash('sha256').update(token).digest('base64url');
  const known = `verification_link where token_hash = '${hash}'`;
  if ((await rows(instance, `select 1 from ${known}`)).length !== 1) {
    throw new Error(`No verification link has the token '${token}'.`);
  }
  await rows(
    instance,
    `update verification_link set expires_at = ${Date.now() - 1} where token_hash = '${hash}'`,
  );
}
