import { HAND_OFF_CODE_PARAMETER, HAND_OFF_PARAMETER, openHandOff } from '@weft/account-contract/hand-off';
import { createSessionClient, createTokenVerifier, type Person } from '@weft/account-contract/main-app';
import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
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
import { createServerSessions } from './server-sessions.ts';

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
 * or as a code, verifies the access token, shows whose account it is, keeps the login on its server, and logs out.
 */
export function createMainApp(deps: Dependencies, { api, passphrase }: MainAppOptions): Hono<AppEnv> {
  const { clock, tokenSecret } = deps.settings;
  const sessions = createServerSessions(
    createSessionClient({ userApi: api }),
    createTokenVerifier({ userApi: api, secret: tokenSecret, now: clock }),
  );
  const app = new Hono<AppEnv>();
  app.use(requestLog(deps));
  app.use(securityHeaders);
  app.use(limitBody);
  app.use(csrf());
  app.get('/', async (c) => {
    if (c.req.query(HAND_OFF_CODE_PARAMETER) !== undefined) {
      return await messagePage(c, deps, {
        title: 'Logging in',
        text: 'One moment, please.',
        script: REDEEM_CODE,
      });
    }
    const encrypted = c.req.query(HAND_OFF_PARAMETER);
    const person =
      encrypted === undefined
        ? await sessions.resume(c)
        : await sessions.start(c, () => openHandOff(encrypted, passphrase));
    if (person) return await messagePage(c, deps, { ...greeting(person), isLoggedIn: true });
    if (encrypted !== undefined) {
      return await messagePage(c, deps, { title: INVALID, text: LOG_IN_AGAIN, status: 400 });
    }
    const text = 'Please log in on the site. It brings you here.';
    return await messagePage(c, deps, { title: 'Nobody is logged in', text });
  });
  app.post('/redeem', async (c) => {
    const given: unknown = await c.req.json().catch(() => undefined);
    const person = await sessions.start(c, () => redeem(api, given));
    return person ? c.json(greeting(person)) : c.json({ title: INVALID, text: LOG_IN_AGAIN }, 400);
  });
  app.post('/log-out', async (c) => {
    await sessions.end(c, c.req.query('everywhere') !== undefined);
    return c.redirect('/', 303);
  });
  app.notFound((c) => errorReply(c, 404, 'There is nothing at this address.'));
  app.onError(errorHandler(deps.log));
  return app;
}

function greeting({ name, email, company, roles }: Person) {
  return {
    title: `Hello, ${name}`,
    text: `You are logged in as ${email}, ${company}, with the role ${roles.join(', ')}. This page stands in for the main application: it took the hand-off, verified the access token, and keeps the login on its server.`,
  };
}

interface Message {
  title: string;
  text: string;
  status?: 400;
  script?: string;
  isLoggedIn?: boolean;
}

const LOG_OUT = html`<form method="post" action="/log-out"><button>Log out</button></form>
<form method="post" action="/log-out?everywhere"><button>Log out everywhere</button></form>`;

function messagePage(c: Context<AppEnv>, { settings }: Dependencies, message: Message): Promise<Response> {
  const { title, text, status, script = REMOVE_QUERY, isLoggedIn = false } = message;
  const [site] = settings.siteOrigins;
  const body = html`<p role="status">${text}</p>
${isLoggedIn ? LOG_OUT : ''}
<p><a href="${site}/login" rel="noreferrer">Go to the login page</a></p>`;
  return page(c, { title, body, script, hasForms: isLoggedIn, ...(status && { status }) });
}
