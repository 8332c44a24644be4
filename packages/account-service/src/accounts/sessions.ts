import { randomUUID } from 'node:crypto';
import { handOffChallenge } from '@weft/account-contract/hand-off-code';
import type { Dependencies } from '../dependencies.ts';
import { HttpError } from '../errors.ts';
import { SECOND } from '../time.ts';
import { type AccessClaims, HAND_OFF_AUDIENCE } from './access-tokens.ts';
import { randomToken, tokenHash } from './opaque-tokens.ts';
import {
  endLogins,
  liveTokens,
  revokeFamily,
  revokeOldest,
  rotate,
  startFamily,
  startHandOff,
} from './refresh-tokens.ts';

/** Lifetime of a hand-off code, which only has to last from one page to the next. */
const CODE_LIFE_MS = 60 * SECOND;

const LOGIN_ENDED = 'This login has ended. Please log in again.';
const INVALID_CODE =
  'This login could not be handed over: the code is unknown, used or expired, or the login has ended. Please log in again.';

/** Tokens of an account. */
interface TokenPair {
  accountId: string;
  accessToken: string;
  refreshToken: string;
}

/**
 * Issues the tokens of a login. With a challenge it also issues a hand-off code. The pair then gives no access, because only
 * the code hands the login over.
 */
export async function startSession(
  { settings, store, accessTokens }: Dependencies,
  accountId: string,
  challenge?: string,
): Promise<TokenPair & { code?: string }> {
  const now = settings.clock();
  const sessionId = randomUUID();
  const isHandOff = challenge !== undefined;
  const expiresAt = now + CODE_LIFE_MS;
  // In parallel, because signing runs on another thread and storing waits for the disk.
  const [accessToken, refreshToken] = await Promise.all([
    accessTokens.sign({ accountId, sessionId }, isHandOff ? HAND_OFF_AUDIENCE : undefined),
    isHandOff
      ? startHandOff(store.db, { accountId, family: sessionId, now, expiresAt })
      : startFamily(store.db, accountId, sessionId, now),
  ]);
  await revokeOldest(store, accountId, sessionId, now);
  const pair = { accountId, accessToken, refreshToken };
  if (!isHandOff) return pair;
  const code = randomToken();
  await store.db
    .insertInto('hand_off_code')
    .values({
      code_hash: tokenHash(code),
      account_id: accountId,
      family: sessionId,
      challenge,
      expires_at: expiresAt,
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
  if (!('refreshToken' in rotation)) throw new HttpError(401, LOGIN_ENDED);
  const { accountId, sessionId, refreshToken } = rotation;
  return { accountId, accessToken: await accessTokens.sign({ accountId, sessionId }), refreshToken };
}

/**
 * Ends the login of a refresh token, or all logins of its account. A token that is unknown belongs to no login, so there is
 * nothing to do (RFC 7009, section 2.2).
 * @throws HttpError 401 when a used token asks for the end of all logins; its own login ends.
 */
export async function logout(
  { settings, store, log }: Dependencies,
  {
    refreshtoken: refreshToken,
    everywhere = false,
  }: { refreshtoken: string; everywhere?: boolean | undefined },
): Promise<string | undefined> {
  const ended = await endLogins(store.db, { refreshToken, everywhere, now: settings.clock() });
  if (ended.kind === 'unknown') return undefined;
  if (ended.kind === 'ended') return ended.accountId;
  log.warn({ event: 'refresh.reused', account: ended.accountId });
  throw new HttpError(401, LOGIN_ENDED);
}

/**
 * Exchanges a hand-off code for a pair of tokens. One attempt invalidates the code, right or wrong. Also ends the login that
 * issued the code, because the browser has seen its tokens.
 * @throws HttpError 401 for a code that is unknown, used or expired, belongs to another verifier, or whose login has ended.
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
  const sessionId = randomUUID();
  const refreshToken = await store.db.transaction().execute(async (trx) => {
    // The login may have ended since the code was read.
    if (!(await revokeFamily(trx, given.family))) throw new HttpError(401, INVALID_CODE);
    return await startFamily(trx, accountId, sessionId, now);
  });
  await revokeOldest(store, accountId, sessionId, now);
  return { accountId, accessToken: await accessTokens.sign({ accountId, sessionId }), refreshToken };
}

/** Finds the account of an access token whose login has not ended. @throws HttpError 401, see RFC 6750, section 3.1. */
export async function accountOf({ settings, store, accessTokens }: Dependencies, accessToken: string) {
  const invalid = new HttpError(401, LOGIN_ENDED, { 'www-authenticate': 'Bearer error="invalid_token"' });
  const claims: AccessClaims = await accessTokens.verify(accessToken).catch(() => {
    throw invalid;
  });
  const account = await store.db
    .selectFrom('account')
    .select(['id', 'name', 'email', 'company', 'role'])
    .where('id', '=', claims.accountId)
    .where(({ exists }) => exists(liveTokens(store.db, claims.sessionId, settings.clock())))
    .executeTakeFirst();
  if (!account) throw invalid;
  return account;
}
