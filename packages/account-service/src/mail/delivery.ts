import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import type { Log } from '../log.ts';
import { codeOf } from '../store/availability.ts';
import type { MailTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { type Clock, DAY } from '../time.ts';
import { claimDueMails, type Outcome, RETRY_MAX_MS, recordOutcomes } from './mail-queue.ts';
import { failureCodeOf, isPermanent, replyCodeOf, type Transport } from './transport.ts';

/** A mail that is still undelivered after this time is abandoned and logged. */
const ABANDON_AFTER_MS = DAY;
/** Longest interval between polls for mails that are due, or that another process queued. */
const POLL_MAX_MS = 5000;
/** Grace period for mails that are being sent when the service stops. */
const STOP_GRACE_MS = 1000;
/** Grace period for putting mails whose delivery was cut off back into the queue. */
const REQUEUE_GRACE_MS = 200;

/** Sends queued mails. */
export interface Delivery {
  /** Call after queueing a mail, so that it is sent at once. */
  wake(): void;
  /** Stops after a short grace period for the mail that is being sent. A mail that is cut off stays queued. */
  stop(): Promise<void>;
}

/** Leaves every mail in the outbox. */
export const NO_DELIVERY: Delivery = { wake: () => undefined, stop: async () => undefined };

/** The dependencies of the delivery. */
interface DeliveryOptions {
  store: Pick<Store, 'db' | 'kind'>;
  transport: Transport;
  clock: Clock;
  /** Wait after the first failed attempt, in milliseconds; it doubles with each further one. */
  retryMs: number;
  log: Log;
}

/** Sends queued mails at least once each, several at a time, with exponential back-off after a failure. */
export function startDelivery(options: DeliveryOptions): Delivery {
  const { store, clock, transport, retryMs, log } = options;
  /** Attempts by the id of their mail, until their outcome is stored. */
  const sending = new Map<string, Promise<void>>();
  /** Outcomes that are not stored yet. While the database is down they wait, so that no delivered mail is sent again. */
  let outcomes: Outcome[] = [];
  let turns = Promise.resolve();
  let isTurnQueued = false;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const send = (mail: MailTable): void => {
    const attempted = attempt(mail, options).then((outcome) => {
      outcomes.push(outcome);
      poll();
    });
    sending.set(mail.id, attempted);
  };

  /**
   * Stores the outcomes of finished attempts and claims the next mails in one transaction, because each commit waits for the
   * disk. Claims no more mails than connections are free: others could send a claimed mail only when its lease expires.
   */
  const takeTurn = async (): Promise<void> => {
    // Lets the attempts that finished during the last commit join this one.
    await setImmediate();
    isTurnQueued = false;
    const finished = [...outcomes];
    const free = stopped ? 0 : transport.connections - sending.size + finished.length;
    const claimed = await store.db.transaction().execute(async (transaction) => {
      await recordOutcomes(transaction, finished, clock());
      return await claimDueMails({ ...store, db: transaction }, clock(), free, [...sending.keys()]);
    });
    outcomes = outcomes.slice(finished.length);
    for (const { mail, line } of finished) {
      sending.delete(mail.id);
      log[line.event === 'mail.delivered' ? 'info' : 'warn'](line);
    }
    for (const mail of claimed) send(mail);
  };

  const poll = (): void => {
    if (isTurnQueued) return;
    isTurnQueued = true;
    clearTimeout(timer);
    turns = turns
      .then(takeTurn)
      .catch((error: unknown) => log.warn({ event: 'mail.queue-unreadable', code: codeOf(error) }))
      .then(() => {
        if (!stopped && !isTurnQueued) timer = setTimeout(poll, Math.min(retryMs, POLL_MAX_MS));
      });
  };

  poll();
  return {
    wake: poll,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      const finished = turns
        .then(() => Promise.all(sending.values()))
        .then(() => {
          poll();
          return turns;
        });
      await Promise.race([finished, delay(STOP_GRACE_MS, undefined, { ref: false })]);
      transport.close();
      await Promise.race([finished, delay(REQUEUE_GRACE_MS, undefined, { ref: false })]);
    },
  };
}

/** Tries to send a mail. Never rejects. */
async function attempt(mail: MailTable, { transport, clock, retryMs }: DeliveryOptions): Promise<Outcome> {
  const { id, attempts, created_at } = mail;
  // A mail that waited in the outbox while no SMTP server was configured has a link that has expired.
  if (clock() - created_at > ABANDON_AFTER_MS) {
    // Claiming counted an attempt, which is not made.
    const line = { event: 'mail.abandoned', mail: id, attempts: attempts - 1 } as const;
    return { mail, line, changes: { abandoned_at: clock() } };
  }
  try {
    await transport.send(mail);
    return { mail, line: { event: 'mail.delivered', mail: id } };
  } catch (error) {
    const now = clock();
    const wait = Math.min(retryMs * 2 ** (attempts - 1), RETRY_MAX_MS);
    const isOver = isPermanent(error) || now + wait - created_at > ABANDON_AFTER_MS;
    const event = isOver ? 'mail.abandoned' : 'mail.postponed';
    const line = {
      event,
      mail: id,
      attempts,
      code: failureCodeOf(error),
      reply: replyCodeOf(error),
    } as const;
    return { mail, line, changes: { next_attempt_at: now + wait, abandoned_at: isOver ? now : null } };
  }
}
