import { HAND_OFF_CODE_PARAMETER, HAND_OFF_PARAMETER, openHandOff } from '@weft/account-contract/hand-off';
import { createSessionClient, createTokenVerifier } from '@weft/account-contract/main-app';
import { type Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
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
import { createServerSessions, type ServerSession } from './server-sessions.ts';

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
  app.get('/', async (c) => {
    if (c.req.query(HAND_OFF_CODE_PARAMETER) !== undefined) {
      const text = 'One moment, please.';
      return await messagePage(c, deps, { title: 'Logging in', text, script: REDEEM_CODE, session: '' });
    }
    const encrypted = c.req.query(HAND_OFF_PARAMETER);
    if (encrypted === undefined) return await messagePage(c, deps, NOBODY);
    const started = await sessions.start(() => openHandOff(encrypted, passphrase));
    if (!started) return await messagePage(c, deps, { title: INVALID, text: LOG_IN_AGAIN, status: 400 });
    return await messagePage(c, deps, greeting(started));
  });
  app.post('/redeem', async (c) => {
    const given: unknown = await c.req.json().catch(() => undefined);
    const started = await sessions.start(() => redeem(api, given));
    return started ? c.json(greeting(started)) : c.json({ title: INVALID, text: LOG_IN_AGAIN }, 400);
  });
  // Nobody can forge these posts: the id of the session is in no cookie and cannot be guessed.
  app.post('/', async (c) => {
    const { session, action } = await c.req.parseBody().catch((): Record<string, unknown> => ({}));
    const id = String(session);
    if (action === 'log-out' || action === 'log-out-everywhere') {
      await sessions.end(id, action === 'log-out-everywhere');
      return c.redirect('/', 303);
    }
    const resumed = await sessions.resume(id);
    return await messagePage(c, deps, resumed ? greeting(resumed) : NOBODY);
  });
  app.notFound((c) => errorReply(c, 404, 'There is nothing at this address.'));
  app.onError(errorHandler(deps.log));
  return app;
}

const NOBODY = {
  title: 'Nobody is logged in',
  text: 'Please log in on the site. It brings you here.',
};

function greeting({ id, person: { name, email, company, roles } }: ServerSession) {
  return {
    title: `Hello, ${name}`,
    text: `You are logged in as ${email}, ${company}, with the role ${roles.join(', ')}. This page stands in for the main application: it took the hand-off, verified the access token, and keeps the login on its server.`,
    session: id,
  };
}

interface Message {
  title: string;
  text: string;
  status?: 400;
  script?: string;
  /** Id of the session. Empty for one that the script fills in. */
  session?: string;
}

/** Buttons of a session. Without its id they are hidden. */
const buttons = (session: string) => html`<form method="post" action="/"${session ? '' : raw(' hidden')}>
<input type="hidden" name="session" value="${session}">
<button>Who am I?</button>
<button name="action" value="log-out">Log out</button>
<button name="action" value="log-out-everywhere">Log out everywhere</button>
</form>`;

function messagePage(c: Context<AppEnv>, { settings }: Dependencies, message: Message): Promise<Response> {
  const { title, text, status, script = REMOVE_QUERY, session } = message;
  const [site] = settings.siteOrigins;
  const hasForms = session !== undefined;
  const body = html`<p role="status">${text}</p>
${hasForms ? buttons(session) : ''}
<p><a href="${site}/login" rel="noreferrer">Go to the login page</a></p>`;
  return page(c, { title, body, script, hasForms, ...(status && { status }) });
}
