import type { Server, ServerResponse } from 'node:http';

/** Stops a server. @param graceMs how long requests in flight may take before their connections are cut. */
export type Close = (graceMs: number) => Promise<void>;

/**
 * Prepares a server for its end; call it before the server listens. While the server closes, every response says
 * `connection: close`, so that no client reuses its connection.
 */
export function gracefulClose(server: Server): Close {
  const pending = new Set<ServerResponse>();
  let closing = false;
  const endConnection = (response: ServerResponse) => response.setHeader('connection', 'close');
  server.prependListener('request', (_request, response: ServerResponse) => {
    if (closing) endConnection(response);
    pending.add(response);
    response.once('close', () => pending.delete(response));
  });
  return async (graceMs) => {
    closing = true;
    for (const response of pending) if (!response.headersSent) endConnection(response);
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    const force = setTimeout(() => server.closeAllConnections(), graceMs);
    await closed;
    clearTimeout(force);
  };
}
