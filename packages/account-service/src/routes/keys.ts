import type { Context } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import type { AppEnv } from '../http/env.ts';

/** Shorter than `PUBLISHED_AHEAD_MS`: every cache has a new key before it signs. */
const CACHE_SECONDS = 300;

/** GET /.well-known/jwks.json: the public keys of the access tokens (RFC 7517, section 5). */
export function keysRoute({ accessTokens }: Dependencies) {
  return (c: Context<AppEnv>): Response =>
    c.json({ keys: accessTokens.publicKeys() }, 200, {
      'content-type': 'application/jwk-set+json',
      'cache-control': `public, max-age=${CACHE_SECONDS}`,
    });
}
