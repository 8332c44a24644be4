import { CALL_TEXTS, resendPayload } from '@weft/account-contract';
import type { Context } from 'hono';
import { canonicalAddress } from '../accounts/address.ts';
import { resendVerification } from '../accounts/registration.ts';
import type { AppEnv } from '../http/env.ts';
import { readBody } from '../http/json-body.ts';
import { success } from '../http/reply.ts';
import { countEach, countMail } from '../limits/limiter.ts';
import type { Parts } from '../parts.ts';

/** POST /user/resend-verification: the same answer whether or not the address is known (Decision 15). */
export function resendRoute(parts: Parts) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { email } = await readBody(c, resendPayload);
    await countEach(parts.limiter, 'resend', c.get('client'));
    const address = canonicalAddress(email);
    await countMail(parts.limiter, address, c.get('client'));
    await resendVerification(parts, address);
    parts.log.info({ event: 'resend.accepted', requestId: c.get('requestId') });
    return success(c, CALL_TEXTS.resent);
  };
}
