import { handOffChallenge } from '@weft/account-contract/hand-off-code';
import { Refusal } from '../errors.ts';
import type { Parts } from '../parts.ts';
import { SECOND } from '../time.ts';
import { beginFamily, endFamily, rotate } from './refresh-tokens.ts';
import { randomToken, tokenHash } from './secrets-at-rest.ts';

/** A hand-off code is on its way from one page to the next, so it lives shortly. */
const CODE_LIFE_MS = 60 * SECOND;

const ENDED = 'This login has ended. Please log in again.';
const DEAD_CODE =
  'This login could not be taken over: the code is unknown, used or expired. Please log in again.';

/** Tokens of an account. */
export interface TokenPair {
  accountId: string;
  accessToken: string;
  refreshToken: string;
}

/** Begins a login, and gives a code for it when asked to by a challenge. */
export async function beginLogin(
  { settings, store, accessTokens }: Parts,
  accountId: string,
  challenge?: string,
): Promise<TokenPair & { code?: string }> {
  const now = settings.clock();
  // Signing is done by another thread, storing waits for the disk: neither has to wait for the other.
  const [accessToken, { family, refreshToken }] = await Promise.all([
    accessTokens.sign(accountId),
    beginFamily(store.db, accountId, now),
  ]);
  const pair = { accountId, accessToken, refreshToken };
  if (challenge === undefined) return pair;
  const code = randomToken();
  await store.db
    .insertInto('hand_off_code')
    .values({
      code_hash: tokenHash(code),
      account_id: accountId,
      family,
      challenge,
      expires_at: now + CODE_LIFE_MS,
    })
    .execute();
  return { ...pair, code };
}

/** Another pair for a refresh token, which is spent by it. @throws Refusal 401 for any that is not good. */
export async function refresh(
  { settings, store, accessTokens, log }: Parts,
  given: string,
): Promise<TokenPair> {
  const rotation = await rotate(store.db, given, settings.clock());
  if (rotation.kind === 'reused') log.warn({ event: 'refresh.reused', account: rotation.accountId });
  if (rotation.kind !== 'rotated') throw new Refusal(401, ENDED);
  const { accountId, refreshToken } = rotation;
  return { accountId, accessToken: await accessTokens.sign(accountId), refreshToken };
}

/**
 * Tokens for a hand-off code. One try spends it, right or wrong. The pair that the browser was answered at the login
 * ends: the main application has one of its own.
 * @throws Refusal 401 for a code that is unknown, spent, expired, or not the verifier's.
 */
export async function exchangeCode(
  { settings, store, accessTokens }: Parts,
  { code, verifier }: { code: string; verifier: string },
): Promise<TokenPair> {
  const now = settings.clock();
  const given = await store.db
    .deleteFrom('hand_off_code')
    .where('code_hash', '=', tokenHash(code))
    .returningAll()
    .executeTakeFirst();
  const isGood = given && given.expires_at > now && given.challenge === (await handOffChallenge(verifier));
  if (!isGood) throw new Refusal(401, DEAD_CODE);
  const accountId = given.account_id;
  const refreshToken = await store.db.transaction().execute(async (trx) => {
    await endFamily(trx, given.family);
    return (await beginFamily(trx, accountId, now)).refreshToken;
  });
  return { accountId, accessToken: await accessTokens.sign(accountId), refreshToken };
}
