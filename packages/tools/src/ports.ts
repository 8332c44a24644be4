import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import type { Settings } from './settings.ts';
import { hasCode, UserError } from './user-error.ts';

/** The error for a port that another program uses. */
export function busyPort(port: number, part: string, setting: string): UserError {
  return new UserError(
    `Port ${port} is in use by another program, so ${part} cannot listen there: stop that program, or choose another port with ${setting}.`,
  );
}

/** Listens on all interfaces for a moment, which also detects a program on a single interface. Resolves with the error. */
function probe(port: number, host: string): Promise<unknown> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

/** Below Linux's ephemeral ports (32768 and up): an outgoing connection could take one of those before the program does. */
const RANGE = [10_000, 32_768] as const;

/** Finds a free port, for a program that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const port = randomInt(...RANGE);
  return (await probe(port, '127.0.0.1')) ? await freePort() : port;
}

/** @throws UserError when the port is taken or may not be used by this user. */
export async function requireFreePort(port: number, part: string, setting: string): Promise<void> {
  let error = await probe(port, '::');
  if (hasCode(error, 'EAFNOSUPPORT', 'EADDRNOTAVAIL')) error = await probe(port, '0.0.0.0');
  if (!error) return;
  if (hasCode(error, 'EADDRINUSE')) throw busyPort(port, part, setting);
  if (hasCode(error, 'EACCES')) {
    throw new UserError(
      `This user may not listen on port ${port} for ${part}, because the system reserves low ports: choose one above 1023 with ${setting}.`,
    );
  }
  throw error;
}

/** Checks all ports of a local run before anything starts. @throws UserError for the first port that is not free. */
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
