import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { rows as rowsOf } from '@weft/account-service/test/database';
import { type PostgresNote, postgresNote, type World, worlds } from './world.ts';

/** What the guarded world says of its PostgreSQL. */
export async function readPostgresNote(): Promise<PostgresNote> {
  return JSON.parse(await readFile(postgresNote, 'utf8')) as PostgresNote;
}

/** Rows of a world's store, read past the service. */
export async function rows({ dataDir }: World, query: string): Promise<Record<string, unknown>[]> {
  const { url } = dataDir === worlds.guarded.dataDir ? await readPostgresNote() : {};
  return rowsOf({ dataDir, ...(url ? { databaseUrl: url } : {}) }, query);
}

/** Lets a verification link run out now, in the store, because nobody can wait for a day. */
export async function expireToken(world: World, token: string): Promise<void> {
  const hash = createHash('sha256').update(token).digest('base64url');
  const known = `verification_link where token_hash = '${hash}'`;
  if ((await rows(world, `select 1 from ${known}`)).length !== 1) {
    throw new Error(`No verification link has the token '${token}'.`);
  }
  await rows(
    world,
    `update verification_link set expires_at = ${Date.now() - 1} where token_hash = '${hash}'`,
  );
}
