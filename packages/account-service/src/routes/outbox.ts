import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Dependencies } from '../dependencies.ts';
import type { AppEnv } from '../http/env.ts';
import { loopbackOnly } from '../http/loopback.ts';
import { page } from '../http/page.ts';
import { errorReply } from '../http/reply.ts';

/** Mails in the list, latest first. */
const LISTED_MAX = 200;
const COLUMNS = ['id', 'recipient', 'subject', 'body', 'created_at'] as const;

/**
 * Outbox for a browser on this machine, for a service without an SMTP server: the list at `/outbox`, a mail at
 * `/outbox/{id}`, and the list as JSON at `/outbox/mails.json` for tests and scripts.
 */
export function outboxRoutes({ settings, store }: Dependencies): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const [site] = settings.siteOrigins;

  const latest = () =>
    store.db
      .selectFrom('mail')
      .select(COLUMNS)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(LISTED_MAX)
      .execute();

  routes.use(loopbackOnly);

  routes.get('/', async (c) => {
    const mails = await latest();
    const items = mails.map(
      (mail) =>
        html`<li><a href="/outbox/${mail.id}">${mail.subject}</a><br>to ${mail.recipient}, ${formatTime(mail.created_at)}</li>\n`,
    );
    const body =
      mails.length > 0
        ? html`<ul>${items}</ul>`
        : html`<p>No mail yet. Sign up on <a href="${site}">the site</a>.</p>`;
    return await page(c, { title: 'Outbox', body });
  });

  routes.get('/mails.json', async (c) => {
    const mails = await latest();
    return c.json(
      mails.map(({ id, recipient, subject, body, created_at }) => ({
        id,
        to: recipient,
        subject,
        text: body,
        createdAt: new Date(created_at).toISOString(),
      })),
    );
  });

  // Other texts are no ids. PostgreSQL would refuse some of them, such as one with a NUL character.
  routes.get('/:id{[0-9a-f-]{36}}', async (c) => {
    const mail = await store.db
      .selectFrom('mail')
      .select(COLUMNS)
      .where('id', '=', c.req.param('id'))
      .executeTakeFirst();
    if (!mail) return errorReply(c, 404, 'There is no such mail.');
    const body = html`<dl>
<dt>To</dt><dd>${mail.recipient}</dd>
<dt>Sent</dt><dd>${formatTime(mail.created_at)}</dd>
</dl>
<pre>${linked(mail.body, site)}</pre>
<p><a href="/outbox">Back to the outbox</a></p>`;
    return await page(c, { title: mail.subject, body });
  });

  return routes;
}

function formatTime(time: number): string {
  return `${new Date(time).toISOString().replace('T', ' ').slice(0, 19)} UTC`;
}

/** Turns each line that is a URL of the site into a link. */
function linked(body: string, site: string) {
  return body
    .split('\n')
    .map((line) =>
      line.startsWith(`${site}/`) && !/\s/.test(line)
        ? html`<a href="${line}">${line}</a>\n`
        : html`${line}\n`,
    );
}
