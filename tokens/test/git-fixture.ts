import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach } from 'vitest';
import { ROOT } from '../compile.ts';
import { diffTokens, main } from '../diff.ts';
import { BUILD_TIMEOUT } from './timeouts.ts';

export type Json = Record<string, unknown>;

/** The folder of the repository, and that of its tokens. */
export let repository = '';
export let tokens = '';

/** Runs git in the repository. */
export const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: repository,
    encoding: 'utf8',
  });

/** Edits a source file. */
export function edit(path: string, change: (data: Json) => void): void {
  const file = join(tokens, path);
  const data = JSON.parse(readFileSync(file, 'utf8')) as Json;
  change(data);
  writeFileSync(file, JSON.stringify(data, null, 2));
}

/** The group at a dotted path of a source file. */
export const at = (data: Json, path: string): Json =>
  path.split('.').reduce((group, key) => group[key] as Json, data);

const commit = (): void => {
  git('add', '.');
  git('commit', '-qm', 'x');
};

/** Writes a changeset. */
export const writeChangeset = (text: string): void => {
  mkdirSync(join(repository, '.changeset'), { recursive: true });
  writeFileSync(join(repository, '.changeset/mine.md'), text);
};

const root = (): URL => pathToFileURL(`${tokens}/`);
/** The difference between the commit and the work tree. */
export const diff = () => diffTokens('HEAD', root());

/** Runs the command, and returns its exit code and output. */
export async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const lines: string[] = [];
  const code = await main(args, (line) => lines.push(line), root());
  return { code, output: lines.join('\n') };
}

/** Runs the command as on a terminal with 24-bit colours. */
export async function runOnTerminal(...args: string[]): Promise<string> {
  const lines: string[] = [];
  await main(args, (line) => lines.push(line), root(), true);
  return lines.join('\n');
}

/** Gives each test of a file its own repository, with one commit of these tokens. */
export function createRepositories(): void {
  beforeEach(() => {
    repository = mkdtempSync(join(tmpdir(), 'tokens-diff-test-'));
    tokens = join(repository, 'tokens');
    for (const part of ['src', 'names.ts', 'package.json', 'contrast.json', 'removed.json'])
      cpSync(fileURLToPath(new URL(part, ROOT)), join(tokens, part), { recursive: true });
    git('init', '-q');
    commit();
  }, BUILD_TIMEOUT);

  afterEach(() => rmSync(repository, { recursive: true }));
}

/** Commits a version of the package. */
export const commitVersion = (version: string): void => {
  edit('package.json', (data) => {
    data.version = version;
  });
  commit();
};
