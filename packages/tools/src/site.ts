import type { Server } from 'node:http';
import { headerSettings } from '@weft/web-server/headers';
import { createSiteServer } from '@weft/web-server/server';
import { localOrigin } from './local-origin.ts';
import { busyPort } from './ports.ts';
import type { Secrets } from './secrets.ts';
import { type Settings, supportEdge } from './settings.ts';
import { hasCode } from './user-error.ts';

/** Serves the built site on the host and port of the settings. @throws UserError when the port is in use. */
export async function serveSite(
  settings: Settings,
  secrets: Secrets,
  publicEnv: Readonly<Record<string, string>>,
): Promise<Server> {
  const { host, sitePort, siteDist } = settings;
  const server = await createSiteServer({
    folder: siteDist,
    supportEdge: supportEdge(settings, secrets),
    ...headerSettings(publicEnv, localOrigin(host, sitePort)),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(hasCode(error, 'EADDRINUSE') ? busyPort(sitePort, 'the site', 'SITE_PORT') : error),
    );
    server.listen(sitePort, host, resolve);
  });
  return server;
}

/** Stops accepting requests, and gives open requests two seconds to finish. */
export async function closeServer(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    setTimeout(() => server.closeAllConnections(), 2_000).unref();
  });
}
