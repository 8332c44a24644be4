import { SUPPORT_KEY_HEADER } from '@weft/account-contract';
import { HAND_OFF_CHALLENGE_HEADER } from '@weft/account-contract/hand-off-code';
import { createMiddleware } from 'hono/factory';
import type { Settings } from '../config/config.ts';
import { Refusal } from '../errors.ts';

const PREFLIGHT_SECONDS = '600';

/**
 * Lets the configured origins in, compared letter for letter, and refuses every other that names itself.
 * Callers without an `Origin` are not browsers and pass. No cookies are involved, so no credentials are allowed.
 * The headers are there on refusals too, else the site could only say «network error».
 */
export function crossOrigin({ siteOrigins: allowed, handOff }: Settings) {
  const allowedHeaders = [
    'content-type',
    SUPPORT_KEY_HEADER,
    ...(handOff === 'code' ? [HAND_OFF_CHALLENGE_HEADER] : []),
  ].join(', ');
  return createMiddleware(async (c, next) => {
    const origin = c.req.header('origin');
    const known = origin !== undefined && allowed.includes(origin);
    if (c.req.method === 'OPTIONS' && known && c.req.header('access-control-request-method')) {
      c.res = new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': allowedHeaders,
          'access-control-max-age': PREFLIGHT_SECONDS,
        },
      });
    } else if (origin !== undefined && !known) {
      c.res = c.json({ status: 'error', message: FOREIGN.message }, FOREIGN.status);
    } else {
      await next();
    }
    c.res.headers.append('vary', 'Origin');
    if (known) {
      c.res.headers.set('access-control-allow-origin', origin);
      c.res.headers.set('access-control-expose-headers', 'retry-after, x-request-id');
    }
  });
}

const FOREIGN = new Refusal(403, 'This site is not allowed to call the account service.');
