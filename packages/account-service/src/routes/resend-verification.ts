import { CALL_TEXTS, resendPayload } from '@weft/account-contract';
import type { Context } from 'hono';
import { canonicalAddress } from '../accounts/address.ts';
import { resendVerification } from '../accounts/registration.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AppEnv } from '../http/env.ts';
import { readBody } from '../http/json-body.ts';
import { successReply } from '../http/reply.ts';
import { limitMails } from '../limits/rate-limiter.ts';

/** POST /user/resend-verification: the same reply whether or not the address is known. */
export function resendRoute(deps: Dependencies) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const { email } = await readBody(c, resendPayload);
    const address = canonicalAddress(email);
    c.set('subject', address);
    const asker = { address, client: c.get('client') };
    await limitMails(deps.limiter, 'resend', asker, () => resendVerification(deps, address));
    deps.log.info({ event: 'resend.accepted', requestId: c.get('requestId') });
    return successReply(c, CALL_TEXTS.resent);
  };
}
