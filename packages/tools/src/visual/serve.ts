import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/**
 * Serves a folder on the loopback interface, on a free port.
 *
 * @param folder Absolute path. Only files that are in it now are served.
 * @returns its origin, and a function that closes the server
 */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(sirv(folder, { maxAge: 3600 }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${port}`, close };
}
