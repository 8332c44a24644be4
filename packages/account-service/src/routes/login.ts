import { loginPayload } from '@weft/account-contract';
import { HAND_OFF_CHALLENGE_HEADER, isHandOffChallenge } from '@weft/account-contract/hand-off-code';
import type { Context } from 'hono';
import { guardedLogin } from '../accounts/guarded-login.ts';
import { beginLogin } from '../accounts/sessions.ts';
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
      const credentials = await readBody(c, loginPayload);
      const challenge = parts.settings.handOff === 'code' ? challengeOf(c) : undefined;
      const { accountId, accessToken, refreshToken, code } = await guardedLogin(
        parts,
        credentials,
        c.get('client'),
        (account) => beginLogin(parts, account, challenge),
      );
      parts.log.info({ event: 'login.ok', requestId, account: accountId });
      return success(c, 'Login successful.', {
        accestoken: accessToken,
        refreshtoken: refreshToken,
        ...(code && { code }),
      });
    } catch (error) {
      if (error instanceof Refusal) {
        const event = error.status === 429 ? 'login.throttled' : 'login.refused';
        parts.log.info({ event, requestId, status: error.status });
      }
      throw error;
    }
  };
}

/** The challenge of a site that hands over by code. @throws Refusal 400 for a header that holds none. */
function challengeOf(c: Context<AppEnv>): string | undefined {
  const challenge = c.req.header(HAND_OFF_CHALLENGE_HEADER);
  if (challenge === undefined || isHandOffChallenge(challenge)) return challenge;
  throw new Refusal(400, `The header ${HAND_OFF_CHALLENGE_HEADER} must hold a SHA-256 in base64url.`);
}
