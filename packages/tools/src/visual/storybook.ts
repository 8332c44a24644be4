import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from '../build.ts';
import { fingerprintInputs, type Inputs } from '../fingerprint.ts';
import { step, withRevision } from '../git-revision.ts';
import { withLock } from '../lock.ts';
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

/** The files that a Storybook may depend on. */
const SOURCES = [
  '.changeset',
  '.storybook',
  'docs/pictures',
  'packages',
  'site',
  'tokens',
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];

/** The folders that a build of the Storybook writes among its sources. They follow from the others. */
const WRITTEN = /\/generated\//;

/**
 * Does the work unless the last time was with the same inputs. The key is taken before the work: inputs that change
 * meanwhile are of the next time.
 *
 * @param stamp File that keeps the key of the last time.
 */
export async function unlessSame(stamp: string, inputs: Inputs, work: () => Promise<void>): Promise<void> {
  const key = await fingerprintInputs(inputs);
  if (key === (await readFile(stamp, 'utf8').catch(() => undefined))) return;
  await rm(stamp, { force: true });
  await work();
  await writeFile(stamp, key);
}

/** Builds the working tree's Storybook, unless the last build is of the same files. @returns its folder */
export async function buildHere(): Promise<string> {
  await build('tokens', {}, () => undefined);
  await withLock(`${HERE}.lock`, 'another build of the Storybook', () =>
    unlessSame(`${HERE}.key`, { paths: SOURCES, except: WRITTEN }, () => buildStorybook(ROOT, HERE)),
  );
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
  const into = path.join(VISUAL, commit, 'built');
  if (existsSync(into)) return into;
  // Storybook writes its index before the rest, and a build can be interrupted.
  const part = `${into}.part`;
  await rm(part, { recursive: true, force: true });
  await withRevision(commit, path.join(VISUAL, 'tree'), async (tree) => {
    const tokens = { cwd: tree, limit: LIMIT.tokens, quiet: true };
    await step('Building the tokens', runNode(['tokens/build.ts'], tokens));
    await buildStorybook(tree, part);
  });
  await rename(part, into);
  return into;
}
