import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';
import { DAY } from '../time.ts';
import { randomToken, tokenHash } from './secrets-at-rest.ts';

/** A login lasts for this long, however often its refresh token is exchanged. */
const REFRESH_LIFE_MS = 30 * DAY;

/** So many logins of one account go on at once; the oldest ends for one more (OWASP Session Management). */
const LOGINS_MAX = 50;

/** What became of a refresh token that was handed in. */
export type Rotation =
  | { kind: 'rotated'; accountId: string; refreshToken: string }
  | { kind: 'reused'; accountId: string }
  | { kind: 'unknown' };

/**
 * Begins a family: the refresh tokens of one login, of which the newest alone is good. The account's oldest families end
 * beyond {@link LOGINS_MAX}, so that right passwords fill no table.
 */
export async function beginFamily(
  db: Kysely<Tables>,
  accountId: string,
  now: number,
): Promise<{ family: string; refreshToken: string }> {
  const family = randomUUID();
  const refreshToken = await store(db, { family, accountId, now, expiresAt: now + REFRESH_LIFE_MS });
  await endOldest(db, accountId, family);
  return { family, refreshToken };
}

/** Ends what an account has beyond a new login and the latest before it. All tokens of a family end when it does. */
async function endOldest(db: Kysely<Tables>, accountId: string, newest: string): Promise<void> {
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
 * Ends a login: none of its refresh tokens is good any more. A token that another call was exchanging meanwhile is waited
 * for, but what it was exchanged for is seen by the next statement only: so once more, until there is none.
 */
export async function endFamily(db: Kysely<Tables>, family: string): Promise<void> {
  let ended: bigint;
  do {
    const result = await db.deleteFrom('refresh_token').where('family', '=', family).executeTakeFirst();
    ended = result.numDeletedRows;
  } while (ended > 0n);
}

/**
 * Takes a refresh token and gives the next of its family. A token that was taken before is in two hands, one of them a
 * thief's, so its whole family ends (RFC 9700 4.14.2).
 */
export async function rotate(db: Kysely<Tables>, refreshToken: string, now: number): Promise<Rotation> {
  return await db.transaction().execute(async (trx) => {
    // Guarded, so that of two calls at once only one finds it unused.
    const taken = await trx
      .updateTable('refresh_token')
      .set({ used_at: now })
      .where('id_hash', '=', tokenHash(refreshToken))
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['account_id', 'family', 'expires_at'])
      .executeTakeFirst();
    if (taken) {
      const { account_id: accountId, family, expires_at: expiresAt } = taken;
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
    await endFamily(trx, old.family);
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
