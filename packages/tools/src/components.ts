import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './paths.ts';

/** A component of the design system, as its folder shows it. */
export interface Component {
  /** The name of its folder. */
  readonly name: string;
  /** Its folder, relative to the root. */
  readonly folder: string;
  /** The texts of its scripts and style sheets, without stories and tests. */
  readonly texts: readonly string[];
  /** The names of the components that it imports, at any distance. */
  readonly contains: readonly string[];
  /** The names of the components that its stories import directly, and of those that these contain. */
  readonly shows: readonly string[];
}

const FOLDER = 'packages/design-system/src/components';

/** Follows imports from one component to all that it contains. */
function closure(start: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set<string>();
  const waiting = [...(imports.get(start) ?? [])];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name) || name === start) continue;
    found.add(name);
    waiting.push(...(imports.get(name) ?? []));
  }
  return [...found].sort();
}

/** A statement that imports values from another component's folder. */
const IMPORT = /^(?:import|export) (?!type )[^;]*?from '\.\.\/([a-z-]+)\//gm;

const importedBy = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => [...text.matchAll(IMPORT)].map(([, imported = '']) => imported));

/**
 * Reads the components of the design system; none where there is no design system.
 *
 * @param root The root of a checkout.
 */
export async function readComponents(root: string = ROOT): Promise<Component[]> {
  const texts = new Map<string, string[]>();
  const stories = new Map<string, string[]>();
  for await (const file of glob(`${FOLDER}/*/*.{ts,tsx,css}`, { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const name = path.basename(path.dirname(file));
    const kind = /\.stories\.tsx?$/.test(file) ? stories : texts;
    kind.set(name, [...(kind.get(name) ?? []), await readFile(path.join(root, file), 'utf8')]);
  }
  const imports = new Map([...texts].map(([name, own]) => [name, importedBy(own)]));
  return [...texts]
    .map(([name, own]) => ({
      name,
      folder: `${FOLDER}/${name}`,
      texts: own,
      contains: closure(name, imports),
      shows: closure(name, new Map(imports).set(name, importedBy(stories.get(name) ?? []))),
    }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
