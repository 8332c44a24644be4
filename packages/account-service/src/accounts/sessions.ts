import { handOffChallenge } from '@weft/account-contract/hand-off-code';
import type { Dependencies } from '../dependencies.ts';
import { HttpError } from '../errors.ts';
import { SECOND } from '../time.ts';
import { randomToken, tokenHash } from './opaque-tokens.ts';
import { revokeFamily, rotate, startFamily } from './refresh-tokens.ts';

/** A hand-off code only has to survive the way from one page to the next. */
const CODE_LIFE_MS = 60 * SECOND;

const LOGIN_ENDED = 'This login has ended. Please log in again.';
const INVALID_CODE =
  'This login could not be handed over: the code is unknown, used or expired. Please log in again.';

/** Tokens of an account. */
interface TokenPair {
  accountId: string;
  accessToken: string;
  refreshToken: string;
}

/** Issues the tokens of a login, and a hand-off code when there is a challenge. */
export async function startSession(
  { settings, store, accessTokens }: Dependencies,
  accountId: string,
  challenge?: string,
): Promise<TokenPair & { code?: string }> {
  const now = settings.clock();
  // At the same time: signing runs on another thread, storing waits for the disk.
  const [accessToken, { family, refreshToken }] = await Promise.all([
    accessTokens.sign(accountId),
    startFamily(store.db, accountId, now),
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

/** Exchanges a refresh token for a new pair. @throws HttpError 401 for a token that is not valid. */
export async function refresh(
  { settings, store, accessTokens, log }: Dependencies,
  given: string,
): Promise<TokenPair> {
  const rotation = await rotate(store.db, given, settings.clock());
  if (rotation.kind === 'reused') log.warn({ event: 'refresh.reused', account: rotation.accountId });
  if (rotation.kind !== 'rotated') throw new HttpError(401, LOGIN_ENDED);
  const { accountId, refreshToken } = rotation;
  return { accountId, accessToken: await accessTokens.sign(accountId), refreshToken };
}

/**
 * Exchanges a hand-off code for a pair of tokens. One attempt invalidates the code, right or wrong. Revokes the refresh token
 * of the login's reply, which the browser has seen.
 * @throws HttpError 401 for a code that is unknown, used or expired, or belongs to another verifier.
 */
export async function exchangeCode(
  { settings, store, accessTokens }: Dependencies,
  { code, verifier }: { code: string; verifier: string },
): Promise<TokenPair> {
  const now = settings.clock();
  const given = await store.db
    .deleteFrom('hand_off_code')
    .where('code_hash', '=', tokenHash(code))
    .returningAll()
    .executeTakeFirst();
  const isValid = given && given.expires_at > now && given.challenge === (await handOffChallenge(verifier));
  if (!isValid) throw new HttpError(401, INVALID_CODE);
  const accountId = given.account_id;
  const refreshToken = await store.db.transaction().execute(async (trx) => {
    await revokeFamily(trx, given.family);
    return (await startFamily(trx, accountId, now)).refreshToken;
  });
  return { accountId, accessToken: await accessTokens.sign(accountId), refreshToken };
}
