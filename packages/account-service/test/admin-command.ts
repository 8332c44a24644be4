import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PROGRAM = join(import.meta.dirname, '../src/admin.ts');

/** Runs a command for the operator as a process. @returns its output. @throws when it fails, with its message. */
export async function admin(env: Record<string, string>, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [PROGRAM, ...args], {
    env: { PATH: process.env.PATH, ...env },
  });
  return stdout;
}
