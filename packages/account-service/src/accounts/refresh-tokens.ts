import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { RefreshTokenTable, Tables } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { DAY, SECOND } from '../time.ts';
import { randomToken, tokenHash } from './opaque-tokens.ts';

/** Lifetime of a login, however often its refresh token is rotated. */
const REFRESH_LIFE_MS = 30 * DAY;

/** Concurrent logins of one account; one more revokes the oldest (OWASP Session Management). */
const LOGINS_MAX = 50;

/** A client whose reply was lost may repeat its call within this time. */
const REPEAT_MS = 10 * SECOND;

/** Outcome of a rotation. */
type Rotation =
  | { kind: 'rotated' | 'repeated'; accountId: string; sessionId: string; refreshToken: string }
  | { kind: 'reused'; accountId: string }
  | { kind: 'unknown' };

/** The outcome of ending logins. */
type Ended = { kind: 'ended' | 'reused'; accountId: string } | { kind: 'unknown' };

/**
 * Starts a token family: the refresh tokens of one login, of which only the newest is valid. Call {@link revokeOldest} after it.
 * @param family id of the login, new.
 * @returns its first refresh token.
 */
export async function startFamily(
  db: Kysely<Tables>,
  accountId: string,
  family: string,
  now: number,
): Promise<string> {
  const refreshToken = randomToken();
  await store(db, { refreshToken, family, accountId, now, expiresAt: now + REFRESH_LIFE_MS });
  return refreshToken;
}

/**
 * Starts the token family of a login that hands over by code alone. Its refresh token counts as used: it ends the login by
 * logout or, like any used one, by an attempt to exchange it. Call {@link revokeOldest} after it.
 * @param expiresAt end of the code.
 */
export async function startHandOff(
  db: Kysely<Tables>,
  { accountId, family, now, expiresAt }: Omit<NewToken, 'refreshToken'>,
): Promise<string> {
  const refreshToken = randomToken();
  await store(db, { refreshToken, family, accountId, now, expiresAt, usedAt: now });
  return refreshToken;
}

/**
 * Revokes all families of an account but the newest {@link LOGINS_MAX}, so that the table stays bounded. Runs on its own, never
 * in a transaction: one that holds a family of the account would wait for another that does the same, which is a deadlock.
 * @param newest family that stays, even when others are as new.
 */
export async function revokeOldest(
  { db }: Pick<Store, 'db'>,
  accountId: string,
  newest: string,
  now: number,
): Promise<void> {
  await db
    .deleteFrom('refresh_token')
    .where('account_id', '=', accountId)
    .where('family', '!=', newest)
    .where('family', 'not in', (kept) =>
      kept
        .selectFrom('refresh_token')
        .select('family')
        .where('account_id', '=', accountId)
        .where('family', '!=', newest)
        .where('expires_at', '>', now)
        .groupBy('family')
        .orderBy(({ fn }) => fn.min('created_at'), 'desc')
        .limit(LOGINS_MAX - 1),
    )
    .execute();
}

/** Ends a login: revokes its hand-off codes and refresh tokens. @returns whether it had not ended before. */
export async function revokeFamily(db: Kysely<Tables>, family: string): Promise<boolean> {
  return await revoke(db, { family });
}

/** Ends all logins of an account. @returns whether there was one. */
export async function revokeAccount(db: Kysely<Tables>, accountId: string): Promise<boolean> {
  return await revoke(db, { account_id: accountId });
}

/** Ends all logins of all accounts. @returns whether there was one. */
export async function revokeAll(db: Kysely<Tables>): Promise<boolean> {
  return await revoke(db, {});
}

/**
 * Repeats until nothing is left: the statement waits for a token that another call is replacing, but does not see the token that
 * the other call inserts. Repeats at least once, because an exchange of a code deletes the old token, so that the first statement
 * counts nothing.
 */
async function revoke(db: Kysely<Tables>, of: { family?: string; account_id?: string }): Promise<boolean> {
  await db
    .deleteFrom('hand_off_code')
    .where((eb) => eb.and(of))
    .execute();
  let total = 0n;
  let deleted = 0n;
  for (let pass = 1; pass <= 2 || deleted > 0n; pass += 1) {
    const result = await db
      .deleteFrom('refresh_token')
      .where((eb) => eb.and(of))
      .executeTakeFirst();
    deleted = result.numDeletedRows;
    total += deleted;
  }
  return total > 0n;
}

/** Ends the login of a refresh token. @param everywhere ends all logins of its account, for a token that is still valid. */
export async function endLogins(
  db: Kysely<Tables>,
  { refreshToken, everywhere, now }: { refreshToken: string; everywhere: boolean; now: number },
): Promise<Ended> {
  return await db.transaction().execute(async (trx) => {
    const given = await find(trx, refreshToken, now);
    if (!given) return { kind: 'unknown' };
    const { account_id: accountId, family } = given;
    const isValid = given.used_at === null || (await isRepeatable(trx, refreshToken, given, now));
    if (everywhere && isValid) await revokeAccount(trx, accountId);
    else await revokeFamily(trx, family);
    return { kind: everywhere && !isValid ? 'reused' : 'ended', accountId };
  });
}

/** Query for a refresh token of a login, used or not. A login without one has ended. */
export function liveTokens(db: Kysely<Tables>, sessionId: string, now: number) {
  return db
    .selectFrom('refresh_token')
    .select('family')
    .where('family', '=', sessionId)
    .where('expires_at', '>', now)
    .limit(1);
}

/**
 * Exchanges a refresh token for the next of its family. A call that is repeated because its reply was lost gets the same
 * token again, for {@link REPEAT_MS} and only while that token is unused. Any other second use means that the token was
 * stolen, so its whole family is revoked (RFC 9700, section 4.14.2).
 */
export async function rotate(db: Kysely<Tables>, refreshToken: string, now: number): Promise<Rotation> {
  return await db.transaction().execute(async (trx) => {
    const salt = randomToken();
    // The condition on used_at lets only one of two simultaneous calls use the token.
    const used = await trx
      .updateTable('refresh_token')
      .set({ used_at: now, successor_salt: salt })
      .where('id_hash', '=', tokenHash(refreshToken))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['account_id', 'family', 'expires_at'])
      .executeTakeFirst();
    if (used) {
      const { account_id: accountId, family, expires_at: expiresAt } = used;
      const successor = successorOf(refreshToken, salt);
      await store(trx, { refreshToken: successor, family, accountId, now, expiresAt });
      return { kind: 'rotated', accountId, sessionId: family, refreshToken: successor };
    }
    const old = await find(trx, refreshToken, now);
    if (!old) return { kind: 'unknown' };
    const { account_id: accountId, family, successor_salt } = old;
    if (successor_salt && (await isRepeatable(trx, refreshToken, old, now))) {
      const successor = successorOf(refreshToken, successor_salt);
      return { kind: 'repeated', accountId, sessionId: family, refreshToken: successor };
    }
    await revokeFamily(trx, family);
    return { kind: 'reused', accountId };
  });
}

type UsedToken = Pick<RefreshTokenTable, 'used_at' | 'successor_salt'>;

/** Whether the successor of a used token is recent and unused, so that its reply may have been lost. */
async function isRepeatable(
  db: Kysely<Tables>,
  refreshToken: string,
  { used_at, successor_salt }: UsedToken,
  now: number,
): Promise<boolean> {
  // The absolute value, because a clock that was set back must not prolong the time.
  if (used_at === null || !successor_salt || Math.abs(now - used_at) >= REPEAT_MS) return false;
  const successor = await find(db, successorOf(refreshToken, successor_salt), now);
  return successor?.used_at === null;
}

/**
 * The token that follows another. It can be computed again for a repeated call, but only with both the token, which the store
 * does not have, and the salt, which the client does not have.
 */
function successorOf(refreshToken: string, salt: string): string {
  return createHmac('sha256', refreshToken).update(salt).digest('base64url');
}

async function find(db: Kysely<Tables>, refreshToken: string, now: number) {
  return await db
    .selectFrom('refresh_token')
    .select(['account_id', 'family', 'used_at', 'successor_salt'])
    .where('id_hash', '=', tokenHash(refreshToken))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

interface NewToken {
  refreshToken: string;
  family: string;
  accountId: string;
  now: number;
  expiresAt: number;
  /** @default null: unused */
  usedAt?: number;
}

async function store(
  db: Kysely<Tables>,
  { refreshToken, family, accountId, now, expiresAt, usedAt }: NewToken,
): Promise<void> {
  await db
    .insertInto('refresh_token')
    .values({
      id_hash: tokenHash(refreshToken),
      family,
      account_id: accountId,
      created_at: now,
      expires_at: expiresAt,
      used_at: usedAt ?? null,
    })
    .execute();
}
