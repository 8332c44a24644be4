import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TEST_BUILD } from './test-build.ts';

const run = promisify(execFile);
const PROGRAM = join(TEST_BUILD, 'admin.js');

/** Runs a command for the operator as a process. @returns its output. @throws when it fails, with its message. */
export const admin = (env: Record<string, string>, ...args: string[]) => runProgram(PROGRAM, env, args);

/** The same from the sources, as the operator does. */
export const adminFromSource = (...args: string[]) =>
  runProgram(join(import.meta.dirname, '../src/admin.ts'), {}, args);

async function runProgram(
  program: string,
  env: Record<string, string>,
  args: readonly string[],
): Promise<string> {
  const { stdout } = await run(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  return stdout;
}
