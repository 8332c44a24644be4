import { UNVERIFIED_STATUS } from '@weft/account-contract';
import { type Kysely, sql } from 'kysely';
import type { Dependencies } from '../dependencies.ts';
import { HttpError } from '../errors.ts';
import { codeOf } from '../store/availability.ts';
import type { Tables } from '../store/schema.ts';
import { latestRegistration } from './registration.ts';

/** The text of the reply to wrong credentials, the same for known and unknown addresses. */
export const WRONG = 'The email address or the password is wrong.';
const UNVERIFIED =
  'Please verify your email address first: open the link in the message we sent you. You can ask for a new one on the verification page.';

/** Credentials of a login. */
export interface Credentials {
  /** In canonical form, see `canonicalAddress`. */
  address: string;
  password: string;
  /** Address of the client that logs in. */
  client: string;
}

/**
 * Compares the password with the account's, and if that fails with the latest registration's. A dummy hash takes the place
 * of a missing one, so that every rejected login costs two comparisons, whether the address is verified, unverified or
 * unknown. Neither the time nor the reply tells whether an address has an account (record 0079).
 * @returns the account's id.
 * @throws HttpError 401 for wrong credentials; 403 for the right password of an unverified registration.
 */
export async function login(deps: Dependencies, { address, password, client }: Credentials): Promise<string> {
  const { settings, store, passwords } = deps;
  const { account, registration } = await findByAddress(store.db, address, settings.clock());
  // A verified registration has an empty hash, because its hash has moved to the account.
  const hashes = [account?.password_hash, registration?.password_hash || undefined];
  const match = await passwords.findMatch(hashes, password, client);
  if (match > 0) throw new HttpError(UNVERIFIED_STATUS, UNVERIFIED);
  if (!account || match < 0) throw new HttpError(401, WRONG);

  if (passwords.isOutdated(account.password_hash)) void rehash(deps, account, password, client);
  return account.id;
}

/** Replaces an outdated hash in the background. When the service is too busy or stops, a later login replaces it. */
async function rehash(
  { store, passwords, log }: Dependencies,
  account: { id: string; password_hash: string },
  password: string,
  client: string,
): Promise<void> {
  try {
    const password_hash = await passwords.hash(password, client);
    await store.db
      .updateTable('account')
      .set({ password_hash })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .execute();
  } catch (error) {
    log.info({ event: 'password.rehash-failed', account: account.id, code: codeOf(error) });
  }
}

/** Finds the account and the latest registration of an address, in one query whether or not they exist. */
async function findByAddress(db: Kysely<Tables>, address: string, now: number) {
  const found = await db
    .selectFrom('account')
    .select(['id', 'password_hash', sql<number>`1`.as('is_account')])
    .where('address', '=', address)
    .unionAll(
      db
        .selectFrom(latestRegistration(db, address, now).as('latest'))
        .select(['id', 'password_hash', sql<number>`0`.as('is_account')]),
    )
    .execute();
  return {
    account: found.find((row) => row.is_account),
    registration: found.find((row) => !row.is_account),
  };
}
