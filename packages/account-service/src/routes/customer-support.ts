import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { CALL_TEXTS, SUPPORT_KEY_HEADER, supportPayload } from '@weft/account-contract';
import type { Context } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { HttpError } from '../errors.ts';
import type { AppEnv } from '../http/env.ts';
import { readBody } from '../http/json-body.ts';
import { successReply } from '../http/reply.ts';
import { limitCalls } from '../limits/rate-limiter.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { supportMessage } from '../mail/messages.ts';

/** POST /customer-support: stores the request, and mails it to the team only. */
export function customerSupport(deps: Dependencies) {
  const { settings, store, limiter, delivery, log } = deps;
  return async (c: Context<AppEnv>): Promise<Response> => {
    await limitCalls(limiter, 'support', c.get('client'));
    if (!isKey(settings.supportKey, c.req.header(SUPPORT_KEY_HEADER))) {
      throw new HttpError(401, 'The support key is missing or wrong.');
    }
    const request = await readBody(c, supportPayload);
    const id = randomUUID();
    const now = settings.clock();
    await store.db.transaction().execute(async (trx) => {
      await trx
        .insertInto('support_request')
        .values({ id, ...request, created_at: now })
        .execute();
      await queueMail(trx, supportMessage(settings.supportMailbox, request, id), now);
    });
    delivery.wake();
    log.info({ event: 'support.stored', requestId: c.get('requestId'), request: id });
    return successReply(c, CALL_TEXTS.supportSent);
  };
}

/** Compares digests in constant time, so that the time tells neither the length nor the first difference. */
function isKey(expected: string | undefined, given: string | undefined): boolean {
  if (!expected || !given) return false;
  return timingSafeEqual(digest(expected), digest(given));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
