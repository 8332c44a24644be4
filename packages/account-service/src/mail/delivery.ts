import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Log } from '../log.ts';
import type { MailTable, Tables } from '../store/schema.ts';
import { codeOf } from '../store/store.ts';
import { type Clock, DAY, MINUTE } from '../time.ts';
import type { Transport } from './transport.ts';

/** While one process tries a mail, no other does for this long. */
const LEASE_MS = 2 * MINUTE;
const RETRY_MAX_MS = 15 * MINUTE;
/** A mail that could not be delivered for this long is given up and logged. */
const GIVE_UP_MS = DAY;
/** How often to look for mails whose time has come, or that another process queued. */
const LOOK_MAX_MS = 5000;
const STOP_GRACE_MS = 1200;

/** Brings queued mails out. */
export interface Delivery {
  /** Something was queued: look now. */
  nudge(): void;
  /** Stops; the mail in hand gets a moment. One cut off is tried again later, for it is still in the store. */
  stop(): Promise<void>;
}

/** A delivery that leaves every mail in the outbox. */
export const NO_DELIVERY: Delivery = { nudge: () => undefined, stop: async () => undefined };

/** Delivers by a transport, again and again with growing waits; at least once, and never out of the store before. */
export function startDelivery(
  db: Kysely<Tables>,
  transport: Transport,
  clock: Clock,
  retryMs: number,
  log: Log,
): Delivery {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  const round = async (): Promise<void> => {
    try {
      // Asked before a mail is claimed, not after: a claimed one is tried, or it would wait for its lease to end.
      while (!stopped) {
        const mail = await claimNext(db, clock());
        if (!mail) return;
        await attempt(mail);
      }
    } catch (error) {
      log.warn({ event: 'mail.queue-unreadable', code: codeOf(error) });
    }
  };

  const attempt = async (mail: MailTable): Promise<void> => {
    // Mails that lay in the outbox while there was no way out are not sent long after: their links are dead by now.
    if (clock() - mail.created_at > GIVE_UP_MS) {
      await db.updateTable('mail').set({ abandoned_at: clock() }).where('id', '=', mail.id).execute();
      // Claiming counted one that is not made any more.
      log.warn({ event: 'mail.abandoned', mail: mail.id, attempts: mail.attempts - 1 });
      return;
    }
    try {
      await transport.send(mail);
    } catch (error) {
      await postpone(mail, codeOf(error));
      return;
    }
    // The body may hold a link, so it goes as soon as it has been delivered.
    await db.updateTable('mail').set({ sent_at: clock(), body: '' }).where('id', '=', mail.id).execute();
    log.info({ event: 'mail.delivered', mail: mail.id });
  };

  const postpone = async (mail: MailTable, code: string): Promise<void> => {
    const now = clock();
    const wait = Math.min(retryMs * 2 ** (mail.attempts - 1), RETRY_MAX_MS);
    const abandoned_at = now + wait - mail.created_at > GIVE_UP_MS ? now : null;
    await db
      .updateTable('mail')
      .set({ next_attempt_at: now + wait, abandoned_at })
      .where('id', '=', mail.id)
      .execute();
    const event = abandoned_at ? 'mail.abandoned' : 'mail.postponed';
    log.warn({ event, mail: mail.id, attempts: mail.attempts, code });
  };

  const look = (): void => {
    if (stopped || running) return;
    clearTimeout(timer);
    running = round().finally(() => {
      running = undefined;
      if (!stopped) timer = setTimeout(look, Math.min(retryMs, LOOK_MAX_MS));
    });
  };

  look();
  return {
    nudge: look,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await Promise.race([running, delay(STOP_GRACE_MS, undefined, { ref: false })]);
      transport.close();
    },
  };
}

/** Takes the mail that is due longest. The guard in the update lets only one process have it. */
async function claimNext(db: Kysely<Tables>, now: number): Promise<MailTable | undefined> {
  const due = await db
    .selectFrom('mail')
    .select(['id', 'next_attempt_at'])
    .where('sent_at', 'is', null)
    .where('abandoned_at', 'is', null)
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst();
  if (!due) return undefined;
  const claimed = await db
    .updateTable('mail')
    .set((eb) => ({ next_attempt_at: now + LEASE_MS, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', due.id)
    .where('next_attempt_at', '=', due.next_attempt_at)
    .where('sent_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return claimed ?? claimNext(db, now);
}
