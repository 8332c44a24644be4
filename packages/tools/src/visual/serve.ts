import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The file at an address; undefined for a folder and for a path outside the served folder. */
async function fileOf(folder: string, address = '/'): Promise<string | undefined> {
  const { pathname } = new URL(address, 'http://localhost');
  const file = path.join(folder, decodeURIComponent(pathname));
  if (!file.startsWith(`${folder}${path.sep}`)) return undefined;
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? file : undefined;
}

/**
 * Serves a folder on the loopback interface, on a free port.
 *
 * @param folder Absolute path.
 * @returns its origin, and a function that closes the server
 */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => void }> {
  const server: Server = createServer(async ({ url }, response) => {
    const file = await fileOf(folder, url).catch(() => undefined);
    if (!file) return void response.writeHead(404).end();
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'max-age=3600' });
    createReadStream(file).pipe(response);
  });
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
