import { randomUUID } from 'node:crypto';
import type { RegistrationPayload } from '@weft/account-contract';
import type { Kysely } from 'kysely';
import type { Dependencies } from '../dependencies.ts';
import { HttpError } from '../errors.ts';
import { consumeMailAllowance, queueMail } from '../mail/mail-queue.ts';
import { alreadyRegisteredMessage, verificationMessage } from '../mail/messages.ts';
import type { Tables } from '../store/schema.ts';
import { DAY } from '../time.ts';
import { deliveryAddress } from './address.ts';
import { randomToken, tokenHash } from './opaque-tokens.ts';

/** Lifetime of a verification link. */
const LINK_LIFE_MS = DAY;

/** Values of a decoy: a registration of a taken address that no link can verify, without personal data (record 0079). */
export const DECOY = { decoy: 1, email: '', name: '', phone: '', company: '' };

const TAKEN = 'An account with this email address already exists. Please log in instead.';

/**
 * Stores a registration with its own password and details, and queues its mail in the same transaction. A taken address
 * costs the same work and gets the same reply, so that nobody can probe for customers: it stores a decoy, and mails the
 * owner that the account exists. An address that had too many mails gets none, with the same reply.
 * @param address the form's address in canonical form.
 * @param client address of the client that registers.
 * @throws HttpError 409 for a taken address, when answers are explicit.
 */
export async function register(
  deps: Dependencies,
  form: RegistrationPayload,
  address: string,
  client: string,
): Promise<void> {
  const { settings, store, passwords, delivery } = deps;
  const passwordHash = await passwords.hash(form.password, client);
  const now = settings.clock();

  await store.db.transaction().execute(async (trx) => {
    const maySend = await consumeMailAllowance(trx, address, now);
    const taken = await findAccount(trx, address);
    if (taken && settings.registerAnswers === 'explicit') throw new HttpError(409, TAKEN);
    const common = {
      id: randomUUID(),
      address,
      password_hash: passwordHash,
      created_at: now,
      requested_at: now,
    };
    if (taken) {
      await trx
        .insertInto('registration')
        .values({ ...common, ...DECOY })
        .execute();
      if (maySend) await sendAlreadyRegistered(trx, taken.email, now);
      return;
    }
    const { email, name, company } = form;
    const phone = form.phone.trim();
    await trx
      .insertInto('registration')
      .values({ ...common, email, name, phone, company, decoy: 0 })
      .execute();
    if (maySend) await sendLink(trx, settings.siteOrigins[0], { ...common, email }, now);
  });
  delivery.wake();
}

/**
 * Sends another link for the latest registration of an address. A mail tells the owner of an account that it exists. An
 * unknown address, and one that had too many mails, gets none. The caller cannot tell these cases apart.
 * @param address in canonical form.
 */
export async function resendVerification(deps: Dependencies, address: string): Promise<void> {
  const { settings, store, delivery } = deps;
  const now = settings.clock();

  await store.db.transaction().execute(async (trx) => {
    const maySend = await consumeMailAllowance(trx, address, now);
    if (!maySend) return;
    await prolongLatest(trx, address, now);
    const taken = await findAccount(trx, address);
    const pending = await latestPending(trx, address, now).executeTakeFirst();
    if (taken) await sendAlreadyRegistered(trx, taken.email, now);
    else if (pending) await sendLink(trx, settings.siteOrigins[0], pending, now);
  });
  delivery.wake();
}

/**
 * Prolongs the retention of an address's latest registration, whether pending, decoy or verified. Logins are compared with the
 * latest one until the purge, so their replies would reveal a state that is kept longer or shorter than another.
 */
async function prolongLatest(db: Kysely<Tables>, address: string, now: number): Promise<void> {
  await db
    .updateTable('registration')
    .set({ requested_at: now })
    .where('id', 'in', latestRegistration(db, address, now).clearSelect().select('id'))
    .execute();
}

/** Finds the account of a canonical address. */
async function findAccount(db: Kysely<Tables>, address: string) {
  return await db.selectFrom('account').selectAll().where('address', '=', address).executeTakeFirst();
}

/** Query for the latest registration of a canonical address, verified, pending or decoy. */
export function latestRegistration(db: Kysely<Tables>, address: string, now: number) {
  return (
    db
      .selectFrom('registration')
      .selectAll()
      .where('address', '=', address)
      // A time in the future comes from a wrong clock.
      .orderBy((eb) => eb('created_at', '>', now))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(1)
  );
}

/** Query for the latest registration that a link can still verify. */
function latestPending(db: Kysely<Tables>, address: string, now: number) {
  return latestRegistration(db, address, now).where('verified_at', 'is', null).where('decoy', '=', 0);
}

async function sendLink(
  db: Kysely<Tables>,
  site: string,
  registration: Pick<Tables['registration'], 'id' | 'address' | 'email' | 'created_at'>,
  now: number,
): Promise<void> {
  const token = randomToken();
  await db
    .insertInto('verification_link')
    .values({
      token_hash: tokenHash(token),
      registration_id: registration.id,
      created_at: now,
      expires_at: now + LINK_LIFE_MS,
    })
    .execute();
  const signUp = {
    email: deliveryAddress(registration.email),
    signedUpAt: registration.created_at,
    isOneOfSeveral: await hasOtherPending(db, registration),
  };
  await queueMail(db, verificationMessage(site, token, signUp), now);
}

/** Whether the address of a registration has another one that is pending: a stranger's, perhaps. */
async function hasOtherPending(
  db: Kysely<Tables>,
  { id, address }: Pick<Tables['registration'], 'id' | 'address'>,
): Promise<boolean> {
  const other = await db
    .selectFrom('registration')
    .select('id')
    .where('address', '=', address)
    .where('id', '!=', id)
    .where('verified_at', 'is', null)
    .where('decoy', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

async function sendAlreadyRegistered(db: Kysely<Tables>, email: string, now: number): Promise<void> {
  await queueMail(db, alreadyRegisteredMessage(deliveryAddress(email), now), now);
}
