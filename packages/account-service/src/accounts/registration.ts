import { randomUUID } from 'node:crypto';
import type { RegistrationPayload } from '@weft/account-contract';
import type { Kysely } from 'kysely';
import { comeBackLater, Refusal } from '../errors.ts';
import { queueMail, spendMailAllowance } from '../mail/mail-queue.ts';
import { alreadyRegisteredMessage, verificationMessage } from '../mail/messages.ts';
import type { Parts } from '../parts.ts';
import type { Tables } from '../store/schema.ts';
import { DAY } from '../time.ts';
import { canonicalAddress } from './address.ts';
import { randomToken, tokenHash } from './secrets-at-rest.ts';

/** A verification link works for this long. */
export const LINK_LIFE_MS = DAY;

const TOO_MANY_MAILS = 'Too many messages were sent to this address. Please try again in a few minutes.';
const TAKEN = 'An account with this email address already exists. Please log in instead.';

/**
 * Stores one attempt to register, with a password and details of its own, and queues its mail in the same transaction.
 * A taken address gets the same work, the same answer and another mail, unless answers are explicit (Decision 20).
 * @throws Refusal 429 after too many mails to the address, taken or not; 409 for a taken one with explicit answers.
 */
export async function register(parts: Parts, form: RegistrationPayload): Promise<void> {
  const { settings, store, passwords, delivery } = parts;
  const address = canonicalAddress(form.email);
  const passwordHash = await passwords.hash(form.password);
  const now = settings.clock();

  await store.db.transaction().execute(async (trx) => {
    const wait = await spendMailAllowance(trx, address, now);
    const taken = await findAccount(trx, address);
    if (taken && settings.registerAnswers === 'explicit') throw new Refusal(409, TAKEN);
    if (wait > 0) throw comeBackLater(429, TOO_MANY_MAILS, wait);
    if (taken) {
      await queueMail(trx, alreadyRegisteredMessage(taken.email, now), now);
      return;
    }
    const id = randomUUID();
    await trx
      .insertInto('registration')
      .values({
        id,
        address,
        email: form.email,
        name: form.name,
        phone: form.phone.trim(),
        company: form.company,
        password_hash: passwordHash,
        created_at: now,
      })
      .execute();
    await sendLink(trx, settings.siteOrigins[0], { id, email: form.email, created_at: now }, now);
  });
  delivery.nudge();
}

/**
 * Sends another link for the latest attempt of an address. An address with an account is told so by mail, an unknown
 * one gets nothing, and the caller cannot tell which (Decision 15).
 * @throws Refusal 429 after too many mails to the address, known or not.
 */
export async function resendVerification(parts: Parts, email: string): Promise<void> {
  const { settings, store, delivery } = parts;
  const address = canonicalAddress(email);
  const now = settings.clock();

  await store.db.transaction().execute(async (trx) => {
    const wait = await spendMailAllowance(trx, address, now);
    if (wait > 0) throw comeBackLater(429, TOO_MANY_MAILS, wait);
    const taken = await findAccount(trx, address);
    const pending = await latestPending(trx, address).executeTakeFirst();
    if (taken) await queueMail(trx, alreadyRegisteredMessage(taken.email, now), now);
    else if (pending) await sendLink(trx, settings.siteOrigins[0], pending, now);
  });
  delivery.nudge();
}

/** The account of a canonical address. */
export async function findAccount(db: Kysely<Tables>, address: string) {
  return await db.selectFrom('account').selectAll().where('address', '=', address).executeTakeFirst();
}

/** Asks for the latest attempt of a canonical address that was not verified. */
export function latestPending(db: Kysely<Tables>, address: string) {
  return db
    .selectFrom('registration')
    .selectAll()
    .where('address', '=', address)
    .where('verified_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1);
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
  await queueMail(db, verificationMessage(site, attempt.email, token, attempt.created_at), now);
}
