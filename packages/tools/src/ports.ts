import { createServer } from 'node:net';
import type { Settings } from './settings.ts';
import { hasCode, UserError } from './user-error.ts';

/** The sentence for a port that another program holds. */
export function busyPort(port: number, part: string, setting: string): UserError {
  return new UserError(
    `Port ${port} is in use by another program, so ${part} cannot listen there: stop that program, or choose another port with ${setting}.`,
  );
}

/** What became of listening on all interfaces for a moment; that also meets holders of a single one. */
function probe(port: number, host: string): Promise<unknown> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** @throws UserError when the port is taken or may not be used by this user. */
export async function requireFreePort(port: number, part: string, setting: string): Promise<void> {
  let error = await probe(port, '::');
  if (hasCode(error, 'EAFNOSUPPORT', 'EADDRNOTAVAIL')) error = await probe(port, '0.0.0.0');
  if (!error) return;
  if (hasCode(error, 'EADDRINUSE')) throw busyPort(port, part, setting);
  if (hasCode(error, 'EACCES')) {
    throw new UserError(
      `This user may not listen on port ${port} for ${part}, as the system keeps low ports for itself: choose one above 1023 with ${setting}.`,
    );
  }
  throw error;
}

/** The ports of a local run, all of them, before anything is started. @throws UserError for the first that is not free. */
export async function requirePorts({
  sitePort,
  accountPort,
  mainAppPort,
  ownService,
}: Settings): Promise<void> {
  await requireFreePort(sitePort, 'the site', 'SITE_PORT');
  if (!ownService) return;
  await requireFreePort(accountPort, 'the account service', 'ACCOUNT_PORT');
  await requireFreePort(mainAppPort, 'the main-application stand-in', 'MAIN_APP_PORT');
}
