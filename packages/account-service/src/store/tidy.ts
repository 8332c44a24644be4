import { setTimeout as delay } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Log } from '../log.ts';
import { type Clock, DAY, HOUR } from '../time.ts';
import type { Tables } from './schema.ts';
import { codeOf, type Store } from './store.ts';

/** An attempt that nobody verified is forgotten after this, and when its last link is dead; until then another may be asked for. */
const PENDING_LIFE_MS = 7 * DAY;
/** Delivered, abandoned and, without SMTP, merely kept mails are forgotten after this. */
const MAIL_LIFE_MS = 30 * DAY;
/** Support requests, which the team has by mail, are forgotten after this. */
const SUPPORT_LIFE_MS = 365 * DAY;
const EVERY_MS = HOUR;
/** A stop waits no longer for a statement in hand: what was not deleted is at the next start. */
const STOP_GRACE_MS = 200;
/** As many rows go in one statement, so that none takes long: other calls wait for it, and it has a limit. */
const BATCH = 500;

/** Deletes what is no longer needed, above all about people. */
export async function tidy({ db, counters }: Pick<Store, 'db' | 'counters'>, now: number): Promise<void> {
  for (const forgetSome of forgetting(db, now)) {
    let forgotten: bigint;
    do forgotten = (await forgetSome.executeTakeFirst()).numDeletedRows;
    while (forgotten === BigInt(BATCH));
  }
  await counters.tidy();
}

/** A batch of each table. Links before the attempts that they belong to. */
function forgetting(db: Kysely<Tables>, now: number) {
  return [
    db
      .deleteFrom('verification_link')
      .where('token_hash', 'in', (some) =>
        some.selectFrom('verification_link').select('token_hash').where('expires_at', '<=', now).limit(BATCH),
      ),
    db.deleteFrom('registration').where('id', 'in', (some) =>
      some
        .selectFrom('registration')
        .select('id')
        .where('created_at', '<=', now - PENDING_LIFE_MS)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('verification_link')
                .select('token_hash')
                .whereRef('registration_id', '=', 'registration.id'),
            ),
          ),
        )
        .limit(BATCH),
    ),
    db
      .deleteFrom('refresh_token')
      .where('id_hash', 'in', (some) =>
        some.selectFrom('refresh_token').select('id_hash').where('expires_at', '<=', now).limit(BATCH),
      ),
    db
      .deleteFrom('hand_off_code')
      .where('code_hash', 'in', (some) =>
        some.selectFrom('hand_off_code').select('code_hash').where('expires_at', '<=', now).limit(BATCH),
      ),
    db.deleteFrom('mail').where('id', 'in', (some) =>
      some
        .selectFrom('mail')
        .select('id')
        .where('created_at', '<=', now - MAIL_LIFE_MS)
        .limit(BATCH),
    ),
    db.deleteFrom('support_request').where('id', 'in', (some) =>
      some
        .selectFrom('support_request')
        .select('id')
        .where('created_at', '<=', now - SUPPORT_LIFE_MS)
        .limit(BATCH),
    ),
    db.deleteFrom('mail_allowance').where('address', 'in', (some) =>
      some
        .selectFrom('mail_allowance')
        .select('address')
        .where('window_start', '<=', now - DAY)
        .where('day_start', '<=', now - DAY)
        .limit(BATCH),
    ),
  ];
}

/** Tidies now and every hour. @returns stops it. */
export function startTidying(store: Store, clock: Clock, log: Log): () => Promise<void> {
  let running = Promise.resolve();
  const run = () => {
    running = tidy(store, clock()).catch((error: unknown) => {
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
