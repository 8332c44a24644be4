import { type Kysely, sql } from 'kysely';
import { canonicalAddress, deliveryAddress } from '../accounts/address.ts';
import { revokeAccount } from '../accounts/refresh-tokens.ts';
import { StartupError } from '../errors.ts';
import type { Tables } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** Ends all logins of an account. @param account its address in any spelling, or its id. */
export async function endLogins({ db }: Store, account: string): Promise<string> {
  const found = await findAccount(db, account);
  if (!found) throw new StartupError(`There is no account ${account}.`);
  const had = await revokeAccount(db, found.id);
  return had ? `Ended all logins of account ${found.id}.\n` : `Account ${found.id} had no logins.\n`;
}

/**
 * Erases an account and everything else about its address: logins, registrations, links, mails, support requests and mail
 * counts. On SQLite nothing of it stays in the files.
 * @param account its address in any spelling, or its id. An address may have registrations without an account.
 */
export async function eraseAccount({ db, scrub }: Store, account: string): Promise<string> {
  const erased = await db.transaction().execute(async (trx) => {
    const found = await findAccount(trx, account);
    const address = found?.address ?? canonicalAddress(account);
    const registrations = await trx
      .deleteFrom('registration')
      .where('address', '=', address)
      .returning('email')
      .execute();
    const spellings = [found?.email, ...registrations.map(({ email }) => email)].filter(Boolean) as string[];
    const recipients = [...new Set([address, ...spellings.map(deliveryAddress)])];
    const accounts = await trx.deleteFrom('account').where('address', '=', address).execute();
    const mails = await trx
      .deleteFrom('mail')
      // A support request that waits for its delivery has the address in its text.
      .where(({ or, eb }) =>
        or([
          eb('recipient', 'in', recipients),
          eb(sql`lower(recipient)`, '=', address),
          eb(sql`lower(body)`, 'like', sql`${supportText(address)} escape '!'`),
        ]),
      )
      .execute();
    const requests = await trx
      .deleteFrom('support_request')
      .where(sql`lower(trim(business_email))`, '=', address)
      .execute();
    await trx.deleteFrom('mail_allowance').where('address', '=', address).execute();
    const counts = { accounts, mails, requests };
    const deleted = Object.entries(counts).map(([what, [result]]) => [what, Number(result?.numDeletedRows)]);
    return {
      registrations: registrations.length,
      ...(Object.fromEntries(deleted) as Record<string, number>),
    };
  });
  if (Object.values(erased).every((count) => count === 0)) {
    throw new StartupError(`There is nothing about ${account}.`);
  }
  await scrub();
  const counts = Object.entries(erased).map(([what, count]) => `${what} ${count}`);
  return `Erased: ${counts.join(', ')}.\n`;
}

/** Pattern of the text of a mail with a support request from the address, see `supportMessage`. */
function supportText(address: string): string {
  return `%\nbusiness email: ${address.replace(/[!%_]/g, '!$&')}\n%`;
}

async function findAccount(db: Kysely<Tables>, account: string) {
  const query = db.selectFrom('account').select(['id', 'address', 'email']);
  return await (account.includes('@')
    ? query.where('address', '=', canonicalAddress(account))
    : query.where('id', '=', account)
  ).executeTakeFirst();
}
