import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** Debian's folder of PostgreSQL's programs, by version. */
const DEBIAN = '/usr/lib/postgresql';
const USER = 'weft';
/** Debian's user `nobody`, because PostgreSQL refuses to run as root. */
const NOBODY_ID = 65_534;
const IS_ROOT = process.getuid?.() === 0;

/** A PostgreSQL server for tests. */
interface PostgresServer {
  url: string;
  /** Stops the server and removes its files. */
  stop(): Promise<void>;
}

/**
 * Starts Debian's PostgreSQL as an unprivileged user, in a temporary folder, on a free port. Installs it first where it is
 * missing and this process runs as root.
 * @param options.durable syncs each commit to the disk. Tests discard their data and do not need that.
 * @throws Error with one sentence that says why there is no server.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const programs = findPrograms() ?? (await install());
  const folder = mkdtempSync(join(tmpdir(), 'weft-postgres-'));
  const data = join(folder, 'data');
  const asUser = IS_ROOT ? { uid: NOBODY_ID, gid: NOBODY_ID, cwd: folder } : { cwd: folder };
  if (IS_ROOT) chownSync(folder, NOBODY_ID, NOBODY_ID);
  chmodSync(folder, 0o700);
  const control = (...args: string[]) => run(join(programs, 'pg_ctl'), ['-D', data, '-w', ...args], asUser);

  const stop = async () => {
    process.off('exit', stopNow);
    await control('-m', 'immediate', 'stop').catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  };
  /** Stops the server when the process exits, which cannot wait for promises. */
  const stopNow = () => {
    try {
      execFileSync(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], {
        ...asUser,
        stdio: 'ignore',
      });
    } catch {
      // The server was not running.
    }
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', stopNow);

  try {
    const options = ['-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    await run(join(programs, 'initdb'), ['-D', data, ...options], asUser);
    const port = await freePort();
    const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=${durable ? 'on' : 'off'} -c max_connections=200`;
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
