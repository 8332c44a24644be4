import { createHash } from 'node:crypto';
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runPnpm } from '@weft/tools/pnpm';
import { type Outcome, runNode } from '@weft/tools/run';
import { UserError } from '@weft/tools/user-error';
import { APPS, type App, type Application, HERE, LOCKFILE, NAMES, TARBALL } from './apps.ts';

/** Seconds. */
const LIMIT = 240;

/** Turns telemetry off. */
export const ENV = { CI: 'true', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' } as const;

/** The tarball's line in the lockfile. The recorded lockfile has no digest, because it changes with every build. */
const SEAL = /(resolution: \{integrity: )[^,}\s]+(, tarball: file:weft-design-system\.tgz\})/;
const UNSEALED = '$1none$2';

/** The lockfile in a copy. */
const lockOf = (folder: string): string => path.join(folder, 'pnpm-lock.yaml');

/** Copies the applications and the tarball to a temporary folder outside the repository, for as long as the work takes. */
export async function inCopy<T>(tarball: string, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'weft-consumers-'));
  try {
    for (const app of NAMES) {
      const about: Application = APPS[app];
      await cp(path.join(HERE, app), path.join(folder, app), { recursive: true });
      if (about.specimens)
        await copyFile(
          path.join(HERE, 'shared/specimens.tsx'),
          path.join(folder, app, about.specimens, 'specimens.tsx'),
        );
    }
    await copyFile(path.join(HERE, 'pnpm-workspace.yaml'), path.join(folder, 'pnpm-workspace.yaml'));
    await copyFile(LOCKFILE, lockOf(folder));
    await copyFile(tarball, path.join(folder, TARBALL));
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const pnpmInstall = (folder: string, ...options: string[]): Promise<Outcome> =>
  runPnpm(['install', '--prefer-offline', ...options], { cwd: folder, env: ENV, limit: LIMIT, quiet: true });

function must({ code, timedOut, output }: Outcome, what: string): void {
  if (timedOut) throw new UserError(`${what}: it took longer than ${LIMIT} s.\n${output}`);
  if (code !== 0) throw new UserError(`${what}:\n${output}`);
}

/**
 * Installs the tarball and everything else in the lockfile in a copy of the applications.
 *
 * @throws {UserError} when it cannot be installed
 */
export async function install(folder: string): Promise<void> {
  const digest = createHash('sha512')
    .update(await readFile(path.join(folder, TARBALL)))
    .digest('base64');
  const lock = await readFile(lockOf(folder), 'utf8');
  await writeFile(lockOf(folder), lock.replace(SEAL, `$1sha512-${digest}$2`));
  must(
    await pnpmInstall(folder, '--frozen-lockfile'),
    'The package cannot be installed in the applications. If its dependencies changed, run npx pnpm@12 exec node consumers/relock.ts',
  );
}

/**
 * Checks the types of an application, runs its tests and builds it.
 *
 * @param folder the application, installed
 * @throws {UserError} when a step fails; the message contains its output
 */
export async function prepare(app: App, folder: string): Promise<void> {
  const node = (args: readonly string[]): Promise<Outcome> =>
    runNode(args, { cwd: folder, env: ENV, limit: LIMIT, quiet: true });
  const about: Application = APPS[app];
  if (about.before) must(await node(about.before), `consumers/${app} cannot be prepared`);
  must(await node(['node_modules/typescript/bin/tsc']), `consumers/${app} has type errors with the package`);
  if (about.test) must(await node(about.test), `the tests of consumers/${app} fail`);
  must(await node(about.build), `consumers/${app} cannot be built`);
}

/**
 * Prepares every application, two at a time, because compilers and bundlers often use one thread. Begins with the last,
 * which is the largest. Begins no other after a failure.
 *
 * @param folder the copy, installed
 * @throws {UserError} when a step of one fails, once the other has ended; the message is that of each
 */
export async function prepareAll(folder: string): Promise<void> {
  const rest = [...NAMES];
  const failures: string[] = [];
  const work = async (): Promise<void> => {
    for (let app = rest.pop(); app && failures.length === 0; app = rest.pop())
      await prepare(app, path.join(folder, app)).catch((error: Error) => failures.push(error.message));
  };
  await Promise.all([work(), work()]);
  if (failures.length > 0) throw new UserError(failures.join('\n\n'));
}

/** Resolves what changed, and keeps the other versions of the lockfile. */
export async function relock(folder: string): Promise<void> {
  must(
    await pnpmInstall(folder, '--lockfile-only', '--no-frozen-lockfile'),
    'The applications cannot be resolved',
  );
  await writeFile(LOCKFILE, (await readFile(lockOf(folder), 'utf8')).replace(SEAL, UNSEALED));
}
