import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readChangesets } from '@changesets/read';
import { BUMPS, type Bump, highest } from './bumps.ts';
import type { Difference } from './compare.ts';
import { neededBumps } from './report.ts';
import type { Snapshot } from './snapshot.ts';

/** A changeset: its text, and the bump of each package. */
export type Changeset = Pick<Awaited<ReturnType<typeof readChangesets>>[number], 'summary' | 'releases'>;

/** The pending changesets of the repository that has a package; none without a folder for them. */
export const pendingChangesets = (root: URL): Promise<Changeset[]> =>
  existsSync(new URL('../.changeset', root))
    ? readChangesets(fileURLToPath(new URL('../', root)))
    : Promise.resolve([]);

/** The highest bump that changesets give each package. */
export function pendingBumps(changesets: readonly Changeset[]): Map<string, Bump> {
  const bumps = new Map<string, Bump>();
  for (const { name, type } of changesets.flatMap(({ releases }) => releases))
    bumps.set(name, highest([bumps.get(name) ?? 'none', type]));
  return bumps;
}

/** Packages whose changesets give a lower bump than the change needs. A package without a changeset is no problem here. */
export const bumpProblems = (
  pending: ReadonlyMap<string, Bump>,
  needed: Readonly<Record<string, Bump>>,
): string[] =>
  Object.entries(needed).flatMap(([name, bump]) => {
    const given = pending.get(name);
    return given !== undefined && BUMPS.indexOf(given) < BUMPS.indexOf(bump)
      ? [
          `a changeset gives ${name} ${given === 'none' ? 'no' : `a ${given}`} bump, but the tokens need ${bump}: raise it`,
        ]
      : [];
  });

/**
 * Changes since the last release that no changeset covers: a package whose bump is too low, and a changed token, utility or
 * mode that no changeset names in backticks. A token may be named by one that it is an alias of.
 */
export function missingChangesetProblems(
  changesets: readonly Changeset[],
  difference: Difference,
  before: Snapshot,
  after: Snapshot,
): string[] {
  const needed = neededBumps(difference);
  const pending = pendingBumps(changesets);
  const bumps = new Map(Object.keys(needed).map((name) => [name, pending.get(name) ?? 'none'] as const));
  const base = after.modes.values().next().value ?? {};
  const isNamed = (id: string): boolean =>
    [id, ...(base[id]?.sources ?? [])].some((name) =>
      changesets.some(({ summary }) => summary.includes(`\`${name}\``)),
    );
  const changed = new Set([
    ...difference.api.map(({ subject }) => subject),
    ...difference.visual.map(({ cause }) => cause),
    ...Object.keys(after.names).filter((id) => !before.names[id]),
  ]);
  return [
    ...bumpProblems(bumps, needed),
    ...[...changed]
      .filter((id) => !isNamed(id))
      .map(
        (id) =>
          `${id} changed since ${before.version}: name it in a changeset, in backticks (tokens:diff main --write does)`,
      ),
  ];
}
