import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../log.ts';
import type { AppEnv } from './env.ts';

/**
 * Gives each request an id of ours, answers with it, and writes one line when it is done. The line has the route's
 * pattern, never the URL: paths and queries may hold tokens and what people typed.
 */
export function requestLog(log: Log) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const started = performance.now();
    const requestId = randomUUID();
    c.set('requestId', requestId);
    await next();
    c.res.headers.set('x-request-id', requestId);
    const route = matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? 'none';
    const ms = Math.round(performance.now() - started);
    log.info({ event: 'request', requestId, method: c.req.method, route, status: c.res.status, ms });
  });
}
