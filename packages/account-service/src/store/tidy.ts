import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Log } from '../log.ts';
import { type Clock, DAY, HOUR } from '../time.ts';
import type { Tables } from './schema.ts';
import { codeOf } from './store.ts';

/** An attempt that nobody verified is forgotten after this; until then a new link may be asked for. */
const PENDING_LIFE_MS = 7 * DAY;
/** Delivered, abandoned and, without SMTP, merely kept mails are forgotten after this. */
const MAIL_LIFE_MS = 30 * DAY;
const EVERY_MS = HOUR;
/** A stop waits no longer for a statement in hand: what was not deleted is at the next start. */
const STOP_GRACE_MS = 200;

/** Deletes what is no longer needed, above all about people. */
export async function tidy(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('verification_link').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('registration')
    .where('created_at', '<=', now - PENDING_LIFE_MS)
    .execute();
  await db.deleteFrom('refresh_token').where('expires_at', '<=', now).execute();
  await db.deleteFrom('hand_off_code').where('expires_at', '<=', now).execute();
  await db
    .deleteFrom('mail')
    .where('created_at', '<=', now - MAIL_LIFE_MS)
    .execute();
  await db
    .deleteFrom('mail_allowance')
    .where('window_start', '<=', now - DAY)
    .execute();
}

/** Tidies now and every hour. @returns stops it. */
export function startTidying(db: Kysely<Tables>, clock: Clock, log: Log): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = tidy(db, clock()).catch((error: unknown) => {
      log.warn({ event: 'tidy.failed', code: codeOf(error) });
    });
  };
  run();
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await Promise.race([running, delay(STOP_GRACE_MS, undefined, { ref: false })]);
  };
}
