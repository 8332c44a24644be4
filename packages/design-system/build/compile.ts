import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { programOf } from './program.ts';

/**
 * Compiles the sources, without stories and tests.
 *
 * @param options further options of the compiler
 * @returns the compiler's output
 * @throws {Error} when the sources do not compile; the message has the compiler's output
 */
export function compile(options: readonly string[]): string {
  const { status, stdout } = spawnSync(
    process.execPath,
    [programOf('typescript', 'tsc'), '-p', 'tsconfig.build.json', ...options],
    { cwd: path.join(import.meta.dirname, '..'), encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`The sources do not compile:\n${stdout}`);
  return stdout;
}
