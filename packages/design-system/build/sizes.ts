import path from 'node:path';
import { bundle, gzipped, REACT } from './bundle.ts';
import { entriesOf, readManifest } from './manifest.ts';
import { markdownTable, readTable, writeTable } from './readme.ts';
import { STYLESHEETS, stylesheet } from './stylesheet.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** The place of the table in the README. */
const PLACE = 'sizes';

/**
 * Entry → bytes minified and compressed, for every entry with code and for the stylesheets. An entry counts with all of its
 * dependencies except React and chunks that it loads later (the panel of MobileMenu).
 */
export async function measure(): Promise<Map<string, number>> {
  const sizes = new Map<string, number>(STYLESHEETS.map((name) => [name, gzipped([stylesheet(true, name)])]));
  for (const [entry, target] of Object.entries(entriesOf(readManifest()))) {
    if (typeof target !== 'object' || !target.source?.endsWith('.ts')) continue;
    const { scripts } = await bundle(target.source, { root: ROOT, external: REACT });
    sizes.set(entry === '.' ? 'everything' : entry.slice(2), gzipped(scripts));
  }
  return sizes;
}

/** The table of the README. Three significant digits, so that rounding changes no size by more than half a per cent. */
function describeSizes(sizes: ReadonlyMap<string, number>): string {
  const rows = [...sizes]
    .sort(([, a], [, b]) => b - a)
    .map(([name, bytes]) => [`\`${name}\``, (bytes / 1000).toPrecision(3)]);
  return markdownTable([['entry', 'kB'], ...rows]);
}

/** Entry → kilobytes, as the README states. */
export function statedSizes(): Map<string, number> {
  return new Map(
    [...readTable(PLACE).matchAll(/^\| `(.+)` \| ([\d.]+) \|$/gm)].map(([, name = '', size]) => [
      name,
      Number(size),
    ]),
  );
}

if (import.meta.main) writeTable(PLACE, describeSizes(await measure()));
