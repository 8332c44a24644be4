import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Log } from '../log.ts';
import { codeOf } from '../store/availability.ts';
import type { MailTable, Tables } from '../store/schema.ts';
import { type Clock, DAY, MINUTE } from '../time.ts';
import { isPermanent, replyCodeOf, type Transport } from './transport.ts';

/** While a process holds a mail's lease, no other process sends that mail. */
const LEASE_MS = 2 * MINUTE;
/** Longest wait for the next attempt, and longer than a lease. */
const RETRY_MAX_MS = 15 * MINUTE;
/** A mail that is still undelivered after this time is abandoned and logged. */
const ABANDON_AFTER_MS = DAY;
/** Longest interval between polls for mails that are due, or that another process queued. */
const POLL_MAX_MS = 5000;
/** Grace of the mails that are being sent when the service stops. */
const STOP_GRACE_MS = 1000;
/** Time to put the mails that are cut off back into the queue. */
const REQUEUE_GRACE_MS = 200;

/** Sends queued mails. */
export interface Delivery {
  /** Call after queueing a mail, so that it is sent at once. */
  wake(): void;
  /** Stops after a short grace for the mail that is being sent. A mail that is cut off stays queued. */
  stop(): Promise<void>;
}

/** Leaves every mail in the outbox. */
export const NO_DELIVERY: Delivery = { wake: () => undefined, stop: async () => undefined };

/** What the delivery works with. */
interface DeliveryOptions {
  db: Kysely<Tables>;
  transport: Transport;
  clock: Clock;
  /** Wait after the first failed attempt, in milliseconds; it doubles with each further one. */
  retryMs: number;
  log: Log;
}

/** Sends queued mails at least once each, several at a time, with exponential back-off after a failure. */
export function startDelivery(options: DeliveryOptions): Delivery {
  const { db, clock, transport, retryMs, log } = options;
  /** Attempts in progress, by the id of their mail. */
  const sending = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let claiming: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const logUnreadable = (error: unknown) => log.warn({ event: 'mail.queue-unreadable', code: codeOf(error) });

  const send = (mail: MailTable): void => {
    const attempted = attempt(mail, options)
      .catch(logUnreadable)
      .finally(() => {
        sending.delete(mail.id);
        poll();
      });
    sending.set(mail.id, attempted);
  };

  /** Claims no more mails than connections are free: others could send a claimed mail only when its lease expires. */
  const claimDue = async (): Promise<void> => {
    while (!stopped && sending.size < transport.connections) {
      const mail = await claimNext(db, clock(), [...sending.keys()]);
      if (!mail) return;
      send(mail);
    }
  };

  const poll = (): void => {
    again = claiming !== undefined;
    if (stopped || claiming) return;
    clearTimeout(timer);
    claiming = claimDue()
      .catch(logUnreadable)
      .finally(() => {
        claiming = undefined;
        if (again) poll();
        else if (!stopped) timer = setTimeout(poll, Math.min(retryMs, POLL_MAX_MS));
      });
  };

  poll();
  return {
    wake: poll,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      const finished = Promise.resolve(claiming).then(() => Promise.all(sending.values()));
      await Promise.race([finished, delay(STOP_GRACE_MS, undefined, { ref: false })]);
      transport.close();
      await Promise.race([finished, delay(REQUEUE_GRACE_MS, undefined, { ref: false })]);
    },
  };
}

async function attempt(mail: MailTable, options: DeliveryOptions): Promise<void> {
  const { db, transport, clock, log } = options;
  // The link of a mail that lay in the outbox while there was no SMTP server has expired by now.
  if (clock() - mail.created_at > ABANDON_AFTER_MS) {
    await db.updateTable('mail').set({ abandoned_at: clock() }).where('id', '=', mail.id).execute();
    // Claiming has counted an attempt that is not made.
    log.warn({ event: 'mail.abandoned', mail: mail.id, attempts: mail.attempts - 1 });
    return;
  }
  try {
    await transport.send(mail);
  } catch (error) {
    await retryOrAbandon(mail, error, options);
    return;
  }
  // Erase the body at once, because it may hold a link.
  await db.updateTable('mail').set({ sent_at: clock(), body: '' }).where('id', '=', mail.id).execute();
  log.info({ event: 'mail.delivered', mail: mail.id });
}

/** Tries a mail again later, unless its server refuses it for good or a day has passed. */
async function retryOrAbandon(
  mail: MailTable,
  error: unknown,
  { db, clock, retryMs, log }: DeliveryOptions,
): Promise<void> {
  const now = clock();
  const wait = Math.min(retryMs * 2 ** (mail.attempts - 1), RETRY_MAX_MS);
  const isOver = isPermanent(error) || now + wait - mail.created_at > ABANDON_AFTER_MS;
  const abandoned_at = isOver ? now : null;
  await db
    .updateTable('mail')
    .set({ next_attempt_at: now + wait, abandoned_at })
    .where('id', '=', mail.id)
    .execute();
  const event = abandoned_at ? 'mail.abandoned' : 'mail.postponed';
  const reply = replyCodeOf(error);
  log.warn({ event, mail: mail.id, attempts: mail.attempts, code: codeOf(error), reply });
}

/**
 * Leases the mail that has been due longest. The condition of the update lets only one process have it.
 * @param sending mails that this process is sending, whose leases expire early when the clock jumps.
 */
async function claimNext(
  db: Kysely<Tables>,
  now: number,
  sending: readonly string[],
): Promise<MailTable | undefined> {
  const due = await db
    .selectFrom('mail')
    .select(['id', 'next_attempt_at'])
    .$if(sending.length > 0, (query) => query.where('id', 'not in', sending))
    .where('sent_at', 'is', null)
    .where('abandoned_at', 'is', null)
    // A wait that is longer than any comes from a clock that was wrong.
    .where((eb) => eb.or([eb('next_attempt_at', '<=', now), eb('next_attempt_at', '>', now + RETRY_MAX_MS)]))
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
  return claimed ?? claimNext(db, now, sending);
}
