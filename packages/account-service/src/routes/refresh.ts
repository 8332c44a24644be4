import { refreshPayload } from '@weft/account-contract';
import type { Context } from 'hono';
import { refresh } from '../accounts/sessions.ts';
import type { AppEnv } from '../http/env.ts';
import { readBody } from '../http/json-body.ts';
import { success } from '../http/reply.ts';
import { countRefused } from '../limits/limiter.ts';
import type { Parts } from '../parts.ts';

/** POST /user/refresh: another pair for a refresh token; the old one is spent. */
export function refreshRoute(parts: Parts) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { refreshtoken } = await readBody(c, refreshPayload);
    const pair = await countRefused(parts.limiter, 'refresh', c.get('client'), () =>
      refresh(parts, refreshtoken),
    );
    parts.log.info({ event: 'refresh.ok', requestId: c.get('requestId'), account: pair.accountId });
    return success(c, 'The login goes on.', {
      accestoken: pair.accessToken,
      refreshtoken: pair.refreshToken,
    });
  };
}
