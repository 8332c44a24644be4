import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { randomToken } from './accounts/opaque-tokens.ts';
import type { Tables } from './store/schema.ts';

/**
 * Replaces an address of a person or machine in the log: the same for every line, process and start, and useless without the
 * key. A plain hash would not do, because all IPv4 addresses can be tried in minutes.
 */
export type Pseudonym = (text: string) => string;

/** Reads the key from the database, which the first of all processes stores there. */
export async function createPseudonyms(db: Kysely<Tables>): Promise<Pseudonym> {
  await db
    .insertInto('service_key')
    .values({ name: 'pseudonyms', value: randomToken() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('service_key')
    .select('value')
    .where('name', '=', 'pseudonyms')
    .executeTakeFirstOrThrow();
  return (text) => createHmac('sha256', value).update(text).digest('base64url').slice(0, 22);
}
