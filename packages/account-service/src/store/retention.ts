import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Log } from '../log.ts';
import { type Clock, DAY, HOUR } from '../time.ts';
import { codeOf } from './availability.ts';
import type { Tables } from './schema.ts';
import type { Store } from './store.ts';

/** Retention of registrations, decoys included, after their link was requested last. It outlasts the link. */
const REGISTRATION_RETENTION_MS = 7 * DAY;
/** Retention of mails: delivered, abandoned or, without SMTP, kept in the outbox. */
const MAIL_RETENTION_MS = 30 * DAY;
/** Retention of support requests. The team has them by mail. */
const SUPPORT_RETENTION_MS = 365 * DAY;

const PURGE_INTERVAL_MS = HOUR;
/** Rows per statement. Other calls wait for a statement, and PostgreSQL limits its duration. */
const BATCH_SIZE = 500;
/** Pause after a full batch, in which calls that wait get their turn. */
const BATCH_PAUSE_MS = 10;
/** How long a stop waits for a statement that is running. The next start purges the rest. */
const STOP_GRACE_MS = 200;

/**
 * Deletes every row whose retention is over, above all personal data, in batches.
 * @param signal ends the work after the current batch.
 */
export async function purgeExpired(
  { db, counters, scrub }: Pick<Store, 'db' | 'counters' | 'scrub'>,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const purge = <Table extends keyof Tables>(
    table: Table,
    key: keyof Tables[Table] & string,
    condition: RawBuilder<unknown>,
  ) => inBatches(() => deleteBatch(db, table, key, condition), signal);
  const expired = sql`expires_at <= ${now}`;
  const olderThan = (retention: number) => sql`created_at <= ${now - retention}`;
  const allowanceOver = sql`window_start <= ${now - DAY} and day_start <= ${now - DAY}`;
  await purge('verification_link', 'token_hash', expired);
  await purge('registration', 'id', sql`requested_at <= ${now - REGISTRATION_RETENTION_MS}`);
  await purge('refresh_token', 'id_hash', expired);
  await purge('hand_off_code', 'code_hash', expired);
  await purge('mail', 'id', olderThan(MAIL_RETENTION_MS));
  await purge('support_request', 'id', olderThan(SUPPORT_RETENTION_MS));
  await purge('mail_allowance', 'address', allowanceOver);
  await inBatches(() => counters.purgeExpired(BATCH_SIZE), signal);
  if (!signal?.aborted) await scrub();
}

/** Repeats a statement that deletes at most {@link BATCH_SIZE} rows until nothing is left. */
async function inBatches(deleteNext: () => Promise<number>, signal: AbortSignal | undefined): Promise<void> {
  while (!signal?.aborted && (await deleteNext()) === BATCH_SIZE) await delay(BATCH_PAUSE_MS);
}

/** Deletes one batch of a table's rows that match the condition. @param key primary key. @returns the number of rows. */
async function deleteBatch<Table extends keyof Tables>(
  db: Kysely<Tables>,
  table: Table,
  key: keyof Tables[Table] & string,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const batch = sql`select ${sql.ref(key)} from ${sql.table(table)} where ${condition} limit ${BATCH_SIZE}`;
  const statement = sql`delete from ${sql.table(table)} where ${sql.ref(key)} in (${batch})`;
  return Number((await statement.execute(db)).numAffectedRows);
}

/** Purges now and every hour. @returns stops the job. */
export function startRetentionJob(store: Store, clock: Clock, log: Log): () => Promise<void> {
  const stopping = new AbortController();
  let running = Promise.resolve();
  const run = () => {
    running = purgeExpired(store, clock(), stopping.signal).catch((error: unknown) => {
      log.warn({ event: 'retention.failed', code: codeOf(error) });
    });
  };
  run();
  const timer = setInterval(run, PURGE_INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await Promise.race([running, delay(STOP_GRACE_MS, undefined, { ref: false })]);
  };
}
