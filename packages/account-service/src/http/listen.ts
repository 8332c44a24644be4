import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { StartupError } from '../errors.ts';
import { SECOND } from '../time.ts';
import { type Close, gracefulClose } from './graceful-close.ts';

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
  setting: 'ACCOUNT_PORT' | 'MAIN_APP_PORT';
}

/** Against slow clients: headers within 10 s, the whole request within 15 s, idle connections for 5 s. */
const LIMITS = {
  headersTimeout: 10 * SECOND,
  requestTimeout: 15 * SECOND,
  keepAliveTimeout: 5 * SECOND,
  connectionsCheckingInterval: 5 * SECOND,
  maxHeaderSize: 16_384,
};

/** @throws StartupError when the port is in use, not permitted, or the host is not an address of this machine. */
export async function listen({ fetch, host, port, setting }: ListenOptions): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: (request, env) => fetch(request, env as HttpBindings),
    serverOptions: LIMITS,
  }) as Server;
  server.on('clientError', replyToClientError);
  const close = gracefulClose(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port, setting)));
    server.listen(port, host, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return { url: `http://${hostInUrl(host)}:${actualPort}`, close };
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
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartupError(`This machine does not have the address ${host}: set HOST to one that it has.`);
  }
  return error;
}

/** Gives a request that Node rejects before it reaches the application the same reply shape as any other. */
function replyToClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_BY_CODE[error.code ?? ''] ?? '400 Bad Request';
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

const STATUS_BY_CODE: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};
