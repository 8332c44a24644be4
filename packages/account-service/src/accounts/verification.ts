import { randomUUID } from 'node:crypto';
import { NEW_ACCOUNT_ROLE } from '@weft/account-contract';
import type { Kysely } from 'kysely';
import type { Dependencies } from '../dependencies.ts';
import { HttpError } from '../errors.ts';
import type { Tables } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { tokenHash } from './opaque-tokens.ts';
import { DECOY } from './registration.ts';

/** The same text for a link that is wrong, expired, or superseded by another registration. */
const INVALID_LINK =
  'This verification link is not valid or has expired. If your email is already verified, log in. If not, sign up again to get a new link.';

/**
 * Creates the account of the registration that a link belongs to, with that registration's password and details. Using the
 * link again before it expires succeeds without effect, because mail scanners open links before people do. All other
 * registrations of the address become decoys, so that no other link can set another password (pre-hijacking).
 * @throws HttpError 400 for an invalid link.
 */
export async function verifyEmail({ settings, store }: Dependencies, token: string): Promise<void> {
  const now = settings.clock();
  await store.db.transaction().execute(async (trx) => {
    const registration = await findByToken(trx, token, now);
    if (!registration) throw new HttpError(400, INVALID_LINK);
    if (registration.verified_at !== null) return;

    const { address, email, name, phone, company, password_hash } = registration;
    // Without it, the registration was erased meanwhile, and with it everything about the address.
    if (!(await lockRegistrations({ ...store, db: trx }, address)).includes(registration.id))
      throw new HttpError(400, INVALID_LINK);
    const created = await trx
      .insertInto('account')
      .values({
        id: randomUUID(),
        address,
        email,
        name,
        phone,
        company,
        password_hash,
        role: NEW_ACCOUNT_ROLE,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('address').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) return await requireVerified(trx, token, now);

    await trx
      .updateTable('registration')
      .set({ verified_at: now, password_hash: '' })
      .where('id', '=', registration.id)
      .execute();
    await supersedeOthers(trx, address, registration.id);
  });
}

/**
 * Locks all registrations of an address, in one order, so that of several calls and an erasure no two wait for each other.
 * @returns their ids.
 */
export async function lockRegistrations(
  { db, kind }: Pick<Store, 'db' | 'kind'>,
  address: string,
): Promise<string[]> {
  const locked = await db
    .selectFrom('registration')
    .select('id')
    .where('address', '=', address)
    .orderBy('id')
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .execute();
  return locked.map(({ id }) => id);
}

/**
 * Turns the other registrations of an address into decoys. Their password hashes stay, because logins with these passwords
 * must get the same reply as before.
 */
async function supersedeOthers(db: Kysely<Tables>, address: string, verifiedId: string): Promise<void> {
  const others = db
    .selectFrom('registration')
    .select('id')
    .where('address', '=', address)
    .where('id', '!=', verifiedId);
  await db.deleteFrom('verification_link').where('registration_id', 'in', others).execute();
  await db.updateTable('registration').set(DECOY).where('id', 'in', others).execute();
}

/**
 * For a call that finds the account already created: succeeds when this registration created it, and fails when another one
 * did.
 */
async function requireVerified(db: Kysely<Tables>, token: string, now: number): Promise<void> {
  const registration = await findByToken(db, token, now);
  if (!registration || registration.verified_at === null) throw new HttpError(400, INVALID_LINK);
}

async function findByToken(db: Kysely<Tables>, token: string, now: number) {
  return await db
    .selectFrom('verification_link')
    .innerJoin('registration', 'registration.id', 'verification_link.registration_id')
    .selectAll('registration')
    .where('verification_link.token_hash', '=', tokenHash(token))
    .where('verification_link.expires_at', '>', now)
    .where('registration.decoy', '=', 0)
    .executeTakeFirst();
}
