import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build.ts';
import { step, withRevision } from '../git-revision.ts';
import { CACHE, ROOT } from '../paths.ts';
import { runNode } from '../run.ts';

/** Files of the visual comparison. Safe to delete. */
export const VISUAL = path.join(CACHE, 'visual');

/** Output folder of the working tree's Storybook. */
export const HERE = path.join(VISUAL, 'here');

/** Storybook's CLI, relative to a repository's root. */
export const STORYBOOK = 'node_modules/storybook/dist/bin/dispatcher.js';

/** Seconds. */
const LIMIT = { tokens: 120, storybook: 300 } as const;

/** Builds the Storybook of a checkout into a folder. */
async function buildStorybook(tree: string, into: string): Promise<void> {
  const args = [STORYBOOK, 'build', '--quiet', '--output-dir', into];
  const env = { STORYBOOK_DISABLE_TELEMETRY: '1' };
  await step(
    'Building the Storybook',
    runNode(args, { cwd: tree, env, limit: LIMIT.storybook, quiet: true }),
  );
}

/** Builds the working tree's Storybook. @returns its folder */
export async function buildHere(): Promise<string> {
  await build('tokens', {}, () => undefined);
  await buildStorybook(ROOT, HERE);
  return HERE;
}

/**
 * Builds the Storybook of a git revision, or reuses an earlier build.
 *
 * @param commit Full hash.
 * @returns the folder of the built Storybook
 * @throws UserError when a step fails
 */
export async function buildRevision(commit: string): Promise<string> {
  const into = path.join(VISUAL, commit, 'storybook');
  if (existsSync(path.join(into, 'index.json'))) return into;
  await withRevision(commit, path.join(VISUAL, 'tree'), async (tree) => {
    const tokens = { cwd: tree, limit: LIMIT.tokens, quiet: true };
    await step('Building the tokens', runNode(['tokens/build.ts'], tokens));
    await buildStorybook(tree, into);
  });
  return into;
}
