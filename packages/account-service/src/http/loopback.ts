import { isIP } from 'node:net';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './env.ts';
import { errorReply } from './reply.ts';

const LOCAL_NAMES = new Set(['localhost', '[::1]']);
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * Middleware that only allows clients on this machine: connected over loopback, not through a proxy, and with a local host
 * name, which prevents DNS rebinding.
 */
export const loopbackOnly = createMiddleware<AppEnv>(async (c, next) => {
  const remote = c.env.incoming.socket.remoteAddress ?? '';
  const { hostname } = new URL(c.req.url);
  // HTTP/1.0 allows a request without Host, whose target may name any host.
  const hasLocalName =
    c.req.header('host') !== undefined && (LOCAL_NAMES.has(hostname) || isLoopback(hostname));
  const isLocal = isLoopback(remote) && hasLocalName && !FORWARDED.some((name) => c.req.header(name));
  if (!isLocal) return errorReply(c, 404, 'There is nothing at this address.');
  return await next();
});

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}
