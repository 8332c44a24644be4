import { exchangePayload } from '@weft/account-contract';
import type { Context } from 'hono';
import { exchangeCode } from '../accounts/sessions.ts';
import { Refusal } from '../errors.ts';
import type { AppEnv } from '../http/env.ts';
import { readBody } from '../http/json-body.ts';
import { success } from '../http/reply.ts';
import { countRefused } from '../limits/limiter.ts';
import type { Parts } from '../parts.ts';

/** POST /user/exchange-code, server to server: the tokens for a hand-off code and its verifier. */
export function exchangeCodeRoute(parts: Parts) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    if (c.req.header('origin') !== undefined) {
      throw new Refusal(403, 'A server redeems codes, not a browser: tokens are not for pages.');
    }
    const given = await readBody(c, exchangePayload);
    const pair = await countRefused(parts.limiter, 'exchange', c.get('client'), () =>
      exchangeCode(parts, given),
    );
    parts.log.info({ event: 'exchange.ok', requestId: c.get('requestId'), account: pair.accountId });
    return success(c, 'Login handed over.', {
      accestoken: pair.accessToken,
      refreshtoken: pair.refreshToken,
    });
  };
}
