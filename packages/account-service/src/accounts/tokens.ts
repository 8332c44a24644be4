import { jwtVerify, SignJWT } from 'jose';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';
import { type Clock, DAY, MINUTE } from '../time.ts';
import { randomToken, tokenHash } from './secrets-at-rest.ts';

/** Who signs the tokens (`iss`), and whom they are for (`aud`). */
export const ISSUER = 'weft-account-service';
export const ACCESS_AUDIENCE = 'weft-main-app';
export const REFRESH_AUDIENCE = 'weft-account-service';
/** An access token is in a URL once, so it lives shortly. */
export const ACCESS_LIFE_MS = 15 * MINUTE;
export const REFRESH_LIFE_MS = 30 * DAY;

const ALGORITHM = 'HS256';
const ACCESS_TYPE = 'at+jwt';
const REFRESH_TYPE = 'rt+jwt';

/** Signs and verifies tokens. They hold an account's id and times, nothing about a person. */
export interface Tokens {
  /** A new pair for an account; the refresh token's id is stored as a hash. */
  issue(accountId: string): Promise<{ accessToken: string; refreshToken: string }>;
  /** The account of a valid access token. @throws jose's error when it is forged, foreign or expired. */
  readAccess(accessToken: string): Promise<string>;
}

export function createTokens(db: Kysely<Tables>, secret: string, clock: Clock): Tokens {
  const key = new TextEncoder().encode(secret);

  const sign = (accountId: string, type: string, audience: string, lifeMs: number) => {
    const now = Math.floor(clock() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM, typ: type })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setSubject(accountId)
      .setIssuedAt(now)
      .setExpirationTime(now + lifeMs / 1000);
  };

  return {
    issue: async (accountId) => {
      const id = randomToken();
      const now = clock();
      await db
        .insertInto('refresh_token')
        .values({
          id_hash: tokenHash(id),
          account_id: accountId,
          created_at: now,
          expires_at: now + REFRESH_LIFE_MS,
        })
        .execute();
      const access = sign(accountId, ACCESS_TYPE, ACCESS_AUDIENCE, ACCESS_LIFE_MS);
      const refresh = sign(accountId, REFRESH_TYPE, REFRESH_AUDIENCE, REFRESH_LIFE_MS).setJti(id);
      return { accessToken: await access.sign(key), refreshToken: await refresh.sign(key) };
    },
    readAccess: async (accessToken) => {
      const { payload } = await jwtVerify(accessToken, key, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: ACCESS_AUDIENCE,
        typ: ACCESS_TYPE,
        requiredClaims: ['sub', 'iat', 'exp'],
        currentDate: new Date(clock()),
      });
      return payload.sub ?? '';
    },
  };
}
