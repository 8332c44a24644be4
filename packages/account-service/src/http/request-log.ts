import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Dependencies } from '../dependencies.ts';
import type { AppEnv } from './env.ts';

/**
 * Middleware that gives each request an id, returns it in `x-request-id`, logs one line per request, and counts it. The line
 * has the pattern of the route, never the URL: paths and queries may contain tokens and user input. A refusal (4xx) has a
 * second line for audits, with pseudonyms of the client and of the address that the call concerned.
 */
export function requestLog({ log, metrics, pseudonym }: Dependencies) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('x-request-id', requestId);
    const { method } = c.req;
    const { status } = c.res;
    const route = matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? 'none';
    const ms = performance.now() - started;
    log.info({ event: 'request', requestId, method, route, status, ms: Math.round(ms) });
    metrics.observe({ method, route, status, ms });
    if (status < 400 || status >= 500 || c.get('isCutOff')) return;
    const [client, subject] = [c.get('client'), c.get('subject')];
    log.info({
      event: 'audit.refused',
      requestId,
      method,
      route,
      status,
      ...(client && { client: pseudonym(client) }),
      ...(subject && { account: pseudonym(subject) }),
    });
  });
}
