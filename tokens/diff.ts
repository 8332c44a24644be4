import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Matrix } from './checks/contrast.ts';
import { ROOT } from './compile.ts';
import type { Removed } from './diff/api-changes.ts';
import {
  bumpProblems,
  missingChangesetProblems,
  pendingBumps,
  pendingChangesets,
} from './diff/changesets.ts';
import { compare, type Difference } from './diff/compare.ts';
import { reachOf } from './diff/reach.ts';
import { recordOf, snapshotFrom } from './diff/release-record.ts';
import { changesetText, failingCount, neededBumps, report, reportJson } from './diff/report.ts';
import { withRevision } from './diff/revision.ts';
import { snapshotOf } from './diff/snapshot.ts';

const USAGE = `npx pnpm@12 tokens:diff [ref] [--write | --json]
  Prints what changed in the tokens since a git revision (the last commit by default), the components that use them,
  contrasts below their minimum, the bump that the change needs, and the text of its changeset.
  --write   write that text to a new file in .changeset
  --json    print the changed values, their components and the failing pairs, as JSON
npx pnpm@12 tokens:diff --record
  Records the tokens in released.tsv as the last release. \`npx pnpm@12 release\` runs it.`;

const read = (name: string, root: URL): Promise<string> => readFile(new URL(name, root), 'utf8');

/** The parts of a comparison that only the newer revision has. */
const rules = async (root: URL): Promise<[Removed, Matrix]> => [
  (JSON.parse(await read('removed.json', root)) as { removed: Removed }).removed,
  JSON.parse(await read('contrast.json', root)) as Matrix,
];

/**
 * Compares the tokens of a folder with those of a git revision of its repository.
 *
 * @param root a folder with the layout of this one, inside the repository
 * @throws {Error} when the revision or its tokens cannot be read
 */
export async function diffTokens(ref: string, root: URL): Promise<Difference> {
  const before = await withRevision(ref, fileURLToPath(root), snapshotOf);
  const after = await snapshotOf(root);
  return compare(before, after, ...(await rules(root)));
}

/** Changes since the recorded release that no pending changeset covers, and removals that break the rules. */
export async function releaseProblems(): Promise<string[]> {
  const before = snapshotFrom(await read('released.tsv', ROOT));
  const after = await snapshotOf(ROOT);
  if (before.version !== after.version)
    return [
      `released.tsv records ${before.version}, and the package is ${after.version}: run npx pnpm@12 tokens:diff --record`,
    ];
  const difference = compare(before, after, ...(await rules(ROOT)));
  const changesets = await pendingChangesets(ROOT);
  return [...difference.problems, ...missingChangesetProblems(changesets, difference, before, after)];
}

/** Writes a text to `tokens.md`, or to the next free name: a pending changeset is never overwritten. @returns the name */
async function writeNew(folder: URL, text: string, number = 1): Promise<string> {
  await mkdir(folder, { recursive: true });
  const name = number === 1 ? 'tokens.md' : `tokens-${number}.md`;
  try {
    await writeFile(new URL(name, folder), text, { flag: 'wx' });
    return name;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return writeNew(folder, text, number + 1);
  }
}

/**
 * The command: prints the difference, writes files on request, and prints the problems that prevent a release.
 *
 * @param swatches whether the output is a terminal with 24-bit colours
 * @returns the exit code: 1 when something prevents a release, 2 for wrong arguments
 */
export async function main(
  args: readonly string[],
  print: (text: string) => void = console.log,
  root: URL = ROOT,
  swatches: boolean = process.stdout.isTTY && process.stdout.getColorDepth() === 24,
): Promise<number> {
  const [ref = 'HEAD', ...more] = args.filter((arg) => !arg.startsWith('--'));
  const flags = args.filter((arg) => arg.startsWith('--'));
  if (args.join() === '--record') {
    const release = await snapshotOf(root);
    await writeFile(new URL('released.tsv', root), recordOf(release));
    print(`Recorded version ${release.version} in released.tsv.`);
    return 0;
  }
  if (more.length > 0 || !['', '--write', '--json'].includes(flags.join())) {
    print(USAGE);
    return 2;
  }
  const difference = await diffTokens(ref, root);
  const reach = await reachOf(difference, root);
  if (flags.includes('--json')) {
    print(reportJson(difference, reach));
    return 0;
  }
  print(report(difference, { swatches, reach }));
  const folder = new URL('../.changeset/', root);
  const text = changesetText(difference);
  if (text && flags.includes('--write')) {
    print(`Wrote .changeset/${await writeNew(folder, text)}.`);
  } else if (text) {
    print(`\nText of the changeset:\n\n${text}`);
  }
  const failing = failingCount(difference);
  const problems = [
    ...(failing > 0 ? [`contrasts below their minimum: ${failing}, marked FAILS above`] : []),
    ...difference.problems,
    ...bumpProblems(pendingBumps(await pendingChangesets(root)), neededBumps(difference)),
  ];
  for (const problem of problems) print(`FAIL ${problem}`);
  return problems.length > 0 ? 1 : 0;
}

if (import.meta.main) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
