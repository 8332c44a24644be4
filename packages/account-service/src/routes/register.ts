import { FIELD_TEXTS, registrationPayload } from '@weft/account-contract';
import type { Context } from 'hono';
import { canonicalAddress } from '../accounts/address.ts';
import { register } from '../accounts/registration.ts';
import { Refusal } from '../errors.ts';
import type { AppEnv } from '../http/env.ts';
import { readBody } from '../http/json-body.ts';
import { success } from '../http/reply.ts';
import { countEach, countMail } from '../limits/limiter.ts';
import type { Parts } from '../parts.ts';

/** POST /user/register: the same answer for a fresh and a taken address (Decision 20). */
export function registerRoute(parts: Parts) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const form = await readBody(c, registrationPayload);
    if (parts.isCommonPassword(form.password)) throw new Refusal(400, FIELD_TEXTS.passwordCommon);
    await countEach(parts.limiter, 'register', c.get('client'));
    const address = canonicalAddress(form.email);
    await countMail(parts.limiter, address, c.get('client'));
    await register(parts, form, address);
    parts.log.info({ event: 'register.accepted', requestId: c.get('requestId') });
    return success(
      c,
      'We have sent a message to this address. Please open the link in it to finish signing up.',
    );
  };
}
