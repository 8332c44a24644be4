import { HAND_OFF_PARAMETER, openHandOff } from '@weft/account-contract/hand-off';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { answerErrors } from '../http/answer-errors.ts';
import type { AppEnv } from '../http/env.ts';
import { page } from '../http/page.ts';
import { refusal } from '../http/reply.ts';
import { requestLog } from '../http/request-log.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Parts } from '../parts.ts';

/** The tokens leave the address bar and the history before anything else happens. */
const FORGET_QUERY = "history.replaceState(null, '', location.pathname);";

/**
 * A stand-in for the main application, for local runs (Decision 19): opens the hand-off as a real one would,
 * verifies the access token, and shows whose account it is.
 */
export function createMainApp(parts: Parts, passphrase: string): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestLog(parts.log));
  app.use(securityHeaders);
  app.get('/', async (c) => {
    const sealed = c.req.query(HAND_OFF_PARAMETER);
    if (sealed === undefined) {
      return await say(c, parts, 'Nobody is logged in', 'Please log in on the site. It brings you here.');
    }
    const person = await openPerson(parts, sealed, passphrase);
    if (!person) {
      return await say(
        c,
        parts,
        'The hand-off cannot be read',
        'It is damaged or has expired. Please log in again.',
        400,
      );
    }
    const body = html`<p>You are logged in as ${person.email}, ${person.company}.</p>
<p>This page stands in for the main application. It opened the hand-off, checked the access token and forgot both.</p>
${backToSite(parts)}`;
    return await page(c, { title: `Hello, ${person.name}`, body, script: FORGET_QUERY });
  });
  app.notFound((c) => refusal(c, 404, 'There is nothing at this address.'));
  app.onError(answerErrors(parts.log));
  return app;
}

async function openPerson({ tokens, store }: Parts, sealed: string, passphrase: string) {
  const accountId = await readAccount(tokens, sealed, passphrase);
  if (accountId === undefined) return undefined;
  return await store.db
    .selectFrom('account')
    .select(['name', 'email', 'company'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

async function readAccount(
  tokens: Parts['tokens'],
  sealed: string,
  passphrase: string,
): Promise<string | undefined> {
  try {
    return await tokens.readAccess(openHandOff(sealed, passphrase).accessToken);
  } catch {
    // Damaged, foreign, forged or expired: to the visitor it is all the same.
    return undefined;
  }
}

function say(c: Context<AppEnv>, parts: Parts, title: string, text: string, status?: 400): Promise<Response> {
  const body = html`<p>${text}</p>${backToSite(parts)}`;
  return page(c, { title, body, script: FORGET_QUERY, ...(status && { status }) });
}

function backToSite({ settings }: Parts) {
  const [site] = settings.siteOrigins;
  return html`<p><a href="${site}/login" rel="noreferrer">Go to the login page</a></p>`;
}
