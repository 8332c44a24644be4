import { refreshPayload } from '@weft/account-contract';
import type { Context } from 'hono';
import { refresh } from '../accounts/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AppEnv } from '../http/env.ts';
import { readBody } from '../http/json-body.ts';
import { successReply } from '../http/reply.ts';
import { limitFailures } from '../limits/rate-limiter.ts';

/** POST /user/refresh: exchanges a refresh token, once, for a new pair of tokens. */
export function refreshRoute(deps: Dependencies) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { refreshtoken } = await readBody(c, refreshPayload);
    const pair = await limitFailures(deps.limiter, 'refresh', c.get('client'), () =>
      refresh(deps, refreshtoken),
    );
    deps.log.info({ event: 'refresh.ok', requestId: c.get('requestId'), account: pair.accountId });
    return successReply(c, 'Login renewed.', {
      accestoken: pair.accessToken,
      refreshtoken: pair.refreshToken,
    });
  };
}
