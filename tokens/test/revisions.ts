import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach } from 'vitest';
import { ROOT } from '../compile.ts';
import { diffTokens, main } from '../diff.ts';

/** Two revisions resolved, in ms, on a busy machine. */
export const PATIENCE = 60_000;

export type Json = Record<string, unknown>;

/** Folders of the repository and of the tokens in it. */
export let repository = '';
export let tokens = '';

/** Runs git in the repository. */
export const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: repository,
    encoding: 'utf8',
  });

/** Change one source file as an editor would. */
export function edit(path: string, change: (data: Json) => void): void {
  const file = join(tokens, path);
  const data = JSON.parse(readFileSync(file, 'utf8')) as Json;
  change(data);
  writeFileSync(file, JSON.stringify(data, null, 2));
}

/** What lies at a dotted path of a source file. */
export const at = (data: Json, path: string): Json =>
  path.split('.').reduce((group, key) => group[key] as Json, data);

const commit = (): void => {
  git('add', '.');
  git('commit', '-qm', 'x');
};

/** Write a changeset by hand. */
export const promise = (text: string): void => {
  mkdirSync(join(repository, '.changeset'), { recursive: true });
  writeFileSync(join(repository, '.changeset/mine.md'), text);
};

const root = (): URL => pathToFileURL(`${tokens}/`);
/** What changed since the commit. */
export const diff = () => diffTokens('HEAD', root());

/** Run the command and keep what it prints. */
export async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const code = await main(args, (line) => lines.push(line), root());
  return { code, output: lines.join('\n') };
}

/** Gives each test of a file a repository of its own, with one commit of our tokens. */
export function inOwnRepository(): void {
  beforeEach(() => {
    repository = mkdtempSync(join(tmpdir(), 'tokens-diff-test-'));
    tokens = join(repository, 'tokens');
    for (const part of ['src', 'names.ts', 'package.json', 'contrast.json', 'removed.json'])
      cpSync(fileURLToPath(new URL(part, ROOT)), join(tokens, part), { recursive: true });
    git('init', '-q');
    commit();
  }, PATIENCE);

  afterEach(() => rmSync(repository, { recursive: true }));
}

/** Give the package of the older revision a version. */
export const release = (version: string): void => {
  edit('package.json', (data) => {
    data.version = version;
  });
  commit();
};
