import { randomUUID } from 'node:crypto';
import { NEW_ACCOUNT_ROLE } from '@weft/account-contract';
import type { Kysely } from 'kysely';
import { Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import type { Tables } from '../store/schema.ts';
import { DECOY } from './registration.ts';
import { tokenHash } from './secrets-at-rest.ts';

/** One refusal for links that are wrong, expired, or of an attempt that another one has overtaken. */
const DEAD_LINK =
  'This verification link is not valid or has expired. Please sign up again to get a new one.';

/**
 * Makes the account of the attempt that a link belongs to, with the password of that attempt alone. A repeat within
 * the link's life does nothing and succeeds, for mail scanners open links before people do (Decision 21).
 * Every other attempt of the address ends here and becomes a decoy, so no earlier or later link can bring another password in.
 * @throws Refusal 400 for every link that is not one.
 */
export async function verifyEmail({ settings, store }: Parts, token: string): Promise<void> {
  const now = settings.clock();
  await store.db.transaction().execute(async (trx) => {
    const attempt = await findByToken(trx, token, now);
    if (!attempt) throw new Refusal(400, DEAD_LINK);
    if (attempt.verified_at !== null) return;

    const { address, email, name, phone, company, password_hash } = attempt;
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
    if (!created) return await succeedOnlyIfOurs(trx, token, now);

    await trx
      .updateTable('registration')
      .set({ verified_at: now, password_hash: '' })
      .where('id', '=', attempt.id)
      .execute();
    await endOthers(trx, address, attempt.id);
  });
}

/** What other attempts chose is kept as their passwords' hashes alone, or a login would tell when the address was taken. */
async function endOthers(db: Kysely<Tables>, address: string, verifiedId: string): Promise<void> {
  const others = db
    .selectFrom('registration')
    .select('id')
    .where('address', '=', address)
    .where('id', '!=', verifiedId);
  await db.deleteFrom('verification_link').where('registration_id', 'in', others).execute();
  await db.updateTable('registration').set(DECOY).where('id', 'in', others).execute();
}

/** Another call made the account a moment ago: with this very link, which is a repeat, or with another one. */
async function succeedOnlyIfOurs(db: Kysely<Tables>, token: string, now: number): Promise<void> {
  const attempt = await findByToken(db, token, now);
  if (!attempt || attempt.verified_at === null) throw new Refusal(400, DEAD_LINK);
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
