import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { DIST } from './dist.ts';

/** Runs a bundled program. */
export function runProgram(
  file: string,
  args: readonly string[],
  input = '',
  nodeOptions: readonly string[] = [],
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeOptions, file, ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** The commands of the program, in the order of its help. */
export const COMMANDS = ['theme', 'sheet', 'doctor', 'migrate'];

/** The built command line program. */
export const program = {
  run: (args: readonly string[], input?: string, nodeOptions?: readonly string[]) =>
    runProgram(path.join(DIST, 'bin/design-system.js'), args, input, nodeOptions),
};
