import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Component } from '../components.ts';
import { step } from '../git-revision.ts';
import { ROOT } from '../paths.ts';
import { run, runNode } from '../run.ts';
import type { Causes, TokenChange } from './review.ts';

/** Seconds. */
const LIMIT = { git: 60, tokens: 120 } as const;

/** Files of a component's folder that cannot change a screenshot. */
const UNSEEN = /\.(?:test\.tsx?|mdx|md)$/;

/** The folders that the pages of the site and the foundations depend on, besides their own. */
const OF_PAGES = [
  'site/src/',
  'packages/storybook/',
  'packages/design-system/src/',
  'packages/design-system/test/examples/',
  'packages/account-contract/src/',
  'packages/cloth/src/',
];

/** The folders that every component and its stories depend on, besides the component's own. */
const OF_ALL = [
  'packages/design-system/src/styles/',
  'packages/design-system/src/lib/',
  'packages/design-system/src/icons/',
  'packages/design-system/test/examples/',
  'packages/cloth/src/',
];

/** The paths of files that differ between a commit and the working tree, new ones included. */
export async function changedFiles(commit: string, cwd: string = ROOT): Promise<string[]> {
  const git = (...args: string[]): Promise<string> =>
    step(`git ${args[0]}`, run({ command: 'git', args, cwd, limit: LIMIT.git, quiet: true }));
  const lists = [
    await git('diff', '--name-only', '--relative', commit),
    await git('ls-files', '--others', '--exclude-standard'),
  ];
  return [...new Set(lists.flatMap((list) => list.split('\n').filter(Boolean)))].sort();
}

/** The tokens whose values differ between a commit and the working tree. */
export async function changedTokens(commit: string): Promise<TokenChange[]> {
  const printed = await step(
    'tokens:diff',
    runNode(['tokens/diff.ts', commit, '--json'], { limit: LIMIT.tokens, quiet: true }),
  );
  return JSON.parse(printed) as TokenChange[];
}

/** An entry of a built Storybook's index. */
interface IndexEntry {
  readonly id: string;
  readonly title: string;
  readonly importPath: string;
}

/**
 * Reads the stories of a built Storybook: their ids, and the folder of each title.
 *
 * @param built Folder of the built Storybook.
 */
export async function readIndex(
  built: string,
): Promise<{ ids: readonly string[]; folders: ReadonlyMap<string, string> }> {
  const index = JSON.parse(await readFile(path.join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  const entries = Object.values(index.entries);
  const folderOf = (file: string): string => path.posix.dirname(path.posix.normalize(file));
  return {
    ids: entries.map(({ id }) => id),
    folders: new Map(entries.map(({ title, importPath }) => [title, folderOf(importPath)])),
  };
}

/**
 * The possible causes of a component's changes: changed files of its folder, of the components that it contains or that its
 * stories import directly, and of the code that all share; and changed tokens that those use. A page of the site consists of
 * the whole site, and uses every token.
 *
 * @param folder The folder of its stories.
 * @param files The files that changed.
 * @param tokens The tokens that changed.
 * @param components The design system's components.
 */
export function causesOf(
  folder: string,
  files: readonly string[],
  tokens: readonly TokenChange[],
  components: readonly Component[],
): Causes {
  const seen = files.filter((file) => !UNSEEN.test(file));
  const within = (folders: readonly string[]): string[] =>
    seen.filter((file) => folders.some((start) => file.startsWith(start)));
  const component = components.find((each) => each.folder === folder);
  if (!component) return { tokens, files: within([`${folder}/`, ...OF_PAGES]) };
  const parts = [component.name, ...component.contains, ...component.shows];
  return {
    tokens: tokens.filter((token) => token.components.some((name) => parts.includes(name))),
    files: within([
      ...components.filter(({ name }) => parts.includes(name)).map((each) => `${each.folder}/`),
      ...OF_ALL,
    ]),
  };
}
