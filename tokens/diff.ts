import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Matrix } from './checks/contrast.ts';
import { ROOT } from './compile.ts';
import { bumpsOf, promiseProblems, waitingTexts } from './diff/changesets.ts';
import { compare, type Difference } from './diff/compare.ts';
import { recordOf } from './diff/record.ts';
import { changesetText, demandsOf, report } from './diff/report.ts';
import { withRevision } from './diff/revision.ts';
import { snapshotOf } from './diff/snapshot.ts';

const USAGE = `pnpm tokens:diff <ref> [--write | --record]
  What changed in the tokens since a git revision, the bump that it demands, and the text of its changeset.
  --write   put that text in .changeset/tokens.md
  --record  only put the revision on record in released.json, as the last release`;

const json = async <T>(file: URL): Promise<T> => JSON.parse(await readFile(file, 'utf8')) as T;

/**
 * Compare the tokens of a folder with those of a git revision of its repository.
 *
 * @param root a folder laid out as this one, inside the repository
 * @throws {Error} when the revision or its tokens cannot be read
 */
export async function diffTokens(ref: string, root: URL = ROOT): Promise<Difference> {
  const before = await withRevision(ref, fileURLToPath(root), snapshotOf);
  const after = await snapshotOf(root);
  const { removed } = await json<{ removed: Record<string, string | null> }>(new URL('removed.json', root));
  return compare(before, after, removed, await json<Matrix>(new URL('contrast.json', root)));
}

/**
 * The command: prints, writes if asked, and tells what stands in the way of a release.
 *
 * @returns the exit code: 1 when something stands in the way, 2 when the call was wrong
 */
export async function main(
  args: readonly string[],
  print: (text: string) => void = console.log,
  root: URL = ROOT,
): Promise<number> {
  const [ref, ...more] = args.filter((arg) => !arg.startsWith('--'));
  const flags = args.filter((arg) => arg.startsWith('--'));
  if (!ref || more.length > 0 || flags.some((flag) => !['--write', '--record'].includes(flag))) {
    print(USAGE);
    return 2;
  }
  if (flags.includes('--record')) {
    const release = recordOf(await withRevision(ref, fileURLToPath(root), snapshotOf));
    await writeFile(new URL('released.json', root), `${JSON.stringify(release, null, 2)}\n`);
    print(`Version ${release.version} is on record in released.json.`);
    return 0;
  }
  const difference = await diffTokens(ref, root);
  print(report(difference));
  const folder = new URL('../.changeset/', root);
  const text = changesetText(difference);
  if (text && flags.includes('--write')) {
    await mkdir(folder, { recursive: true });
    await writeFile(new URL('tokens.md', folder), text);
    print('Written to .changeset/tokens.md.');
  } else if (text) {
    print(`\nText of the changeset:\n\n${text}`);
  }
  const problems = [
    ...difference.problems,
    ...promiseProblems(bumpsOf(await waitingTexts(folder)), demandsOf(difference)),
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
