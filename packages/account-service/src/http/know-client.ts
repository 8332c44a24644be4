import { createMiddleware } from 'hono/factory';
import { clientAddress, type TrustProxy } from '../limits/client-address.ts';
import type { AppEnv } from './env.ts';

/** Tells each call's client, believing no more of `X-Forwarded-For` than the trusted proxies wrote. */
export function knowClient(trust: TrustProxy) {
  const addressOf = clientAddress(trust);
  return createMiddleware<AppEnv>(async (c, next) => {
    c.set('client', addressOf(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for')));
    return await next();
  });
}
