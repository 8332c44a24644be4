import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { readManifest } from './manifest.ts';
import { STYLESHEETS, stylesheet } from './stylesheet.ts';

const ROOT = path.join(import.meta.dirname, '..');
const README = path.join(ROOT, 'README.md');

/** The place of the table in the README. */
const PLACE = /(<!-- sizes -->\n)[\s\S]*?(<!-- \/sizes -->)/;

/**
 * Bytes of an entry, minified and compressed, with everything that it brings apart from React and from what it loads later (the
 * panel of MobileMenu).
 */
async function sizeOf(source: string): Promise<number> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    mode: 'production',
    // Otherwise the NODE_ENV of a test would bundle development-only code.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      lib: { entry: path.join(ROOT, source), formats: ['es'] },
      rolldownOptions: { external: /^react(-dom)?($|\/)/ },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error(`${source} cannot be bundled`);
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  // A Set visits what is added meanwhile.
  for (const name of atOnce)
    for (const needed of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) atOnce.add(needed);
  return chunks
    .filter(({ fileName }) => atOnce.has(fileName))
    .reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
}

/** Entry → compressed bytes, for every entry with code and for the stylesheets. */
export async function measure(): Promise<Map<string, number>> {
  const sizes = new Map<string, number>(
    STYLESHEETS.map((name) => [name, gzipSync(stylesheet(true, name), { level: 9 }).length]),
  );
  for (const [entry, target] of Object.entries(readManifest().exports)) {
    if (typeof target !== 'object' || !target.source?.endsWith('.ts')) continue;
    sizes.set(entry === '.' ? 'everything' : entry.slice(2), await sizeOf(target.source));
  }
  return sizes;
}

const inKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The table of the README. */
function describeSizes(sizes: ReadonlyMap<string, number>): string {
  const rows = [...sizes]
    .sort(([, a], [, b]) => b - a)
    .map(([name, bytes]) => `| \`${name}\` | ${inKilobytes(bytes)} |`);
  return ['| entry | kB |', '|---|---|', ...rows, ''].join('\n');
}

/** Entry → kilobytes, as the README states. */
export function statedSizes(): Map<string, number> {
  const [table = ''] = PLACE.exec(readFileSync(README, 'utf8')) ?? [];
  return new Map(
    [...table.matchAll(/^\| `(.+)` \| ([\d.]+) \|$/gm)].map(([, name = '', size]) => [name, Number(size)]),
  );
}

if (import.meta.main) {
  const table = describeSizes(await measure());
  writeFileSync(README, readFileSync(README, 'utf8').replace(PLACE, `$1\n${table}\n$2`));
}
