import { loginPayload } from '@weft/account-contract';
import type { Context } from 'hono';
import { guardedLogin } from '../accounts/guarded-login.ts';
import { Refusal } from '../errors.ts';
import type { AppEnv } from '../http/env.ts';
import { readBody } from '../http/json-body.ts';
import { success } from '../http/reply.ts';
import type { Parts } from '../parts.ts';

/** POST /user/login. The names of the tokens are spelt as Specification 3 spells them. */
export function loginRoute(parts: Parts) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const requestId = c.get('requestId');
    try {
      const { accountId, accessToken, refreshToken } = await guardedLogin(
        parts,
        await readBody(c, loginPayload),
        c.get('client'),
      );
      parts.log.info({ event: 'login.ok', requestId, account: accountId });
      return success(c, 'Login successful.', { accestoken: accessToken, refreshtoken: refreshToken });
    } catch (error) {
      if (error instanceof Refusal) {
        const event = error.status === 429 ? 'login.throttled' : 'login.refused';
        parts.log.info({ event, requestId, status: error.status });
      }
      throw error;
    }
  };
}
