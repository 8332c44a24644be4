import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { foldersOf } from '@weft/tools/build';
import { revision, step, withRevision } from '@weft/tools/git-revision';
import { CACHE } from '@weft/tools/paths';
import { runNode } from '@weft/tools/run';
import { UserError } from '@weft/tools/user-error';

/** Time limit of one build, in seconds. */
const limit = 300;

const isBuilt = (folder: string): boolean => existsSync(path.join(folder, 'index.html'));

/** Returns a folder that contains a built site. @throws UserError when it contains none */
export function builtIn(folder: string): string {
  if (isBuilt(folder)) return folder;
  throw new UserError(
    `There is no built site in ${folder}: run \`npx pnpm@12 start\` once, then this again.`,
  );
}

/**
 * Finds the built site in a folder, or builds the site of a git revision and caches it.
 *
 * @param name A path or a git revision.
 * @returns the folder of the built site
 * @throws UserError when it is neither, or the build fails
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
