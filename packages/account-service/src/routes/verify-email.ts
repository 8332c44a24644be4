import { VERIFICATION_TOKEN_PARAMETER } from '@weft/account-contract';
import type { Context } from 'hono';
import { verifyEmail } from '../accounts/verification.ts';
import type { AppEnv } from '../http/env.ts';
import { success } from '../http/reply.ts';
import { countRefused } from '../limits/limiter.ts';
import type { Parts } from '../parts.ts';

/** POST /user/verify-email?token=…, without a body. GET never verifies, so no plain link checker can spend a link. */
export function verifyRoute(parts: Parts) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    await countRefused(parts.limiter, 'verify', c.get('client'), () =>
      verifyEmail(parts, c.req.query(VERIFICATION_TOKEN_PARAMETER) ?? ''),
    );
    parts.log.info({ event: 'verify.ok', requestId: c.get('requestId') });
    return success(c, 'Your email address is verified. You can log in now.');
  };
}
