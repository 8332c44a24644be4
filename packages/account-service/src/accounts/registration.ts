import { randomUUID } from 'node:crypto';
import type { RegistrationPayload } from '@weft/account-contract';
import type { Kysely } from 'kysely';
import { Refusal } from '../errors.ts';
import { queueMail, spendMailAllowance } from '../mail/mail-queue.ts';
import { alreadyRegisteredMessage, verificationMessage } from '../mail/messages.ts';
import type { Parts } from '../parts.ts';
import type { Tables } from '../store/schema.ts';
import { DAY } from '../time.ts';
import { deliveryAddress } from './address.ts';
import { randomToken, tokenHash } from './secrets-at-rest.ts';

/** A verification link works for this long. */
const LINK_LIFE_MS = DAY;

/** What makes an attempt one that nothing can verify; of the person it keeps nothing (Decision 0079). */
export const DECOY = { decoy: 1, email: '', name: '', phone: '', company: '' };

const TAKEN = 'An account with this email address already exists. Please log in instead.';

/**
 * Stores one attempt to register, with a password and details of its own, and queues its mail in the same transaction.
 * A taken address gets the same work, the same answer, an attempt that cannot be verified and another mail, unless
 * answers are explicit (Decisions 20 and 0079).
 * After too many mails to the address it sends none and says the same (Decision 0040).
 * @param address canonical, of the form's address.
 * @throws Refusal 409 for a taken address with explicit answers.
 */
export async function register(parts: Parts, form: RegistrationPayload, address: string): Promise<void> {
  const { settings, store, passwords, delivery } = parts;
  const passwordHash = await passwords.hash(form.password);
  const now = settings.clock();

  await store.db.transaction().execute(async (trx) => {
    const maySend = await spendMailAllowance(trx, address, now);
    const taken = await findAccount(trx, address);
    if (taken && settings.registerAnswers === 'explicit') throw new Refusal(409, TAKEN);
    const attempt = { id: randomUUID(), address, password_hash: passwordHash, created_at: now };
    if (taken) {
      await trx
        .insertInto('registration')
        .values({ ...attempt, ...DECOY })
        .execute();
      if (maySend) await sendAlreadyRegistered(trx, taken.email, now);
      return;
    }
    const { email, name, company } = form;
    const phone = form.phone.trim();
    await trx
      .insertInto('registration')
      .values({ ...attempt, email, name, phone, company, decoy: 0 })
      .execute();
    if (maySend)
      await sendLink(trx, settings.siteOrigins[0], { id: attempt.id, email, created_at: now }, now);
  });
  delivery.nudge();
}

/**
 * Sends another link for the latest attempt of an address. An address with an account is told so by mail, an unknown
 * one gets nothing, nor does one that had too many mails, and the caller cannot tell which (Decisions 15 and 0040).
 * @param address canonical.
 */
export async function resendVerification(parts: Parts, address: string): Promise<void> {
  const { settings, store, delivery } = parts;
  const now = settings.clock();

  await store.db.transaction().execute(async (trx) => {
    const maySend = await spendMailAllowance(trx, address, now);
    if (!maySend) return;
    const taken = await findAccount(trx, address);
    const pending = await latestPending(trx, address).executeTakeFirst();
    if (taken) await sendAlreadyRegistered(trx, taken.email, now);
    else if (pending) await sendLink(trx, settings.siteOrigins[0], pending, now);
  });
  delivery.nudge();
}

/** The account of a canonical address. */
async function findAccount(db: Kysely<Tables>, address: string) {
  return await db.selectFrom('account').selectAll().where('address', '=', address).executeTakeFirst();
}

/** Asks for the latest attempt of a canonical address, whatever became of it. */
export function latestAttempt(db: Kysely<Tables>, address: string) {
  return db
    .selectFrom('registration')
    .selectAll()
    .where('address', '=', address)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1);
}

/** Asks for the latest attempt that a link can still verify. */
function latestPending(db: Kysely<Tables>, address: string) {
  return latestAttempt(db, address).where('verified_at', 'is', null).where('decoy', '=', 0);
}

async function sendLink(
  db: Kysely<Tables>,
  site: string,
  attempt: { id: string; email: string; created_at: number },
  now: number,
): Promise<void> {
  const token = randomToken();
  await db
    .insertInto('verification_link')
    .values({
      token_hash: tokenHash(token),
      registration_id: attempt.id,
      created_at: now,
      expires_at: now + LINK_LIFE_MS,
    })
    .execute();
  const to = deliveryAddress(attempt.email);
  await queueMail(db, verificationMessage(site, to, token, attempt.created_at), now);
}

async function sendAlreadyRegistered(db: Kysely<Tables>, email: string, now: number): Promise<void> {
  await queueMail(db, alreadyRegisteredMessage(deliveryAddress(email), now), now);
}
