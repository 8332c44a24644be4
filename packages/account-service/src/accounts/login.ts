import type { LoginPayload } from '@weft/account-contract';
import { Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { canonicalAddress } from './address.ts';
import { findAccount, findPending } from './registration.ts';

const WRONG = 'The email address or the password is wrong.';
const UNVERIFIED =
  'Please verify your email address first: open the link in the message we sent you. You can ask for a new one on the verification page.';

/**
 * The account's id for the right password. Known, unverified and unknown addresses cost the same: two look-ups, one comparison.
 * @throws Refusal 401 for a wrong pair; 403 before verification, and then only to the right password (Decision 22).
 */
export async function login(parts: Parts, { email, password }: LoginPayload): Promise<string> {
  const { store, passwords } = parts;
  const address = canonicalAddress(email);
  const { account, pending } = await store.db.connection().execute(async (db) => ({
    account: await findAccount(db, address),
    pending: await findPending(db, address),
  }));

  const passwordHash = (account ?? pending)?.password_hash;
  if (!(await passwords.matches(passwordHash, password))) throw new Refusal(401, WRONG);
  if (!account) throw new Refusal(403, UNVERIFIED);

  if (passwords.isOutdated(account.password_hash)) {
    const renewed = await passwords.hash(password);
    await store.db
      .updateTable('account')
      .set({ password_hash: renewed })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .execute();
  }
  return account.id;
}
