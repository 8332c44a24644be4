import type { Context } from 'hono';
import { accountOf } from '../accounts/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import { HttpError } from '../errors.ts';
import type { AppEnv } from '../http/env.ts';
import { successReply } from '../http/reply.ts';

const BEARER = /^Bearer +([\w.~+/-]+=*)$/i;

/** GET /user/me: whose login an access token belongs to. Unlike its signature, this also tells whether the login has ended. */
export function meRoute(deps: Dependencies) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const [, accessToken] = BEARER.exec(c.req.header('authorization') ?? '') ?? [];
    if (!accessToken) {
      throw new HttpError(401, 'The access token is missing.', { 'www-authenticate': 'Bearer' });
    }
    const { id, name, email, company, role } = await accountOf(deps, accessToken);
    return successReply(c, 'Logged in.', { id, name, email, company, roles: [role] });
  };
}
