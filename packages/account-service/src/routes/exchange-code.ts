import { exchangePayload } from '@weft/account-contract';
import type { Context } from 'hono';
import { exchangeCode } from '../accounts/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import { HttpError } from '../errors.ts';
import type { AppEnv } from '../http/env.ts';
import { readBody } from '../http/json-body.ts';
import { successReply } from '../http/reply.ts';
import { limitFailures } from '../limits/rate-limiter.ts';

/** POST /user/exchange-code, from server to server: exchanges a hand-off code and its verifier for tokens. */
export function exchangeCodeRoute(deps: Dependencies) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    if (c.req.header('origin') !== undefined) {
      throw new HttpError(403, 'Only a server may redeem a code, not a browser.');
    }
    const given = await readBody(c, exchangePayload);
    const pair = await limitFailures(deps.limiter, 'exchange', c.get('client'), () =>
      exchangeCode(deps, given),
    );
    deps.log.info({ event: 'exchange.ok', requestId: c.get('requestId'), account: pair.accountId });
    return successReply(c, 'Login handed over.', {
      accestoken: pair.accessToken,
      refreshtoken: pair.refreshToken,
    });
  };
}
