import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { programOf } from './program.ts';

const ROOT = path.join(import.meta.dirname, '..');
/** The published stylesheets: the tokens and most parts, and those of parts that only some sites need. */
export const STYLESHEETS = [
  'styles.css',
  'prose.css',
  'marketing.css',
  'navigation.css',
  'controls.css',
  'overlays.css',
] as const;

/** The order of all layers. Every sheet begins with it. */
export const LAYERS = '@layer ds.properties, ds.tokens, ds.base, ds.components, ds.utilities;';

/** Tailwind adds a prefix twice to a value with a variable. */
const REPEATED_PREFIX = /(-webkit-[\w-]+:[^;{}]*;)\s*\1/g;

/**
 * Compiles one of the package's stylesheets.
 *
 * Tailwind puts its fall-backs for browsers without `@property` into a layer named `properties`, whatever the prefix.
 * It becomes one of ours, so that a host's Tailwind, which has a layer of that name too, keeps its own order.
 *
 * The file begins with all layers in their order, which Tailwind shortens by those that follow as blocks. Vite moves the
 * statements of imported files in front of all blocks: shortened ones would put utilities below components.
 *
 * @param minify Whether to minify, as for publishing.
 * @param name Which one.
 * @returns CSS in which every rule is in a layer named `ds.*`.
 */
export function stylesheet(minify: boolean, name: (typeof STYLESHEETS)[number] = 'styles.css'): string {
  const source = path.join(ROOT, 'src/styles', name);
  const css = execFileSync(
    process.execPath,
    [programOf('@tailwindcss/cli', 'tailwindcss'), '--input', source, ...(minify ? ['--minify'] : [])],
    { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 64 * 1024 * 1024 },
  );
  return `${LAYERS}\n${css.replaceAll(/@layer properties\b/g, '@layer ds.properties').replaceAll(REPEATED_PREFIX, '$1')}`;
}

if (import.meta.main) {
  const dist = path.join(ROOT, 'dist');
  mkdirSync(dist, { recursive: true });
  for (const name of STYLESHEETS) writeFileSync(path.join(dist, name), stylesheet(true, name));
}
