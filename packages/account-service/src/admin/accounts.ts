import type { Kysely } from 'kysely';
import { canonicalAddress } from '../accounts/address.ts';
import { revokeAccount, revokeAll } from '../accounts/refresh-tokens.ts';
import { lockRegistrations } from '../accounts/verification.ts';
import { StartupError } from '../errors.ts';
import { forgetMailAllowance } from '../mail/mail-queue.ts';
import { BUSINESS_EMAIL, businessEmailIn } from '../mail/messages.ts';
import type { Tables } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** Ends all logins of an account. @param account its address in any spelling, or its id. */
export async function endLogins({ db }: Store, account: string): Promise<string> {
  const found = await findAccount(db, account);
  if (!found) throw new StartupError(`There is no account ${account}.`);
  const had = await revokeAccount(db, found.id);
  return had ? `Ended all logins of account ${found.id}.\n` : `Account ${found.id} had no logins.\n`;
}

/** Ends all logins of all accounts: a restored backup has logins that have ended since it was taken. */
export async function endAllLogins({ db }: Store): Promise<string> {
  return (await revokeAll(db)) ? 'Ended all logins of all accounts.\n' : 'There were no logins.\n';
}

/**
 * Erases an account and everything else about its address: logins, registrations, links, mails, support requests and mail
 * counts. On SQLite nothing of it stays in the files, unless another process reads them meanwhile: then the next purge or
 * `vacuum` removes it.
 * @param account its address in any spelling, or its id. An address may have registrations without an account.
 */
export async function eraseAccount(store: Store, account: string): Promise<string> {
  const erased = await store.db.transaction().execute(async (trx) => {
    const found = await findAccount(trx, account);
    const address = found?.address ?? comparable(account);
    // First, as a registration and a resend lock it first.
    await forgetMailAllowance(trx, address);
    // Before the account, because a call that holds a token of it waits for the account, too.
    if (found) await revokeAccount(trx, found.id);
    await lockRegistrations({ ...store, db: trx }, address);
    const [registrations] = await trx.deleteFrom('registration').where('address', '=', address).execute();
    const [accounts] = await trx.deleteFrom('account').where('address', '=', address).execute();
    const mails = await deleteById(trx, 'mail', await mailsAbout(trx, address));
    const requests = await deleteById(trx, 'support_request', await requestsOf(trx, address));
    return {
      registrations: Number(registrations?.numDeletedRows),
      accounts: Number(accounts?.numDeletedRows),
      mails,
      requests,
    };
  });
  if (Object.values(erased).every((count) => count === 0)) {
    throw new StartupError(`There is nothing about ${account}.`);
  }
  await store.scrub();
  const counts = Object.entries(erased).map(([what, count]) => `${what} ${count}`);
  return `Erased: ${counts.join(', ')}.\n`;
}

/** Rows that are deleted by one statement. Databases limit the number of its parameters. */
const BATCH_SIZE = 500;

async function deleteById(
  db: Kysely<Tables>,
  table: 'mail' | 'support_request',
  ids: readonly string[],
): Promise<number> {
  for (let start = 0; start < ids.length; start += BATCH_SIZE) {
    await db
      .deleteFrom(table)
      .where('id', 'in', ids.slice(start, start + BATCH_SIZE))
      .execute();
  }
  return ids.length;
}

/**
 * Finds the mails to an address, and those with support requests whose text names the address. Compares in this process,
 * because neither database normalises addresses, and SQLite's `lower` handles ASCII only.
 */
async function mailsAbout(db: Kysely<Tables>, address: string): Promise<string[]> {
  const recipients = await db.selectFrom('mail').select(['id', 'recipient as email']).execute();
  const texts = await db
    .selectFrom('mail')
    .select(['id', 'body'])
    .where('body', 'like', `%\n${BUSINESS_EMAIL}%`)
    .execute();
  const senders = texts.map(({ id, body }) => ({ id, email: businessEmailIn(body) }));
  return [...new Set(idsOf(address, [...recipients, ...senders]))];
}

async function requestsOf(db: Kysely<Tables>, address: string): Promise<string[]> {
  const requests = await db.selectFrom('support_request').select(['id', 'business_email as email']).execute();
  return idsOf(address, requests);
}

function idsOf(address: string, rows: readonly { id: string; email: string }[]): string[] {
  return rows.filter(({ email }) => comparable(email) === address).map(({ id }) => id);
}

/**
 * The form in which addresses are compared: the canonical one, or the text in lower case for an address without a canonical
 * form, which the support form accepts. An id is no address, and has none.
 */
function comparable(email: string): string {
  const plain = email.trim().normalize('NFC').toLowerCase();
  if (!plain.includes('@')) return plain;
  try {
    return canonicalAddress(email);
  } catch {
    return plain;
  }
}

async function findAccount(db: Kysely<Tables>, account: string) {
  const query = db.selectFrom('account').select(['id', 'address']);
  return await (account.includes('@')
    ? query.where('address', '=', comparable(account))
    : query.where('id', '=', account)
  ).executeTakeFirst();
}
