import { HAND_OFF_CODE_PARAMETER, HAND_OFF_PARAMETER, openHandOff } from '@weft/account-contract/hand-off';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Dependencies } from '../dependencies.ts';
import type { AppEnv } from '../http/env.ts';
import { errorHandler } from '../http/error-handler.ts';
import { limitBody } from '../http/json-body.ts';
import { page } from '../http/page.ts';
import { errorReply } from '../http/reply.ts';
import { requestLog } from '../http/request-log.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { REDEEM_CODE, REMOVE_QUERY } from './page-scripts.ts';
import { redeem } from './redeem.ts';

const INVALID = 'The hand-off cannot be read';
const LOG_IN_AGAIN = 'It is damaged or has expired. Please log in again.';

interface MainAppOptions {
  /** Origin of the account service. */
  api: string;
  /** Passphrase with which the site encrypts the tokens. */
  passphrase: string;
}

/**
 * Creates the stand-in for the main application in local runs. Like a real one it takes the hand-off, encrypted in the query
 * or as a code, verifies the access token, and shows whose account it is.
 */
export function createMainApp(deps: Dependencies, { api, passphrase }: MainAppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(requestLog(deps.log));
  app.use(securityHeaders);
  app.use(limitBody);
  app.get('/', async (c) => {
    if (c.req.query(HAND_OFF_CODE_PARAMETER) !== undefined) {
      return await messagePage(c, deps, {
        title: 'Logging in',
        text: 'One moment, please.',
        script: REDEEM_CODE,
      });
    }
    const encrypted = c.req.query(HAND_OFF_PARAMETER);
    if (encrypted === undefined) {
      const text = 'Please log in on the site. It brings you here.';
      return await messagePage(c, deps, { title: 'Nobody is logged in', text });
    }
    const person = await findPerson(deps, () => openHandOff(encrypted, passphrase).accessToken);
    if (!person) return await messagePage(c, deps, { title: INVALID, text: LOG_IN_AGAIN, status: 400 });
    return await messagePage(c, deps, greeting(person));
  });
  app.post('/redeem', async (c) => {
    const given: unknown = await c.req.json().catch(() => undefined);
    const person = await findPerson(deps, () => redeem(api, given));
    return person ? c.json(greeting(person)) : c.json({ title: INVALID, text: LOG_IN_AGAIN }, 400);
  });
  app.notFound((c) => errorReply(c, 404, 'There is nothing at this address.'));
  app.onError(errorHandler(deps.log));
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

/** Finds the person of an access token. @returns undefined for a hand-off or token that is not valid. */
async function findPerson(
  { accessTokens, store }: Dependencies,
  accessToken: () => string | Promise<string>,
): Promise<Person | undefined> {
  let accountId: string;
  try {
    accountId = await accessTokens.verify(await accessToken());
  } catch {
    return undefined;
  }
  return await store.db
    .selectFrom('account')
    .select(['name', 'email', 'company'])
    .where('id', '=', accountId)
    .executeTakeFirst();
}

interface Message {
  title: string;
  text: string;
  status?: 400;
  script?: string;
}

function messagePage(c: Context<AppEnv>, { settings }: Dependencies, message: Message): Promise<Response> {
  const { title, text, status, script = REMOVE_QUERY } = message;
  const [site] = settings.siteOrigins;
  const body = html`<p role="status">${text}</p>
<p><a href="${site}/login" rel="noreferrer">Go to the login page</a></p>`;
  return page(c, { title, body, script, ...(status && { status }) });
}
