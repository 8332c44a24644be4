import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * The file of a dependency's program, so that Node can run it without a shell and without PATH.
 *
 * @param dependency the package's name
 * @param name the program's, as the package calls it
 * @throws {Error} when the package or its program is missing
 */
export function programOf(dependency: string, name: string): string {
  const manifest = createRequire(import.meta.url).resolve(`${dependency}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> };
  const file = bin[name];
  if (file === undefined) throw new Error(`${dependency} has no program ${name}`);
  return path.join(path.dirname(manifest), file);
}
