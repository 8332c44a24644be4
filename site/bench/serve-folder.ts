import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSiteServer } from '@weft/web-server/server';

/** Serves a built site as the product's own server does, on a free port. */
export async function serveFolder(folder: string): Promise<{ server: Server; origin: string }> {
  const server = await createSiteServer({ folder, apiOrigins: [] });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}
