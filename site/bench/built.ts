import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { foldersOf } from '../../scripts/lib/build.ts';
import { CACHE } from '../../scripts/lib/paths.ts';
import { Refusal } from '../../scripts/lib/refusal.ts';
import { revision, step, withRevision } from '../../scripts/lib/revision.ts';
import { runNode } from '../../scripts/lib/run.ts';

/** Seconds that one part may take. */
const limit = 300;

const isBuilt = (folder: string): boolean => existsSync(path.join(folder, 'index.html'));

/** The built site in a folder. @throws Refusal when there is none */
export function builtIn(folder: string): string {
  if (isBuilt(folder)) return folder;
  throw new Refusal(`There is no built site in ${folder}: run \`npx pnpm@12 start\` once, then this again.`);
}

/**
 * The built site of a folder, or of a git revision, which is built once.
 *
 * @param name A path, or whatever git knows as a commit.
 * @returns its folder
 * @throws Refusal when it is neither, or cannot be built
 */
export async function builtAt(name: string): Promise<string> {
  if (existsSync(name)) return builtIn(path.resolve(name));
  const commit = await revision(name);
  const into = path.join(CACHE, 'bench', commit);
  if (isBuilt(into)) return into;
  await withRevision(commit, path.join(CACHE, 'bench/tree'), async (tree) => {
    for (const folder of foldersOf('site')) {
      const work = runNode(['--run', 'build'], { cwd: path.join(tree, folder), limit, quiet: true });
      await step(`Building ${folder} of ${name}`, work);
    }
    await cp(path.join(tree, 'site/dist'), into, { recursive: true });
  });
  return into;
}
