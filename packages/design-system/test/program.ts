import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bundleBin } from '../build/bin.ts';

/** The built command line program, in a folder of its own. */
export interface Program {
  /** Runs it. */
  run(args: readonly string[], input?: string): { status: number | null; stdout: string; stderr: string };
  remove(): void;
}

/** Runs a bundled program. */
export function runProgram(file: string, args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Bundles the command line program as for publishing, two folders below the package's, where it looks for the version. */
export async function program(): Promise<Program> {
  const folder = mkdtempSync(path.join(import.meta.dirname, '../node_modules/.bin-'));
  await bundleBin(folder);
  return {
    run: (args, input) => runProgram(path.join(folder, 'design-system.js'), args, input),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
