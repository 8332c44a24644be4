import { HAND_OFF_CODE_PARAMETER, HAND_OFF_PARAMETER, openHandOff } from '@weft/account-contract/hand-off';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { answerErrors } from '../http/answer-errors.ts';
import type { AppEnv } from '../http/env.ts';
import { limitBody } from '../http/json-body.ts';
import { page } from '../http/page.ts';
import { refusal } from '../http/reply.ts';
import { requestLog } from '../http/request-log.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Parts } from '../parts.ts';
import { redeem } from './redeem.ts';
import { FORGET_QUERY, TAKE_OVER } from './scripts.ts';

const UNREADABLE = 'The hand-off cannot be read';
const LOG_IN_AGAIN = 'It is damaged or has expired. Please log in again.';

interface MainAppOptions {
  /** Origin of the account service. */
  api: string;
  /** What the site seals the tokens with. */
  passphrase: string;
}

/**
 * A stand-in for the main application, for local runs (Decision 19): takes the hand-off as a real one would, sealed in
 * the query or as a code, verifies the access token, and shows whose account it is.
 */
export function createMainApp(parts: Parts, { api, passphrase }: MainAppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestLog(parts.log));
  app.use(securityHeaders);
  app.use(limitBody);
  app.get('/', async (c) => {
    if (c.req.query(HAND_OFF_CODE_PARAMETER) !== undefined) {
      return await say(c, parts, { title: 'Logging in', text: 'One moment, please.', script: TAKE_OVER });
    }
    const sealed = c.req.query(HAND_OFF_PARAMETER);
    if (sealed === undefined) {
      const text = 'Please log in on the site. It brings you here.';
      return await say(c, parts, { title: 'Nobody is logged in', text });
    }
    const person = await openPerson(parts, () => openHandOff(sealed, passphrase).accessToken);
    if (!person) return await say(c, parts, { title: UNREADABLE, text: LOG_IN_AGAIN, status: 400 });
    return await say(c, parts, greeting(person));
  });
  app.post('/redeem', async (c) => {
    const given: unknown = await c.req.json().catch(() => undefined);
    const person = await openPerson(parts, () => redeem(api, given));
    return person ? c.json(greeting(person)) : c.json({ title: UNREADABLE, text: LOG_IN_AGAIN }, 400);
  });
  app.notFound((c) => refusal(c, 404, 'There is nothing at this address.'));
  app.onError(answerErrors(parts.log));
  return app;
}

interface Person {
  name: string;
  email: string;
  company: string;
}

function greeting({ name, email, company }: Person) {
  return {
    title: `Hello, ${name}`,
    text: `You are logged in as ${email}, ${company}. This page stands in for the main application: it took the hand-off, checked the access token and forgot both.`,
  };
}

/** Whose access token it is. Damaged, foreign, forged or expired: to the visitor it is all the same, nobody's. */
async function openPerson(
  { accessTokens, store }: Parts,
  accessToken: () => string | Promise<string>,
): Promise<Person | undefined> {
  let accountId: string;
  try {
    accountId = await accessTokens.read(await accessToken());
  } catch {
    return undefined;
  }
  return await store.db
    .selectFrom('account')
    .select(['name', 'email', 'company'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

interface Saying {
  title: string;
  text: string;
  status?: 400;
  script?: string;
}

function say(c: Context<AppEnv>, { settings }: Parts, saying: Saying): Promise<Response> {
  const { title, text, status, script = FORGET_QUERY } = saying;
  const [site] = settings.siteOrigins;
  const body = html`<p role="status">${text}</p>
<p><a href="${site}/login" rel="noreferrer">Go to the login page</a></p>`;
  return page(c, { title, body, script, ...(status && { status }) });
}
