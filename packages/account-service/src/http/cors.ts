import { PATHS, SUPPORT_KEY_HEADER } from '@weft/account-contract';
import { HAND_OFF_CHALLENGE_HEADER } from '@weft/account-contract/hand-off-code';
import { createMiddleware } from 'hono/factory';
import type { Settings } from '../config/config.ts';
import { HttpError } from '../errors.ts';

const PREFLIGHT_SECONDS = '600';

/**
 * CORS with an allow list of exact origins. Rejects every other origin with 403. Requests without an `Origin` do not come
 * from a browser and pass. Error replies have the headers too: without them the site sees only a network error.
 */
export function cors({ siteOrigins: allowed, handOff }: Settings) {
  const allowedHeaders = [
    'content-type',
    SUPPORT_KEY_HEADER,
    ...(handOff === 'code' ? [HAND_OFF_CHALLENGE_HEADER] : []),
  ].join(', ');
  const posts = { 'access-control-allow-methods': 'POST', 'access-control-allow-headers': allowedHeaders };
  return createMiddleware(async (c, next) => {
    const origin = c.req.header('origin');
    const isAllowed = origin !== undefined && allowed.includes(origin);
    if (c.req.method === 'OPTIONS' && isAllowed && c.req.header('access-control-request-method')) {
      c.res = new Response(null, {
        status: 204,
        headers: {
          ...(c.req.path === PATHS.me ? WITH_ACCESS_TOKEN : posts),
          'access-control-max-age': PREFLIGHT_SECONDS,
        },
      });
    } else if (origin !== undefined && !isAllowed) {
      c.res = c.json({ status: 'error', message: ORIGIN_REJECTED.message }, ORIGIN_REJECTED.status);
    } else {
      await next();
    }
    c.res.headers.append('vary', 'Origin');
    if (isAllowed) {
      c.res.headers.set('access-control-allow-origin', origin);
      c.res.headers.set('access-control-expose-headers', 'retry-after, x-request-id');
    }
  });
}

const WITH_ACCESS_TOKEN = {
  'access-control-allow-methods': 'GET',
  'access-control-allow-headers': 'authorization',
};

const ORIGIN_REJECTED = new HttpError(403, 'This site is not allowed to call the account service.');
