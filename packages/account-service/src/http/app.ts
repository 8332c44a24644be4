import { PATHS } from '@weft/account-contract';
import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { timeout } from 'hono/timeout';
import type { Parts } from '../parts.ts';
import { customerSupport } from '../routes/customer-support.ts';
import { exchangeCodeRoute } from '../routes/exchange-code.ts';
import { live, ready } from '../routes/health.ts';
import { loginRoute } from '../routes/login.ts';
import { outboxRoutes } from '../routes/outbox.ts';
import { refreshRoute } from '../routes/refresh.ts';
import { registerRoute } from '../routes/register.ts';
import { resendRoute } from '../routes/resend-verification.ts';
import { verifyRoute } from '../routes/verify-email.ts';
import { SECOND } from '../time.ts';
import { answerErrors, tooLate } from './answer-errors.ts';
import { crossOrigin } from './cross-origin.ts';
import type { AppEnv } from './env.ts';
import { limitBody } from './json-body.ts';
import { knowClient } from './know-client.ts';
import { refusal } from './reply.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';

/** A call that takes longer than this is answered with 503; with 408 while half of it has not arrived. */
const CALL_LIMIT_MS = 10 * SECOND;

/** The calls of Specification 7, resend, refresh, exchange, health, and the outbox where mail has no other way out. */
export function createApp(parts: Parts): Hono<AppEnv> {
  const { settings, log } = parts;
  const app = new Hono<AppEnv>();
  app.use(requestLog(log));
  app.use(knowClient(settings.trustProxy));
  app.use(securityHeaders);
  app.use(crossOrigin(settings));
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, allow) =>
        refusal(c, 405, 'This address does not take that method.', { allow: allow.join(', ') }),
    }),
  );
  app.use(timeout(CALL_LIMIT_MS, tooLate));
  app.use(limitBody);

  app.get('/healthz', live);
  app.get('/readyz', ready(parts));
  // Loaded and made only for who asks.
  app.get('/openapi.json', async (c) => c.json((await import('./openapi.ts')).openApi(settings)));
  app.post(PATHS.login, loginRoute(parts));
  app.post(PATHS.register, registerRoute(parts));
  app.post(PATHS.verifyEmail, verifyRoute(parts));
  app.post(PATHS.resendVerification, resendRoute(parts));
  app.post(PATHS.refresh, refreshRoute(parts));
  if (settings.handOff === 'code') app.post(PATHS.exchangeCode, exchangeCodeRoute(parts));
  app.post(PATHS.customerSupport, customerSupport(parts));
  if (!settings.smtpUrl) app.route('/outbox', outboxRoutes(parts));

  app.notFound((c) => refusal(c, 404, 'There is nothing at this address.'));
  app.onError(answerErrors(log));
  return app;
}
