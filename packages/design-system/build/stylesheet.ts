import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { programOf } from './program.ts';

const ROOT = path.join(import.meta.dirname, '..');
const SOURCE = path.join(ROOT, 'src/styles/styles.css');

/**
 * Compiles the package's stylesheet.
 *
 * Tailwind puts its fall-backs for browsers without `@property` into a layer named `properties`, whatever the prefix.
 * It becomes one of ours, so that a host's Tailwind, which has a layer of that name too, keeps its own order.
 *
 * @param minify Whether to minify, as for publishing.
 * @returns CSS in which every rule is in a layer named `ds.*`.
 */
export function stylesheet(minify: boolean): string {
  const css = execFileSync(
    process.execPath,
    [programOf('@tailwindcss/cli', 'tailwindcss'), '--input', SOURCE, ...(minify ? ['--minify'] : [])],
    { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 * 1024 * 1024 },
  );
  return css.replaceAll(/@layer properties\b/g, '@layer ds.properties');
}

if (import.meta.main) {
  const target = path.join(ROOT, 'dist/styles.css');
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, stylesheet(true));
}
