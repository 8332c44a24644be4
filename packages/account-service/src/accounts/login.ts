import type { LoginPayload } from '@weft/account-contract';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import type { Tables } from '../store/schema.ts';
import { canonicalAddress } from './address.ts';
import { latestPending } from './registration.ts';

const WRONG = 'The email address or the password is wrong.';
const UNVERIFIED =
  'Please verify your email address first: open the link in the message we sent you. You can ask for a new one on the verification page.';

/**
 * The account's id for the right password. Known, unverified and unknown addresses cost the same: one look-up, one comparison.
 * @throws Refusal 401 for a wrong pair; 403 before verification, and then only to the right password (Decision 22).
 */
export async function login(parts: Parts, { email, password }: LoginPayload): Promise<string> {
  const { store, passwords } = parts;
  const found = await findByAddress(store.db, canonicalAddress(email));
  if (!(await passwords.matches(found?.password_hash, password))) throw new Refusal(401, WRONG);
  if (!found?.verified) throw new Refusal(403, UNVERIFIED);

  if (passwords.isOutdated(found.password_hash)) {
    const renewed = await passwords.hash(password);
    await store.db
      .updateTable('account')
      .set({ password_hash: renewed })
      .where('id', '=', found.id)
      .where('password_hash', '=', found.password_hash)
      .execute();
  }
  return found.id;
}

/** The account of a canonical address, or else its latest attempt that was not verified; both are looked for, whatever there is. */
async function findByAddress(db: Kysely<Tables>, address: string) {
  return await db
    .selectFrom('account')
    .select(['id', 'password_hash', sql<number>`1`.as('verified')])
    .where('address', '=', address)
    .unionAll(
      db
        .selectFrom(latestPending(db, address).as('pending'))
        .select(['id', 'password_hash', sql<number>`0`.as('verified')]),
    )
    .orderBy('verified', 'desc')
    .executeTakeFirst();
}
