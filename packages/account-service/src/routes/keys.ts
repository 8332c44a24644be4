import type { Context } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import type { AppEnv } from '../http/env.ts';

/** A new key is published ahead of its first signature for longer than this, see `PUBLISHED_AHEAD_MS`. */
const CACHE_SECONDS = 300;

/** GET /.well-known/jwks.json: the public keys of the access tokens (RFC 7517, section 5). */
export function keysRoute({ accessTokens }: Dependencies) {
  return (c: Context<AppEnv>): Response =>
    c.json({ keys: accessTokens.publicKeys() }, 200, {
      'content-type': 'application/jwk-set+json',
      'cache-control': `public, max-age=${CACHE_SECONDS}`,
    });
}
