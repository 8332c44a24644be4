import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@weft/tools/ports';
import { onTestFinished } from 'vitest';
import { NODE_FLAGS } from '../bundle.ts';
import { callsOf, freshDatabase, SITE, tempDir } from './harness.ts';
import { onSmallDisk, type SmallDisk } from './small-disk.ts';
import { TEST_BUILD } from './test-build.ts';

/** The built service. */
export const MAIN = join(TEST_BUILD, 'main.js');
/** The same service with cheap hashes. */
export const FAST_HASHING_MAIN = join(TEST_BUILD, 'main-with-fast-hashing.js');

/** Less than the time limit of a test, so that a failure shows the log. In milliseconds. */
const LOG_LIMIT_MS = 60_000;

/** The service as a process of its own. */
interface ServiceProcess {
  child: ChildProcess;
  /** Lines of the log so far. */
  log: string[];
  /** Standard error so far. */
  errors(): string;
  /** Exit code, or the signal that ended the process. */
  ended: Promise<number | string>;
  /** Resolves when the log has the event; rejects when the process ends first, and after a minute. */
  logged(event: string): Promise<void>;
  /** Starts reading a log that is not read yet. */
  readLog(): void;
}

/** The reader of a process's log: the test, nobody (the pipe fills), or a file descriptor. */
type LogOutput = 'read' | 'unread' | number;

interface ProcessOptions {
  output?: LogOutput;
  /** Gives the process, and nobody else, a small disk in a folder. */
  disk?: SmallDisk;
  /** User id of the process, for tests that run as root. */
  uid?: number | undefined;
}

/** Starts the built service, or another program, with only these settings in its environment. */
export function spawnService(
  env: Record<string, string>,
  program = MAIN,
  { output = 'read', disk, uid }: ProcessOptions = {},
): ServiceProcess {
  const command = [process.execPath, ...NODE_FLAGS, program];
  const [file = '', ...args] = disk ? [...onSmallDisk(disk), ...command] : command;
  const child = spawn(file, args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'development', SITE_ORIGIN: SITE, ...env },
    stdio: ['ignore', typeof output === 'number' ? output : 'pipe', 'pipe'],
    ...(uid !== undefined && { uid }),
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const log: string[] = [];
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    errors += part;
  });
  const ended = new Promise<number | string>((resolve) => {
    child.on(output === 'read' ? 'close' : 'exit', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const waiting = new Set<() => void>();
  const readLog = () => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      log.push(line);
      for (const look of waiting) look();
    });
  };
  if (output === 'read') readLog();
  const logged = (event: string) => {
    const found = new Promise<void>((resolve) => {
      const look = () => {
        if (log.some((line) => line.includes(`"event":"${event}"`))) resolve();
      };
      waiting.add(look);
      look();
    });
    const isEnd = ended.then((end): never => {
      throw new Error(`The service ended (${end}) before ${event}: ${errors}`);
    });
    const isLate = delay(LOG_LIMIT_MS, undefined, { ref: false }).then((): never => {
      throw new Error(`The log has no ${event} after a minute: ${[...log.slice(-20), errors].join('\n')}`);
    });
    return Promise.race([found, isEnd, isLate]);
  };
  return { child, log, errors: () => errors, ended, logged, readLog };
}

/**
 * Starts the service as a process with cheap hashes and its own store.
 * @param more further settings.
 * @param server connection string of another PostgreSQL server.
 */
export async function startProcess(more: Record<string, string> = {}, server?: string) {
  const own = await ownEnv(server);
  const process = spawnService({ ...own.env, ...more }, FAST_HASHING_MAIN);
  await process.logged('service.started');
  return { ...own, ...process, ...callsOf(own.url) };
}

/** Settings of a service process with its own folder, database and port. */
export async function ownEnv(server?: string) {
  const { databaseUrl } = await freshDatabase(undefined, server);
  const port = await freePort();
  const dataDir = await tempDir();
  const env: Record<string, string> = { DATA_DIR: dataDir, ACCOUNT_PORT: String(port) };
  if (databaseUrl) env.DATABASE_URL = databaseUrl;
  return { env, url: `http://localhost:${port}`, dataDir, databaseUrl };
}
