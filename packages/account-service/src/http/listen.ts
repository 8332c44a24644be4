import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { StartError } from '../errors.ts';
import { SECOND } from '../time.ts';

/** A listening server. */
export interface Listener {
  /** Origin with the true port. */
  url: string;
  /** Takes no more calls, lets those in flight end, and cuts the rest after the grace. */
  close(graceMs: number): Promise<void>;
}

interface ListenOptions {
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>;
  host: string;
  port: number;
  /** Setting to name when the port cannot be had. */
  setting: 'ACCOUNT_PORT' | 'MAIN_APP_PORT';
}

/** Slow senders are cut: headers in 10 s, the whole request in 15 s, idle connections after 5 s. */
const LIMITS = {
  headersTimeout: 10 * SECOND,
  requestTimeout: 15 * SECOND,
  keepAliveTimeout: 5 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  maxHeaderSize: 16_384,
};

/** @throws StartError when the port is taken, or not allowed. */
export async function listen({ fetch, host, port, setting }: ListenOptions): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: (request, env) => fetch(request, env as HttpBindings),
    serverOptions: LIMITS,
  }) as Server;
  server.on('clientError', answerBadRequest);
  const close = closer(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port, setting)));
    server.listen(port, host, resolve);
  });
  const { port: truePort } = server.address() as AddressInfo;
  return { url: `http://${shownHost(host)}:${truePort}`, close };
}

function shownHost(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function explain(error: NodeJS.ErrnoException, host: string, port: number, setting: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is already in use: stop what uses it, or set ${setting} to another one.`,
    );
  }
  if (error.code === 'EACCES') {
    return new StartError(`Port ${port} may not be used by this user: set ${setting} to one above 1023.`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`This machine has no address ${host}: set HOST to one that it has.`);
  }
  return error;
}

/** What Node refuses before it is a request still gets the one shape. */
function answerBadRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = REFUSED[error.code ?? ''] ?? '400 Bad Request';
  const body = JSON.stringify({ status: 'error', message: 'The request could not be read.' });
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}

const REFUSED: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What ends a server: whoever is answered from then on is told that the connection ends too, or would go on using it. */
function closer(server: Server): Listener['close'] {
  const open = new Set<ServerResponse>();
  let closing = false;
  const endConnection = (response: ServerResponse) => response.setHeader('connection', 'close');
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (closing) endConnection(response);
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return async (graceMs) => {
    closing = true;
    for (const response of open) if (!response.headersSent) endConnection(response);
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    const force = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(force);
  };
}
