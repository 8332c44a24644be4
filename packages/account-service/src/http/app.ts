import { PATHS } from '@weft/account-contract';
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { timeout } from 'hono/timeout';
import type { Dependencies } from '../dependencies.ts';
import { customerSupport } from '../routes/customer-support.ts';
import { exchangeCodeRoute } from '../routes/exchange-code.ts';
import { live, ready } from '../routes/health.ts';
import { keysRoute } from '../routes/keys.ts';
import { loginRoute } from '../routes/login.ts';
import { logoutRoute } from '../routes/logout.ts';
import { meRoute } from '../routes/me.ts';
import { outboxRoutes } from '../routes/outbox.ts';
import { refreshRoute } from '../routes/refresh.ts';
import { registerRoute } from '../routes/register.ts';
import { resendRoute } from '../routes/resend-verification.ts';
import { verifyRoute } from '../routes/verify-email.ts';
import { SECOND } from '../time.ts';
import { cors } from './cors.ts';
import type { AppEnv } from './env.ts';
import { errorHandler, timeoutError } from './error-handler.ts';
import { identifyClient } from './identify-client.ts';
import { limitBody } from './json-body.ts';
import { refuseWhileDown } from './refuse-while-down.ts';
import { errorReply } from './reply.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';

/** Time limit of a call. */
const CALL_LIMIT_MS = 10 * SECOND;

/** Creates the application: the calls, health checks, the OpenAPI document, and without SMTP the outbox. */
export function createApp(deps: Dependencies): Hono<AppEnv> {
  const { settings, log } = deps;
  const app = new Hono<AppEnv>();
  app.use(requestLog(deps));
  app.use(identifyClient(settings.trustProxy));
  app.use(securityHeaders);
  app.use(cors(settings));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, allow) =>
        errorReply(c, 405, 'This address does not support that method.', { allow: allow.join(', ') }),
    }),
  );
  app.use(timeout(CALL_LIMIT_MS, timeoutError));
  app.use(limitBody);
  app.use(refuseWhileDown(deps.store.availability));

  app.get('/healthz', live);
  app.get('/readyz', ready(deps));
  // Loaded on demand, because few ask for it.
  let document: Promise<unknown> | undefined;
  app.get('/openapi.json', async (c) => {
    document ??= import('./openapi.ts').then(({ openApi }) => openApi(settings));
    return c.json(await document);
  });
  app.post(PATHS.login, loginRoute(deps));
  app.post(PATHS.register, registerRoute(deps));
  app.post(PATHS.verifyEmail, verifyRoute(deps));
  app.post(PATHS.resendVerification, resendRoute(deps));
  app.post(PATHS.refresh, refreshRoute(deps));
  app.post(PATHS.logout, logoutRoute(deps));
  app.get(PATHS.me, meRoute(deps));
  app.get(PATHS.keys, keysRoute(deps));
  if (settings.handOff === 'code') app.post(PATHS.exchangeCode, exchangeCodeRoute(deps));
  app.post(PATHS.customerSupport, customerSupport(deps));
  if (!settings.smtpUrl) app.route('/outbox', outboxRoutes(deps));

  app.notFound((c) => errorReply(c, 404, 'There is nothing at this address.'));
  app.onError(errorHandler(log));
  return app;
}
