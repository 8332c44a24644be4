import { loginPayload } from '@weft/account-contract';
import { HAND_OFF_CHALLENGE_HEADER, isHandOffChallenge } from '@weft/account-contract/hand-off-code';
import type { Context } from 'hono';
import { canonicalAddress } from '../accounts/address.ts';
import { rateLimitedLogin } from '../accounts/rate-limited-login.ts';
import { startSession } from '../accounts/sessions.ts';
import type { Dependencies } from '../dependencies.ts';
import { HttpError } from '../errors.ts';
import type { AppEnv } from '../http/env.ts';
import { readBody } from '../http/json-body.ts';
import { successReply } from '../http/reply.ts';

/** POST /user/login. The contract prescribes the spelling of `accestoken`. */
export function loginRoute(deps: Dependencies) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const requestId = c.get('requestId');
    try {
      const credentials = await readBody(c, loginPayload);
      c.set('subject', canonicalAddress(credentials.email));
      const challenge = deps.settings.handOff === 'code' ? challengeOf(c) : undefined;
      const { accountId, accessToken, refreshToken, code } = await rateLimitedLogin(
        deps,
        credentials,
        c.get('client'),
        (account) => startSession(deps, account, challenge),
      );
      deps.log.info({ event: 'login.ok', requestId, account: accountId });
      return successReply(c, 'Login successful.', {
        accestoken: accessToken,
        refreshtoken: refreshToken,
        ...(code && { code }),
      });
    } catch (error) {
      if (error instanceof HttpError) {
        const event = error.status === 429 ? 'login.throttled' : 'login.refused';
        deps.log.info({ event, requestId, status: error.status });
      }
      throw error;
    }
  };
}

/** Reads the challenge of a hand-off by code. @throws HttpError 400 for a malformed one. */
function challengeOf(c: Context<AppEnv>): string | undefined {
  const challenge = c.req.header(HAND_OFF_CHALLENGE_HEADER);
  if (challenge === undefined || isHandOffChallenge(challenge)) return challenge;
  throw new HttpError(400, `The header ${HAND_OFF_CHALLENGE_HEADER} must be a SHA-256 in base64url.`);
}
