import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Extracts the tokens of a git revision into a temporary folder for the time of a call. The work tree is not touched.
 *
 * @param repository a folder of the repository
 * @throws {Error} when the revision does not exist or has no tokens
 */
export async function withRevision<T>(
  ref: string,
  repository: string,
  use: (tokens: URL) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tokens-diff-'));
  try {
    const archive = join(folder, 'tokens.tar');
    const parts = ['src', 'names.ts', 'package.json'].map((part) => `tokens/${part}`);
    const git = (...args: string[]) => run('git', args, { cwd: repository });
    const { stdout: commit } = await git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`);
    const { stdout: top } = await git('rev-parse', '--show-toplevel');
    await run('git', ['archive', `--output=${archive}`, commit.trim(), ...parts], { cwd: top.trim() });
    await run('tar', ['-xf', archive, '-C', folder]);
    return await use(pathToFileURL(join(folder, 'tokens/')));
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    if (stderr === undefined) throw error;
    throw new Error(`The tokens of '${ref}' cannot be read: ${stderr.trim()}`, { cause: error });
  } finally {
    await rm(folder, { recursive: true });
  }
}
