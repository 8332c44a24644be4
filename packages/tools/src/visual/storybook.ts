import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from '../build.ts';
import { CACHE, ROOT } from '../paths.ts';
import { step, withRevision } from '../revision.ts';
import { runNode } from '../run.ts';

/** Everything of the visual comparison; safe to delete. */
export const VISUAL = path.join(CACHE, 'visual');

/** Where the Storybook of the files here is built. */
export const HERE = path.join(VISUAL, 'here');

/** Storybook's own program, from a repository's root. */
export const STORYBOOK = 'node_modules/storybook/dist/bin/dispatcher.js';

/** Seconds. */
const LIMIT = { tokens: 120, storybook: 300 } as const;

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
  await buildStorybook(ROOT, HERE);
  return HERE;
}

/**
 * The Storybook of a git revision, built once.
 *
 * @param commit Full name.
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
