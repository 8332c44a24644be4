import { VERIFICATION_TOKEN_PARAMETER } from '@weft/account-contract';
import type { Context } from 'hono';
import { verifyEmail } from '../accounts/verification.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AppEnv } from '../http/env.ts';
import { successReply } from '../http/reply.ts';
import { limitFailures } from '../limits/rate-limiter.ts';

/** POST /user/verify-email?token=…, without a body. There is no GET, so that a link scanner cannot verify an address. */
export function verifyRoute(deps: Dependencies) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    await limitFailures(deps.limiter, 'verify', c.get('client'), () =>
      verifyEmail(deps, c.req.query(VERIFICATION_TOKEN_PARAMETER) ?? ''),
    );
    deps.log.info({ event: 'verify.ok', requestId: c.get('requestId') });
    return successReply(c, 'Your email address is verified. You can log in now.');
  };
}
