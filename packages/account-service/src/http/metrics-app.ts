import { Hono } from 'hono';
import type { Kysely } from 'kysely';
import type { Dependencies } from '../dependencies.ts';
import type { Tables } from '../store/schema.ts';
import type { AppEnv } from './env.ts';
import { OPEN_METRICS } from './metrics.ts';
import { errorReply } from './reply.ts';
import { securityHeaders } from './security-headers.ts';

/** Creates the application for Prometheus. It has its own port, because only the operator may read the metrics. */
export function createMetricsApp({ metrics, store }: Dependencies): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(securityHeaders);
  app.get('/metrics', async (c) => {
    const [isUp, mails] = await Promise.all([
      store.ping().then(
        () => true,
        () => false,
      ),
      countMails(store.db).catch(() => undefined),
    ]);
    const text = metrics.write([
      {
        name: 'weft_database_up',
        help: 'Whether the database reads and writes.',
        values: { '': isUp ? 1 : 0 },
      },
      {
        name: 'weft_mails',
        help: 'Mails that wait for delivery, and mails whose delivery was given up.',
        values: mails ?? {},
      },
      {
        name: 'process_resident_memory_bytes',
        help: 'Resident memory.',
        values: { '': process.memoryUsage.rss() },
      },
      {
        name: 'process_start_time_seconds',
        help: 'Start of the process, in seconds since 1970.',
        values: { '': Math.round(performance.timeOrigin) / 1000 },
      },
    ]);
    return c.body(text, 200, { 'content-type': OPEN_METRICS });
  });
  app.notFound((c) => errorReply(c, 404, 'There is nothing at this address.'));
  return app;
}

async function countMails(db: Kysely<Tables>): Promise<Record<string, number>> {
  const { queued, abandoned } = await db
    .selectFrom('mail')
    .select(({ fn, eb }) => [
      fn
        .count('id')
        .filterWhere(eb.and([eb('sent_at', 'is', null), eb('abandoned_at', 'is', null)]))
        .as('queued'),
      fn.count('id').filterWhere('abandoned_at', 'is not', null).as('abandoned'),
    ])
    .executeTakeFirstOrThrow();
  return { 'state="queued"': Number(queued), 'state="abandoned"': Number(abandoned) };
}
