import { createLocalJWKSet, importJWK, type JWK, type JWTVerifyGetKey } from 'jose';
import { MINUTE, SECOND } from '../time.ts';
import { KEY_ALGORITHM, type KeyFile } from './key-file.ts';

/** Lifetime of an access token. Short, because the hand-off puts the token into a URL. */
export const ACCESS_LIFE_MS = 15 * MINUTE;
/** A superseded key stays published this much longer than the tokens that it signed, because clocks differ. */
const CLOCK_SKEW_MS = MINUTE;

/** The key that signs, with the header parameters that name it. */
interface SigningKey {
  alg: string;
  kid?: string;
  key: Awaited<ReturnType<typeof importJWK>>;
}

/** The keys that sign and verify at a given time. */
export interface SigningKeys {
  current(now: number): Promise<SigningKey>;
  /** Key for verifying, and the one algorithm that is allowed. */
  verification(now: number): { algorithm: string; key: Uint8Array | JWTVerifyGetKey };
  /** Public keys, for `/.well-known/jwks.json`. Empty for a shared secret. */
  published(now: number): JWK[];
}

/** HS256 with a secret that the main application shares. */
export function sharedSecret(secret: string): SigningKeys {
  const key = new TextEncoder().encode(secret);
  return {
    current: async () => ({ alg: 'HS256', key }),
    verification: () => ({ algorithm: 'HS256', key }),
    published: () => [],
  };
}

/**
 * ES256 with the keys of a file. The newest key whose `nbf` has passed signs. A newer key is published before it signs, and
 * an older one stays published until its last token has expired, so that a key rotation fails no verification.
 */
export function rotatingKeys({ read }: KeyFile): SigningKeys {
  const imported = new Map<string, SigningKey['key']>();
  const published = (now: number): JWK[] => {
    const keys = read();
    return keys
      .filter((_key, index) => {
        const next = keys[index + 1];
        return !next || next.nbf * SECOND + ACCESS_LIFE_MS + CLOCK_SKEW_MS > now;
      })
      .map(({ kty, crv, x, y, kid }) => ({ kty, crv, x, y, kid, alg: KEY_ALGORITHM, use: 'sig' }) as JWK);
  };
  return {
    current: async (now) => {
      const keys = read();
      // A clock that was set back may be before the `nbf` of the first key.
      const jwk = keys.findLast(({ nbf }) => nbf * SECOND <= now) ?? keys[0];
      const key = imported.get(jwk.kid) ?? (await importJWK(jwk, KEY_ALGORITHM));
      imported.set(jwk.kid, key);
      return { alg: KEY_ALGORITHM, kid: jwk.kid, key };
    },
    verification: (now) => ({
      algorithm: KEY_ALGORITHM,
      key: createLocalJWKSet({ keys: published(now) }),
    }),
    published,
  };
}
