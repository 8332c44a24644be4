import { existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from '../build.ts';
import { CACHE, fromRoot, ROOT } from '../paths.ts';
import { Refusal } from '../refusal.ts';
import { run, runNode } from '../run.ts';

/** Everything of the visual comparison; safe to delete. */
export const VISUAL = path.join(CACHE, 'visual');

/** Storybook's own program, from a repository's root. */
export const STORYBOOK = 'node_modules/storybook/dist/bin/dispatcher.js';

/** Seconds. */
const LIMIT = { git: 60, install: 300, tokens: 120, storybook: 300 } as const;

/** Runs a step of the way to a built Storybook. @throws Refusal with what it wrote, when it fails */
async function step(what: string, work: ReturnType<typeof run>): Promise<string> {
  const { code, output } = await work;
  if (code !== 0) throw new Refusal(`${output.trimEnd()}\n${what} failed: see its own words above.`);
  return output.trim();
}

const git = (...args: string[]): Promise<string> =>
  step(`git ${args[0]}`, run({ command: 'git', args, limit: LIMIT.git, quiet: true }));

/** Builds the Storybook of a checked-out tree into a folder. */
async function buildStorybook(tree: string, into: string): Promise<void> {
  const args = [STORYBOOK, 'build', '--quiet', '--output-dir', into];
  const env = { STORYBOOK_DISABLE_TELEMETRY: '1' };
  await step(
    'Building the Storybook',
    runNode(args, { cwd: tree, env, limit: LIMIT.storybook, quiet: true }),
  );
}

/** The Storybook of the files as they lie here, built anew. @returns its folder */
export async function buildHere(): Promise<string> {
  await build('tokens', {}, () => undefined);
  const into = path.join(VISUAL, 'here');
  await buildStorybook(ROOT, into);
  return into;
}

/** The full name of a git revision. @throws Refusal when there is none of that name */
export async function revision(ref: string): Promise<string> {
  const { code, output } = await run({
    command: 'git',
    args: ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`],
    limit: LIMIT.git,
    quiet: true,
  });
  if (code !== 0) {
    throw new Refusal(`There is no git revision '${ref}' to compare with: name a commit, a branch or a tag.`);
  }
  return output.trim();
}

/**
 * The Storybook of a git revision, built once: its files are checked out beside these, installed from what is on this
 * machine already, and taken away again.
 *
 * @param commit Full name.
 * @returns the folder of the built Storybook
 * @throws Refusal when a step fails
 */
export async function buildRevision(commit: string): Promise<string> {
  const into = path.join(VISUAL, commit, 'storybook');
  if (existsSync(path.join(into, 'index.json'))) return into;
  const tree = path.join(VISUAL, 'tree');
  await rm(tree, { recursive: true, force: true });
  await mkdir(VISUAL, { recursive: true });
  await git('worktree', 'prune');
  await git('worktree', 'add', '--detach', '--force', tree, commit);
  try {
    const [command = '', ...first] = process.env.npm_execpath?.includes('pnpm')
      ? [process.env.npm_execpath]
      : ['npx', '--yes', 'pnpm@12'];
    const args = [...first, 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'];
    const env = { CI: 'true' };
    await step('pnpm install', run({ command, args, cwd: tree, env, limit: LIMIT.install, quiet: true }));
    // Woven pictures are named by all that they are made of, so those of here may serve.
    const woven = 'packages/cloth/.cache';
    if (existsSync(fromRoot(woven))) await cp(fromRoot(woven), path.join(tree, woven), { recursive: true });
    const tokens = { cwd: tree, limit: LIMIT.tokens, quiet: true };
    await step('Building the tokens', runNode(['tokens/build.ts'], tokens));
    await buildStorybook(tree, into);
  } finally {
    await git('worktree', 'remove', '--force', tree);
  }
  return into;
}
