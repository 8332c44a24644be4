import { type Kysely, sql } from 'kysely';
import { Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import type { Tables } from '../store/schema.ts';
import { codeOf } from '../store/store.ts';
import { latestAttempt } from './registration.ts';

const WRONG = 'The email address or the password is wrong.';
const UNVERIFIED =
  'Please verify your email address first: open the link in the message we sent you. You can ask for a new one on the verification page.';

/** What a login is judged by. */
export interface Credentials {
  /** Canonical, see `canonicalAddress`. */
  address: string;
  password: string;
}

/**
 * The account's id for the right password, after one comparison. Every refusal costs two, with the account's password and
 * that of the latest sign-up, or with nobody's where there is none: known, unverified and unknown addresses are alike, and
 * somebody else's sign-up answers the same whether or not the address is taken (Decision 0079).
 * @throws Refusal 401 for a wrong pair; 403 before verification, and then only to the right password (Decision 22).
 */
export async function login(parts: Parts, { address, password }: Credentials): Promise<string> {
  const { store, passwords } = parts;
  const { account, attempt } = await findByAddress(store.db, address);
  const isAccounts = await passwords.matches(account?.password_hash, password);
  if (!account || !isAccounts) {
    // A verified attempt has no hash of its own any more: the account has it.
    const isAttempts = await passwords.matches(attempt?.password_hash || undefined, password);
    throw isAttempts ? new Refusal(403, UNVERIFIED) : new Refusal(401, WRONG);
  }

  if (passwords.isOutdated(account.password_hash)) void renew(parts, account, password);
  return account.id;
}

/** Nobody waits for it: where the service is too busy for it, or stops, a later login does it. */
async function renew(
  { store, passwords, log }: Parts,
  account: { id: string; password_hash: string },
  password: string,
): Promise<void> {
  try {
    const renewed = await passwords.hash(password);
    await store.db
      .updateTable('account')
      .set({ password_hash: renewed })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .execute();
  } catch (error) {
    log.info({ event: 'password.not-renewed', account: account.id, code: codeOf(error) });
  }
}

/** The account of a canonical address and its latest attempt; both are looked for, whatever there is. */
async function findByAddress(db: Kysely<Tables>, address: string) {
  const found = await db
    .selectFrom('account')
    .select(['id', 'password_hash', sql<number>`1`.as('is_account')])
    .where('address', '=', address)
    .unionAll(
      db
        .selectFrom(latestAttempt(db, address).as('latest'))
        .select(['id', 'password_hash', sql<number>`0`.as('is_account')]),
    )
    .execute();
  return {
    account: found.find((row) => row.is_account),
    attempt: found.find((row) => !row.is_account),
  };
}
