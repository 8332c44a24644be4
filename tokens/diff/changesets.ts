import { readdir, readFile } from 'node:fs/promises';
import { BUMPS, type Bump, greatest } from './bumps.ts';
import type { Difference } from './compare.ts';
import { demandsOf } from './report.ts';
import type { Snapshot } from './snapshot.ts';

const ENTRY = /^["']?(@?[\w./-]+)["']?:\s*(none|patch|minor|major)\s*$/gm;

/** The texts of the changesets that wait in a folder; none where there is no folder. */
export async function waitingTexts(folder: URL): Promise<string[]> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const names = files.filter((file) => file.endsWith('.md') && file !== 'README.md');
  return Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
}

/** The bumps that changesets give each package, by name: the greatest counts. */
export function bumpsOf(texts: readonly string[]): Map<string, Bump> {
  const bumps = new Map<string, Bump>();
  for (const text of texts) {
    const [, head = ''] = text.split(/^---\s*$/m);
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

/**
 * What changed since the last release and waits in no changeset: a package without a bump great enough, and a token whose name
 * stands in no text in code, nor the name of a token that it comes from.
 */
export function untoldProblems(
  texts: readonly string[],
  difference: Difference,
  before: Snapshot,
  after: Snapshot,
): string[] {
  const bumps = bumpsOf(texts);
  const waiting = new Map(
    Object.keys(demandsOf(difference)).map((name) => [name, bumps.get(name) ?? 'none'] as const),
  );
  const base = after.modes.values().next().value ?? {};
  const told = (id: string): boolean =>
    [id, ...(base[id]?.sources ?? [])].some((name) => texts.some((text) => text.includes(`\`${name}\``)));
  const changed = [
    ...difference.visual.map(({ cause }) => cause),
    ...Object.keys(after.names).filter((id) => !before.names[id]),
    ...Object.keys(before.names).filter((id) => !after.names[id]),
  ];
  return [
    ...promiseProblems(waiting, demandsOf(difference)),
    ...changed
      .filter((id) => !told(id))
      .map((id) => `${id} changed since ${before.version}, and no changeset names it`),
  ];
}
