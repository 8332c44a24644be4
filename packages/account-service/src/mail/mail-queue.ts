import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../store/schema.ts';
import { MINUTE } from '../time.ts';
import type { Message } from './messages.ts';

/** So many mails may be caused for one address … */
export const MAILS_PER_WINDOW = 5;
/** … in this time. Enough for a person who mistypes, too few to be a nuisance. */
export const MAIL_WINDOW_MS = 15 * MINUTE;

/** Queues a mail in the transaction of what caused it: both happen, or neither. */
export async function queueMail(db: Kysely<Tables>, message: Message, now: number): Promise<void> {
  await db
    .insertInto('mail')
    .values({
      id: randomUUID(),
      recipient_name: message.to.name,
      recipient: message.to.address,
      subject: message.subject,
      body: message.body,
      created_at: now,
      attempts: 0,
      next_attempt_at: now,
    })
    .execute();
}

/**
 * Counts one mail against an address, whether or not anybody owns it, in one atomic statement.
 * It also makes simultaneous calls for the same address wait for one another.
 * @returns milliseconds until the next mail is allowed; 0 when this one is.
 */
export async function spendMailAllowance(db: Kysely<Tables>, address: string, now: number): Promise<number> {
  const row = await db
    .insertInto('mail_allowance')
    .values({ address, window_start: now, sent: 1 })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet((eb) => {
        const isOver = eb('mail_allowance.window_start', '<=', now - MAIL_WINDOW_MS);
        return {
          sent: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb('mail_allowance.sent', '+', 1))
            .end(),
          window_start: eb.case().when(isOver).then(now).else(eb.ref('mail_allowance.window_start')).end(),
        };
      }),
    )
    .returning(['sent', 'window_start'])
    .executeTakeFirstOrThrow();
  return row.sent > MAILS_PER_WINDOW ? row.window_start + MAIL_WINDOW_MS - now : 0;
}
