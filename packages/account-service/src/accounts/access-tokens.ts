import { jwtVerify, SignJWT } from 'jose';
import { type Clock, MINUTE } from '../time.ts';

/** Issuer (`iss`) and audience (`aud`) of the tokens. */
export const ISSUER = 'weft-account-service';
export const ACCESS_AUDIENCE = 'weft-main-app';
/** Access tokens are short-lived, because the hand-off puts them into a URL. */
export const ACCESS_LIFE_MS = 15 * MINUTE;

const ALGORITHM = 'HS256';
const ACCESS_TYPE = 'at+jwt';

/** Signs and verifies access tokens. They contain the account's id and times, and no personal data. */
export interface AccessTokens {
  sign(accountId: string): Promise<string>;
  /** Verifies a token. @returns the account's id. @throws jose's error when it is forged, expired or for another audience. */
  verify(accessToken: string): Promise<string>;
}

export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  const key = new TextEncoder().encode(secret);
  return {
    sign: async (accountId) => {
      const now = Math.floor(clock() / 1000);
      return await new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM, typ: ACCESS_TYPE })
        .setIssuer(ISSUER)
        .setAudience(ACCESS_AUDIENCE)
        .setSubject(accountId)
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_LIFE_MS / 1000)
        .sign(key);
    },
    verify: async (accessToken) => {
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
