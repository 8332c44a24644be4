import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { rows as rowsOf } from '@weft/account-service/test/database';
import { type Instance, instances, type PostgresNote, postgresNote } from './instances.ts';

/** What the guarded instance says of its PostgreSQL. */
export async function readPostgresNote(): Promise<PostgresNote> {
  return JSON.parse(await readFile(postgresNote, 'utf8')) as PostgresNote;
}

/** Rows of a instance's store, read past the service. */
export async function rows({ dataDir }: Instance, query: string): Promise<Record<string, unknown>[]> {
  const { url } = dataDir === instances.hardened.dataDir ? await readPostgresNote() : {};
  return rowsOf({ dataDir, ...(url ? { databaseUrl: url } : {}) }, query);
}

/** Lets a verification link run out now, in the store, because nobody can wait for a day. */
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
