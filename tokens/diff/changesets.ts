import { readdir, readFile } from 'node:fs/promises';
import { BUMPS, type Bump, greatest } from './bumps.ts';

const ENTRY = /^["']?(@?[\w./-]+)["']?:\s*(none|patch|minor|major)\s*$/gm;

/** The bumps that waiting changesets give each package, by name: the greatest counts. */
export async function waitingBumps(folder: URL): Promise<Map<string, Bump>> {
  const bumps = new Map<string, Bump>();
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of files.filter((file) => file.endsWith('.md') && file !== 'README.md')) {
    const [, head = ''] = (await readFile(new URL(name, folder), 'utf8')).split(/^---\s*$/m);
    for (const [, owner = '', bump] of head.matchAll(ENTRY))
      bumps.set(owner, greatest([bumps.get(owner) ?? 'none', bump as Bump]));
  }
  return bumps;
}

/** Packages whose changesets promise less than the change demands. A package without a changeset has promised nothing. */
export const promiseProblems = (
  waiting: ReadonlyMap<string, Bump>,
  demanded: Readonly<Record<string, Bump>>,
): string[] =>
  Object.entries(demanded).flatMap(([name, bump]) => {
    const set = waiting.get(name);
    return set !== undefined && BUMPS.indexOf(set) < BUMPS.indexOf(bump)
      ? [`a changeset gives ${name} a ${set} bump, but the tokens demand ${bump}: raise it`]
      : [];
  });
