import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot } from './paths.ts';
import { runPnpm } from './pnpm.ts';
import { type Outcome, run } from './run.ts';
import { UserError } from './user-error.ts';

/** Seconds. */
const LIMIT = { git: 60, install: 300 } as const;

/** The output of one step. @throws UserError with that output when the step fails */
export async function step(what: string, work: Promise<Outcome>): Promise<string> {
  const { code, output } = await work;
  if (code !== 0) throw new UserError(`${output.trimEnd()}\n${what} failed: see its output above.`);
  return output.trim();
}

const git = (args: readonly string[], cleansUp = false): Promise<string> =>
  step(`git ${args[0]}`, run({ command: 'git', args, limit: LIMIT.git, quiet: true, cleansUp }));

/** The full hash of a git revision; undefined when it does not exist. */
export async function findRevision(ref: string): Promise<string | undefined> {
  const { code, output } = await run({
    command: 'git',
    args: ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`],
    limit: LIMIT.git,
    quiet: true,
  });
  return code === 0 ? output.trim() : undefined;
}

/** The full hash of a git revision. @throws UserError when it does not exist */
export async function revision(ref: string): Promise<string> {
  const commit = await findRevision(ref);
  if (commit === undefined) {
    throw new UserError(
      `There is no git revision '${ref}' to compare with: name a commit, a branch or a tag.`,
    );
  }
  return commit;
}

/**
 * Checks a git revision out, installs its packages, runs the work and removes the checkout.
 *
 * @param commit Full hash.
 * @param tree Folder of the checkout. Its content is deleted first.
 * @param work Gets that folder.
 * @throws UserError when a step fails
 */
export async function withRevision(
  commit: string,
  tree: string,
  work: (tree: string) => Promise<void>,
): Promise<void> {
  await rm(tree, { recursive: true, force: true });
  await mkdir(path.dirname(tree), { recursive: true });
  await git(['worktree', 'prune']);
  await git(['worktree', 'add', '--detach', '--force', tree, commit]);
  try {
    const args = ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
    const env = { CI: 'true' };
    await step('pnpm install', runPnpm(args, { cwd: tree, env, limit: LIMIT.install, quiet: true }));
    // The cache key hashes every input of the pictures, so this checkout's cache is valid there too.
    const pictureCache = 'packages/cloth/.cache';
    if (existsSync(fromRoot(pictureCache)))
      await cp(fromRoot(pictureCache), path.join(tree, pictureCache), { recursive: true });
    await work(tree);
  } finally {
    await git(['worktree', 'remove', '--force', tree], true);
  }
}
