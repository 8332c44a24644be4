import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** Where Debian keeps each version's programs. */
const DEBIAN = '/usr/lib/postgresql';
const USER = 'weft';
/** Debian's «nobody»: PostgreSQL refuses to be root. */
const ORDINARY_ID = 65_534;
const IS_ROOT = process.getuid?.() === 0;

/** A PostgreSQL server for tests. */
export interface PostgresServer {
  url: string;
  /** Ends it and removes its files. */
  stop(): Promise<void>;
}

/**
 * Starts Debian's PostgreSQL as an ordinary user, in a temporary folder, on a port of its own; installs it first
 * where it is missing and this process may.
 * @param options.durable waits for the disk at each commit; of no use to tests, whose data goes with them.
 * @throws Error with one plain sentence why there is none.
 */
export async function startPostgres({ durable = false } = {}): Promise<PostgresServer> {
  const programs = findPrograms() ?? (await install());
  const folder = mkdtempSync(join(tmpdir(), 'weft-postgres-'));
  const data = join(folder, 'data');
  const asUser = IS_ROOT ? { uid: ORDINARY_ID, gid: ORDINARY_ID, cwd: folder } : { cwd: folder };
  if (IS_ROOT) chownSync(folder, ORDINARY_ID, ORDINARY_ID);
  chmodSync(folder, 0o700);
  const control = (...args: string[]) => run(join(programs, 'pg_ctl'), ['-D', data, '-w', ...args], asUser);

  const stop = async () => {
    process.off('exit', stopNow);
    await control('-m', 'immediate', 'stop').catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  };
  /** For an end that waits for nobody. */
  const stopNow = () => {
    try {
      execFileSync(join(programs, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], {
        ...asUser,
        stdio: 'ignore',
      });
    } catch {
      // It was not running, which is what was wanted.
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

/** The programs of the newest version that is installed. */
export function findPrograms(): string | undefined {
  if (!existsSync(DEBIAN)) return undefined;
  return readdirSync(DEBIAN)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')));
}

async function install(): Promise<string> {
  if (!existsSync('/usr/bin/apt-get')) {
    throw new Error('it is not installed, and this is no Debian where it could be');
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
  if (!programs) throw new Error('apt-get installed it, but its programs are not where Debian keeps them');
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
