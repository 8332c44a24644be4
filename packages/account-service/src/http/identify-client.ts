import { createMiddleware } from 'hono/factory';
import { clientAddress, type TrustProxy } from '../limits/client-address.ts';
import type { AppEnv } from './env.ts';

/** Middleware that determines the client's address. Reads `X-Forwarded-For` only as far as trusted proxies wrote it. */
export function identifyClient(trust: TrustProxy) {
  const addressOf = clientAddress(trust);
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set('client', addressOf(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for')));
    return await next();
  });
}
