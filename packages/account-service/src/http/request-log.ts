import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { Log } from '../log.ts';
import type { AppEnv } from './env.ts';

/**
 * Middleware that gives each request an id, returns it in `x-request-id`, and logs one line per request. The line has the
 * pattern of the route, never the URL: paths and queries may contain tokens and user input.
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
