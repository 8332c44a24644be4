import { jwtVerify, SignJWT } from 'jose';
import { type Clock, MINUTE } from '../time.ts';

/** Who signs the tokens (`iss`), and whom they are for (`aud`). */
export const ISSUER = 'weft-account-service';
export const ACCESS_AUDIENCE = 'weft-main-app';
/** An access token is in a URL once, so it lives shortly. */
export const ACCESS_LIFE_MS = 15 * MINUTE;

const ALGORITHM = 'HS256';
const ACCESS_TYPE = 'at+jwt';

/** Signs and verifies access tokens. They hold an account's id and times, nothing about a person. */
export interface AccessTokens {
  sign(accountId: string): Promise<string>;
  /** The account of a valid token. @throws jose's error when it is forged, foreign or expired. */
  read(accessToken: string): Promise<string>;
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
    read: async (accessToken) => {
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
