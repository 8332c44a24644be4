import { createHash } from 'node:crypto';
import { copyFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runPnpm } from '@weft/tools/pnpm';
import { type Outcome, runNode } from '@weft/tools/run';
import { UserError } from '@weft/tools/user-error';
import { APPS, type App, type Application, HERE, lockfileOf, TARBALL } from './apps.ts';

/** Seconds. */
const LIMIT = 240;

/** Turns telemetry off. */
export const ENV = { CI: 'true', NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' } as const;

/** The tarball's line in a lockfile. The recorded lockfile has no digest, because it changes with every build. */
const SEAL = /(resolution: \{integrity: )[^,}\s]+(, tarball: file:weft-design-system\.tgz\})/;
const UNSEALED = '$1none$2';

/** Copies an application and the tarball to a temporary folder outside the workspace. The caller removes the folder. */
export async function copyOf(app: App, tarball: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `weft-consumer-${app}-`));
  await cp(path.join(HERE, app), folder, { recursive: true });
  const about = APPS[app];
  if ('specimens' in about)
    await copyFile(
      path.join(HERE, 'shared/specimens.tsx'),
      path.join(folder, about.specimens, 'specimens.tsx'),
    );
  await copyFile(tarball, path.join(folder, TARBALL));
  return folder;
}

const install = (folder: string, ...options: string[]): Promise<Outcome> =>
  runPnpm(['install', '--prefer-offline', ...options], { cwd: folder, env: ENV, limit: LIMIT, quiet: true });

function must({ code, output }: Outcome, what: string): void {
  if (code !== 0) throw new UserError(`${what}:\n${output}`);
}

/**
 * Installs the tarball in a copy of an application, checks the types, runs its tests and builds it.
 *
 * @param folder the copy
 * @throws {UserError} when a step fails; the message contains its output
 */
export async function prepare(app: App, folder: string): Promise<void> {
  const tarball = path.join(folder, TARBALL);
  const digest = createHash('sha512')
    .update(await readFile(tarball))
    .digest('base64');
  const lock = await readFile(lockfileOf(app), 'utf8');
  await writeFile(path.join(folder, 'pnpm-lock.yaml'), lock.replace(SEAL, `$1sha512-${digest}$2`));
  must(
    await install(folder, '--frozen-lockfile'),
    `The package cannot be installed in consumers/${app}. If its dependencies changed, run node consumers/relock.ts`,
  );
  const node = (args: readonly string[]): Promise<Outcome> =>
    runNode(args, { cwd: folder, env: ENV, limit: LIMIT, quiet: true });
  const about: Application = APPS[app];
  if (about.before) must(await node(about.before), `consumers/${app} cannot be prepared`);
  must(await node(['node_modules/typescript/bin/tsc']), `consumers/${app} has type errors with the package`);
  if (about.test) must(await node(about.test), `the tests of consumers/${app} fail`);
  must(await node(about.build), `consumers/${app} cannot be built`);
}

/** Updates an application's lockfile. */
export async function relock(app: App, tarball: string): Promise<void> {
  const folder = await copyOf(app, tarball);
  try {
    must(
      await install(folder, '--lockfile-only', '--no-frozen-lockfile'),
      `consumers/${app} cannot be resolved`,
    );
    const lock = await readFile(path.join(folder, 'pnpm-lock.yaml'), 'utf8');
    await writeFile(lockfileOf(app), lock.replace(SEAL, UNSEALED));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
