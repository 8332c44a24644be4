import {
  HAND_OFF_CODE_PARAMETER,
  HAND_OFF_PARAMETER,
  type HandOffTokens,
  openHandOff,
} from '@weft/account-contract/hand-off';
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
    const tokens = tokensIn(encrypted, passphrase);
    const started = tokens && (await sessions.start(tokens));
    return await messagePage(c, deps, started ? messageOf(started, INVALID) : INVALID);
  });
  app.post('/redeem', async (c) => {
    const given: unknown = await c.req.json().catch(() => undefined);
    const redeemed = await redeem(api, given);
    const started =
      redeemed.kind === 'success' ? await sessions.start(redeemed.tokens) : { id: '', who: redeemed };
    const { status = 200, ...said } = messageOf(started, INVALID);
    return c.json(said, status);
  });
  // Nobody can forge these posts: the id of the session is in no cookie and cannot be guessed.
  app.post('/', async (c) => {
    const { session, action } = await c.req.parseBody().catch((): Record<string, unknown> => ({}));
    const id = String(session);
    if (action === 'log-out' || action === 'log-out-everywhere') {
      await sessions.end(id, action === 'log-out-everywhere');
      return c.redirect('/', 303);
    }
    return await messagePage(c, deps, messageOf(await sessions.resume(id), NOBODY));
  });
  app.notFound((c) => errorReply(c, 404, 'There is nothing at this address.'));
  app.onError(errorHandler(deps.log));
  return app;
}

/** @returns undefined when the hand-off is damaged. */
function tokensIn(encrypted: string, passphrase: string): HandOffTokens | undefined {
  try {
    return openHandOff(encrypted, passphrase);
  } catch {
    return undefined;
  }
}

const INVALID: Message = {
  title: 'The hand-off cannot be read',
  text: 'It is damaged or has expired. Please log in again.',
  status: 400,
};

const NOBODY: Message = {
  title: 'Nobody is logged in',
  text: 'Please log in on the site. It brings you here.',
};

/** @param otherwise the message for a login that has ended. */
function messageOf({ id, who }: ServerSession, otherwise: Message): Message {
  if (who.kind === 'ended') return otherwise;
  if (who.kind === 'unavailable') {
    const title = 'The account service is not available';
    return id
      ? { title, text: 'Please try again.', status: 503, session: id }
      : { title, text: 'Please log in again.', status: 503 };
  }
  const { name, email, company, roles } = who.person;
  return {
    title: `Hello, ${name}`,
    text: `You are logged in as ${email}, ${company}, with the role ${roles.join(', ')}. This page stands in for the main application: it took the hand-off, verified the access token, and keeps the login on its server.`,
    session: id,
  };
}

interface Message {
  title: string;
  text: string;
  status?: 400 | 503;
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
