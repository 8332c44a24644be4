import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@weft/tools/ports';
import { TEMPORARY_FOLDER } from './temporary-folder.ts';

const run = promisify(execFile);

/** Debian's folder of PostgreSQL's programs, by version. */
const DEBIAN = '/usr/lib/postgresql';
const USER = 'weft';
/** Debian's user `nobody`, because PostgreSQL refuses to run as root. */
const NOBODY_ID = 65_534;
const IS_ROOT = process.getuid?.() === 0;

/**
 * Shell script that stops the server and removes its files when its standard input closes: at the end of this process,
 * however it ends.
 */
const WATCH = 'cat; "$0" -D "$1" -m immediate -w stop; rm -rf "$2"';

interface PostgresOptions {
  durable?: boolean;
  tls?: { cert: string; key: string };
}

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  url: string;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

/**
 * Starts Debian's PostgreSQL as an unprivileged user, in a temporary folder, on a free port. Installs it first where it is
 * missing and this process runs as root.
 * @param options.durable syncs each commit to the disk. Tests discard their data and do not need that.
 * @param options.tls PEM texts with which the server offers TLS.
 * @throws Error with one sentence that says why there is no server.
 */
export async function startPostgres({ durable = false, tls }: PostgresOptions = {}): Promise<PostgresServer> {
  const programs = findPrograms() ?? (await install());
  const folder = mkdtempSync(join(durable ? tmpdir() : TEMPORARY_FOLDER, 'weft-postgres-'));
  const data = join(folder, 'data');
  const asUser = IS_ROOT ? { uid: NOBODY_ID, gid: NOBODY_ID, cwd: folder } : { cwd: folder };
  if (IS_ROOT) chownSync(folder, NOBODY_ID, NOBODY_ID);
  chmodSync(folder, 0o700);
  const control = (...args: string[]) => run(join(programs, 'pg_ctl'), ['-D', data, '-w', ...args], asUser);

  const watch = spawn('sh', ['-c', WATCH, join(programs, 'pg_ctl'), data, folder], {
    ...asUser,
    cwd: '/',
    // In its own process group, so that a signal to this process's group does not end it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watch.unref();
  const stop = async () => {
    watch.ref();
    const ended = once(watch, 'exit');
    watch.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    const options = ['-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await run(join(programs, 'initdb'), ['-D', data, ...options], asUser);
    const port = await freePort();
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=${durable ? 'on' : 'off'} -c max_connections=200 -c ssl=${tls ? 'on' : 'off'}`;
    for (const [name, text] of Object.entries(tls ?? {})) {
      const file = join(data, `server.${name === 'cert' ? 'crt' : name}`);
      writeFileSync(file, text, { mode: 0o600 });
      if (IS_ROOT) chownSync(file, NOBODY_ID, NOBODY_ID);
    }
    await control('-l', join(folder, 'log'), '-o', settings, 'start');
    return { url: `postgres://${USER}@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    await stop();
    throw new Error(`it did not start (${firstLine(error)})`, { cause: error });
  }
}

/** Finds the programs of the newest installed version. */
export function findPrograms(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  return readdirSync(DEBIAN)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

async function install(): Promise<string> {
  if (!existsSync('/usr/bin/apt-get')) {
    throw new Error('it is not installed, and this is not Debian, where it could be');
  }
  if (!IS_ROOT) throw new Error("it is not installed: run 'sudo apt-get install postgresql' once");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => run('apt-get', ['-y', '-qq', ...args], { env, timeout: 240_000 });
  try {
    await apt('install', '--no-install-recommends', 'postgresql').catch(async () => {
      await apt('update');
      await apt('install', '--no-install-recommends', 'postgresql');
    });
  } catch (error) {
    throw new Error(`it is not installed, and apt-get could not (${firstLine(error)})`, { cause: error });
  }
  const programs = findPrograms();
  if (!programs) throw new Error('apt-get installed it, but its programs are not in the usual folder');
  return programs;
}

function firstLine(error: unknown): string {
  const { stderr, message } = Object(error) as { stderr?: unknown; message?: unknown };
  return (
    String(stderr || message || error)
      .trim()
      .split('\n')[0] ?? ''
  );
}
