import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { StartupError } from '../errors.ts';
import { SECOND } from '../time.ts';
import { type Close, gracefulClose } from './graceful-close.ts';
import { hasValidHost, rejectExpectation, rejectUnreadable, unreadableReply } from './unreadable-requests.ts';

/** A listening server. */
export interface Listener {
  /** Origin with the actual port. */
  url: string;
  close: Close;
}

interface ListenOptions {
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>;
  host: string;
  port: number;
  /** Setting that an error about the port names. */
  setting: 'ACCOUNT_PORT' | 'MAIN_APP_PORT' | 'METRICS_PORT';
}

/** Against slow clients: headers within 10 s, the whole request within 15 s, idle connections for 5 s. */
const OPTIONS = {
  headersTimeout: 10 * SECOND,
  requestTimeout: 15 * SECOND,
  keepAliveTimeout: 5 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  maxHeaderSize: 16_384,
  // Node's own reply to a missing Host has neither our shape nor our headers.
  requireHostHeader: false,
};
/** Connections without progress are cut off after this time: above all clients that do not read their replies. */
const STALLED_MS = 20 * SECOND;
/** Requests of one connection that may wait for their replies at a time. Browsers and proxies wait for each reply. */
const PIPELINED_MAX = 8;
/** Grace of calls whose connection a stop has cut off, so that their lines are in the log before its last one. */
const CUT_OFF_GRACE_MS = 200;

/** Host in the URL of a request without one. The name is reserved (RFC 6761), so it never counts as a local name. */
const NO_HOST = 'no-host.invalid';

/** Codes for an address of another machine, an unknown name, and an IPv6 address that lacks its interface. */
const NOT_HERE: ReadonlySet<string | undefined> = new Set([
  'EADDRNOTAVAIL',
  'EAFNOSUPPORT',
  'EINVAL',
  'ENOTFOUND',
]);

/** @throws StartupError when the port is in use, not permitted, or the host is not an address of this machine. */
export async function listen({ fetch, host, port, setting }: ListenOptions): Promise<Listener> {
  const calls = new Set<Promise<Response>>();
  const answer = async (request: Request, bindings: HttpBindings) =>
    hasValidHost(bindings.incoming) ? await fetch(request, bindings) : unreadableReply();
  const listener = getRequestListener(
    (request, env) => {
      const call = answer(request, env as HttpBindings);
      calls.add(call);
      const forget = () => calls.delete(call);
      call.then(forget, forget);
      return call;
    },
    { errorHandler: unreadableReply, hostname: NO_HOST },
  );
  const limit = pipeliningLimit();
  const server = createServer(OPTIONS, limit(listener));
  server.setTimeout(STALLED_MS);
  server.on('clientError', rejectUnreadable);
  server.on('checkExpectation', limit(rejectExpectation));
  const closeServer = gracefulClose(server);
  const close: Close = async (graceMs) => {
    await closeServer(graceMs);
    await Promise.race([Promise.allSettled(calls), delay(CUT_OFF_GRACE_MS, undefined, { ref: false })]);
  };
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port, setting)));
    server.listen(port, host, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return { url: `http://${hostInUrl(host)}:${actualPort}`, close };
}

/**
 * Cuts off a connection that sends many requests without waiting for replies. Node hands over all requests of a 64 KB read at
 * once, about 2,000 small ones, and no other client gets a reply until the application has seen each of them.
 */
function pipeliningLimit(): (listener: RequestListener) => RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (listener) => (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const before = waiting.get(socket) ?? 0;
    if (before >= PIPELINED_MAX) {
      socket.destroy();
      return;
    }
    waiting.set(socket, before + 1);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}

function hostInUrl(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function explain(error: NodeJS.ErrnoException, host: string, port: number, setting: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartupError(
      `Port ${port} is already in use: stop the program that uses it, or set ${setting} to another port.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartupError(`This user may not listen on port ${port}: set ${setting} to a port above 1023.`);
  }
  if (NOT_HERE.has(error.code)) {
    const hostSetting = setting === 'METRICS_PORT' ? 'METRICS_HOST' : 'HOST';
    return new StartupError(
      `This machine does not have the address ${host}: set ${hostSetting} to one that it has.`,
    );
  }
  return error;
}
