import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';
import { DAY } from '../time.ts';
import { randomToken, tokenHash } from './opaque-tokens.ts';

/** Lifetime of a login, however often its refresh token is rotated. */
const REFRESH_LIFE_MS = 30 * DAY;

/** Concurrent logins of one account; one more revokes the oldest (OWASP Session Management). */
const LOGINS_MAX = 50;

/** Outcome of a rotation. */
type Rotation =
  | { kind: 'rotated'; accountId: string; refreshToken: string }
  | { kind: 'reused'; accountId: string }
  | { kind: 'unknown' };

/**
 * Starts a token family: the refresh tokens of one login, of which only the newest is valid. Revokes the account's oldest
 * families beyond {@link LOGINS_MAX}, so that the table stays bounded.
 */
export async function startFamily(
  db: Kysely<Tables>,
  accountId: string,
  now: number,
): Promise<{ family: string; refreshToken: string }> {
  const family = randomUUID();
  const refreshToken = await store(db, { family, accountId, now, expiresAt: now + REFRESH_LIFE_MS });
  await revokeOldest(db, accountId, family);
  return { family, refreshToken };
}

/** Revokes all families of an account but the newest {@link LOGINS_MAX}. */
async function revokeOldest(db: Kysely<Tables>, accountId: string, newest: string): Promise<void> {
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
        .groupBy('family')
        .orderBy(({ fn }) => fn.max('expires_at'), 'desc')
        .limit(LOGINS_MAX - 1),
    )
    .execute();
}

/**
 * Revokes all refresh tokens of a login. Repeats until nothing is left: the statement waits for a token that another call
 * is rotating, but does not see the token that this call inserts.
 */
export async function revokeFamily(db: Kysely<Tables>, family: string): Promise<void> {
  let deleted: bigint;
  do {
    const result = await db.deleteFrom('refresh_token').where('family', '=', family).executeTakeFirst();
    deleted = result.numDeletedRows;
  } while (deleted > 0n);
}

/**
 * Exchanges a refresh token for the next of its family. A token that comes a second time has been stolen, so its whole
 * family is revoked (RFC 9700, section 4.14.2).
 */
export async function rotate(db: Kysely<Tables>, refreshToken: string, now: number): Promise<Rotation> {
  return await db.transaction().execute(async (trx) => {
    // The condition on used_at lets only one of two simultaneous calls have the token.
    const used = await trx
      .updateTable('refresh_token')
      .set({ used_at: now })
      .where('id_hash', '=', tokenHash(refreshToken))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['account_id', 'family', 'expires_at'])
      .executeTakeFirst();
    if (used) {
      const { account_id: accountId, family, expires_at: expiresAt } = used;
      return {
        kind: 'rotated',
        accountId,
        refreshToken: await store(trx, { family, accountId, now, expiresAt }),
      };
    }
    const old = await trx
      .selectFrom('refresh_token')
      .select(['account_id', 'family'])
      .where('id_hash', '=', tokenHash(refreshToken))
      .where('used_at', 'is not', null)
      .executeTakeFirst();
    if (!old) return { kind: 'unknown' };
    await revokeFamily(trx, old.family);
    return { kind: 'reused', accountId: old.account_id };
  });
}

interface NewToken {
  family: string;
  accountId: string;
  now: number;
  expiresAt: number;
}

async function store(db: Kysely<Tables>, { family, accountId, now, expiresAt }: NewToken): Promise<string> {
  const refreshToken = randomToken();
  await db
    .insertInto('refresh_token')
    .values({
      id_hash: tokenHash(refreshToken),
      family,
      account_id: accountId,
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return refreshToken;
}
