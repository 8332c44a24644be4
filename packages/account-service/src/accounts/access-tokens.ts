import { randomUUID } from 'node:crypto';
import { ACCESS_TOKEN } from '@weft/account-contract/main-app';
import { type JWK, type JWTVerifyGetKey, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../time.ts';
import { ACCESS_LIFE_MS, type SigningKeys } from './signing-keys.ts';

/**
 * Audience of the access token in the reply to a login that asks for a hand-off code. Nobody accepts this token: only the
 * code hands such a login over, but the contract requires a token in the reply.
 */
export const HAND_OFF_AUDIENCE = 'weft-hand-off';

/** The claims of an access token: its account and its login. */
export interface AccessClaims {
  accountId: string;
  sessionId: string;
}

/** Signs and verifies access tokens (RFC 9068). They contain ids and times, and no personal data. */
export interface AccessTokens {
  sign(claims: AccessClaims, audience?: string): Promise<string>;
  /** Verifies signature and times, but not whether the login has ended. @throws jose's error when a check fails. */
  verify(accessToken: string): Promise<AccessClaims>;
  /** Public keys, for `/.well-known/jwks.json`. */
  publicKeys(): JWK[];
}

export function createAccessTokens(keys: SigningKeys, clock: Clock): AccessTokens {
  return {
    sign: async ({ accountId, sessionId }, audience = ACCESS_TOKEN.audience) => {
      const { key, ...header } = await keys.current(clock());
      const now = Math.floor(clock() / 1000);
      return await new SignJWT({ sid: sessionId, client_id: ACCESS_TOKEN.clientId })
        .setProtectedHeader({ ...header, typ: ACCESS_TOKEN.type })
        .setIssuer(ACCESS_TOKEN.issuer)
        .setAudience(audience)
        .setSubject(accountId)
        .setJti(randomUUID())
        .setIssuedAt(now)
        .setExpirationTime(now + ACCESS_LIFE_MS / 1000)
        .sign(key);
    },
    verify: async (accessToken) => {
      const { algorithm, key } = keys.verification(clock());
      const { payload } = await jwtVerify(accessToken, key as JWTVerifyGetKey, {
        algorithms: [algorithm],
        issuer: ACCESS_TOKEN.issuer,
        audience: ACCESS_TOKEN.audience,
        typ: ACCESS_TOKEN.type,
        requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        currentDate: new Date(clock()),
      });
      return { accountId: String(payload.sub), sessionId: String(payload.sid) };
    },
    publicKeys: () => keys.published(clock()),
  };
}
