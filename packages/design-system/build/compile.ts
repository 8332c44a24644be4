import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Compiles the sources, without stories and tests.
 *
 * @param options further options of the compiler
 * @returns what the compiler wrote
 * @throws {Error} when the sources do not compile; the message has what the compiler says of them
 */
export function compile(options: readonly string[]): string {
  const manifest = createRequire(import.meta.url).resolve('typescript/package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: { tsc: string } };
  const tsc = path.join(path.dirname(manifest), bin.tsc);
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.build.json', ...options], {
    cwd: path.join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The sources do not compile:\n${stdout}`);
  return stdout;
}
