import { logoutPayload } from '@weft/account-contract';
import type { Context } from 'hono';
import { logout } from '../accounts/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AppEnv } from '../http/env.ts';
import { readBody } from '../http/json-body.ts';
import { successReply } from '../http/reply.ts';

/** POST /user/logout: ends the login of a refresh token, or all logins of its account. */
export function logoutRoute(deps: Dependencies) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const given = await readBody(c, logoutPayload);
    const account = await logout(deps, given);
    const event = given.everywhere ? 'logout.everywhere' : 'logout.ok';
    if (account) deps.log.info({ event, requestId: c.get('requestId'), account });
    return successReply(c, 'Logged out.');
  };
}
