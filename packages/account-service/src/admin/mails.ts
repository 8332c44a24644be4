import { StartupError } from '../errors.ts';
import type { Store } from '../store/store.ts';

/** Lists abandoned mails, oldest first: id, time, attempts, recipient and subject, separated by tabs. */
export async function listAbandonedMails({ db }: Store): Promise<string> {
  const mails = await db
    .selectFrom('mail')
    .select(['id', 'abandoned_at', 'attempts', 'recipient', 'subject'])
    .where('abandoned_at', 'is not', null)
    .orderBy('abandoned_at')
    .execute();
  const lines = mails.map(({ id, abandoned_at, attempts, recipient, subject }) =>
    [id, new Date(abandoned_at ?? 0).toISOString(), attempts, recipient, subject].join('\t'),
  );
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * Queues abandoned mails again, with a new day for their attempts. The link of a verification mail that is older than a day
 * has still expired.
 */
export async function retryMails({ db }: Store, ids: readonly string[] | 'all'): Promise<string> {
  const now = Date.now();
  let query = db
    .updateTable('mail')
    .set({ abandoned_at: null, attempts: 0, created_at: now, next_attempt_at: now })
    .where('abandoned_at', 'is not', null);
  if (ids !== 'all') query = query.where('id', 'in', ids);
  const { numUpdatedRows } = await query.executeTakeFirst();
  if (ids !== 'all' && Number(numUpdatedRows) < ids.length) {
    throw new StartupError(`Queued ${numUpdatedRows} of ${ids.length} mails: the others are not abandoned.`);
  }
  return `Queued ${numUpdatedRows} ${numUpdatedRows === 1n ? 'mail' : 'mails'}.\n`;
}
