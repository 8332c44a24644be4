import { FIELD_TEXTS, registrationPayload } from '@weft/account-contract';
import type { Context } from 'hono';
import { canonicalAddress } from '../accounts/address.ts';
import { register } from '../accounts/registration.ts';
import type { Dependencies } from '../dependencies.ts';
import { HttpError } from '../errors.ts';
import type { AppEnv } from '../http/env.ts';
import { readBody } from '../http/json-body.ts';
import { successReply } from '../http/reply.ts';
import { limitMails } from '../limits/rate-limiter.ts';

/** POST /user/register: the same reply for a new and a taken address. */
export function registerRoute(deps: Dependencies) {
  return async (c: Context<AppEnv>): Promise<Response> => {
    const form = await readBody(c, registrationPayload);
    if (deps.isCommonPassword(form.password)) throw new HttpError(400, FIELD_TEXTS.passwordCommon);
    const address = canonicalAddress(form.email);
    c.set('subject', address);
    const client = c.get('client');
    const { limiter } = deps;
    await limiter.limitConcurrency(client, () =>
      limitMails(limiter, 'register', { address, client }, () => register(deps, form, address, client)),
    );
    deps.log.info({ event: 'register.accepted', requestId: c.get('requestId') });
    return successReply(
      c,
      'We have sent a message to this address. Please open the link in it to finish signing up.',
    );
  };
}
