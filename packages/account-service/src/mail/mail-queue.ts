import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { MAILS_PER_DAY } from '../limits/rate-limits.ts';
import type { MailTable, Tables } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { DAY, MINUTE } from '../time.ts';
import type { Message } from './messages.ts';

/** Mails per address and window: enough for a person who makes mistakes, too few to be a nuisance. */
const MAILS_PER_WINDOW = 5;
const MAIL_WINDOW_MS = 15 * MINUTE;

/** While a process holds a mail's lease, no other process sends that mail. Longer than most attempts at a slow server. */
const LEASE_MS = 5 * MINUTE;
/** Longest wait for the next attempt, and longer than a lease. */
export const RETRY_MAX_MS = 15 * MINUTE;

/** The outcome of an attempt to send a mail. */
export interface Outcome {
  mail: MailTable;
  /** Line for the log. */
  line: {
    event: 'mail.delivered' | 'mail.postponed' | 'mail.abandoned';
    mail: string;
    attempts?: number;
    code?: string;
    /** Reply code of the SMTP server. */
    reply?: number | undefined;
  };
  /** The changes to the mail's row after a failed attempt. */
  changes?: Partial<Pick<MailTable, 'next_attempt_at' | 'abandoned_at'>>;
}

/** Queues a mail. Pass the transaction of its cause, so that both are committed or neither (transactional outbox). */
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
 * Counts a mail to an address, whether or not it has an account, in one atomic statement. The row lock also serialises
 * simultaneous calls for the same address.
 * @returns whether the mail may be sent. The caller's reply must not depend on it: a stranger may have used up the limit.
 */
export async function consumeMailAllowance(
  db: Kysely<Tables>,
  address: string,
  now: number,
): Promise<boolean> {
  const row = await db
    .insertInto('mail_allowance')
    .values({ address, window_start: now, sent: 1, day_start: now, day_sent: 1 })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet((eb) => {
        // A start in the future comes from a wrong clock.
        const windowOver = eb.or([
          eb('mail_allowance.window_start', '<=', now - MAIL_WINDOW_MS),
          eb('mail_allowance.window_start', '>', now),
        ]);
        const dayOver = eb.or([
          eb('mail_allowance.day_start', '<=', now - DAY),
          eb('mail_allowance.day_start', '>', now),
        ]);
        const oneMore = eb('mail_allowance.sent', '+', 1);
        const oneMoreToday = eb('mail_allowance.day_sent', '+', 1);
        const windowFull = eb('mail_allowance.sent', '>=', MAILS_PER_WINDOW);
        return {
          window_start: eb
            .case()
            .when(windowOver)
            .then(now)
            .else(eb.ref('mail_allowance.window_start'))
            .end(),
          sent: eb.case().when(windowOver).then(1).else(oneMore).end(),
          day_start: eb.case().when(dayOver).then(now).else(eb.ref('mail_allowance.day_start')).end(),
          // A mail that exceeds the window does not count against the day.
          day_sent: eb
            .case()
            .when(dayOver)
            .then(1)
            .when(eb.and([eb.not(windowOver), windowFull]))
            .then(eb.ref('mail_allowance.day_sent'))
            .else(oneMoreToday)
            .end(),
        };
      }),
    )
    .returning(['sent', 'day_sent'])
    .executeTakeFirstOrThrow();
  return row.sent <= MAILS_PER_WINDOW && row.day_sent <= MAILS_PER_DAY;
}

/** Forgets the mails to an address. Calls that count another one wait for the end of the transaction, or it for theirs. */
export async function forgetMailAllowance(db: Kysely<Tables>, address: string): Promise<void> {
  // A deletion alone would neither lock a missing row nor wait for one that a call has not committed.
  await db
    .insertInto('mail_allowance')
    .values({ address, window_start: 0, sent: 0, day_start: 0, day_sent: 0 })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ sent: 0 }))
    .execute();
  await db.deleteFrom('mail_allowance').where('address', '=', address).execute();
}

/** Stores the outcomes of attempts. Erases the bodies of delivered mails at once, because they may hold a link. */
export async function recordOutcomes(
  db: Kysely<Tables>,
  outcomes: readonly Outcome[],
  now: number,
): Promise<void> {
  const delivered = outcomes.filter(({ changes }) => !changes).map(({ mail }) => mail.id);
  if (delivered.length > 0) {
    await db.updateTable('mail').set({ sent_at: now, body: '' }).where('id', 'in', delivered).execute();
  }
  for (const { mail, changes } of outcomes) {
    if (changes) await db.updateTable('mail').set(changes).where('id', '=', mail.id).execute();
  }
}

/**
 * Leases the mails that have been due longest, in one statement. On PostgreSQL it skips the mails that another process is
 * claiming; on SQLite there is one process.
 * @param sending mails that this process is sending, whose leases expire early when the clock jumps.
 */
export async function claimDueMails(
  { db, kind }: Pick<Store, 'db' | 'kind'>,
  now: number,
  limit: number,
  sending: readonly string[],
): Promise<MailTable[]> {
  if (limit === 0) return [];
  const due = db
    .selectFrom('mail')
    .select('id')
    .$if(sending.length > 0, (query) => query.where('id', 'not in', sending))
    .where('sent_at', 'is', null)
    .where('abandoned_at', 'is', null)
    // A wait longer than the longest possible one comes from a wrong clock.
    .where((eb) => eb.or([eb('next_attempt_at', '<=', now), eb('next_attempt_at', '>', now + RETRY_MAX_MS)]))
    .orderBy('next_attempt_at')
    .limit(limit)
    .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked());
  return await db
    .updateTable('mail')
    .set((eb) => ({ next_attempt_at: now + LEASE_MS, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', due)
    .returningAll()
    .execute();
}
