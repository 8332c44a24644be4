import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { CALL_TEXTS, SUPPORT_KEY_HEADER, supportPayload } from '@weft/account-contract';
import type { Context } from 'hono';
import { Refusal } from '../errors.ts';
import type { AppEnv } from '../http/env.ts';
import { readBody } from '../http/json-body.ts';
import { success } from '../http/reply.ts';
import { countEach } from '../limits/limiter.ts';
import { queueMail } from '../mail/mail-queue.ts';
import { supportMessage } from '../mail/messages.ts';
import type { Parts } from '../parts.ts';

/** POST /customer-support: stores the request and mails it to the team, and to nobody else. */
export function customerSupport(parts: Parts) {
  const { settings, store, limiter, delivery, log } = parts;
  return async (c: Context<AppEnv>): Promise<Response> => {
    await countEach(limiter, 'support', c.get('client'));
    if (!isKey(settings.supportKey, c.req.header(SUPPORT_KEY_HEADER))) {
      throw new Refusal(401, 'The support key is missing or wrong.');
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
    delivery.nudge();
    log.info({ event: 'support.stored', requestId: c.get('requestId'), request: id });
    return success(c, CALL_TEXTS.supportSent);
  };
}

/** Compared over digests, so that neither length nor first difference shows in the time. */
function isKey(expected: string | undefined, given: string | undefined): boolean {
  if (!expected || !given) return false;
  return timingSafeEqual(digest(expected), digest(given));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
