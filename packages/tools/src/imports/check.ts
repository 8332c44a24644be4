import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { canImport, type Edge, readEdges } from './edges.ts';
import { componentOf, judge } from './rules.ts';

/** Folders without sources of ours. */
const SKIPPED = new Set([
  'node_modules',
  'dist',
  'coverage',
  'storybook-static',
  'test-results',
  'playwright-report',
]);

/** `.storybook` is ours; other folders with a dot hold tools' data. */
const isOurs = (name: string): boolean =>
  !SKIPPED.has(name) && (!name.startsWith('.') || name === '.storybook');

/** Every source of ours below a folder, relative to it. */
export async function sources(root: string, folder = ''): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), { withFileTypes: true });
  const lists = await Promise.all(
    entries
      .filter(({ name }) => isOurs(name))
      .map((entry) => {
        const child = path.posix.join(folder, entry.name);
        return entry.isDirectory() ? sources(root, child) : canImport(child) ? [child] : [];
      }),
  );
  return lists.flat();
}

/** A ring among the components, as `a → b → a`; downwards is only possible where there is none. */
function findRing(edges: readonly Edge[]): string[] {
  const imports = new Map<string, Set<string>>();
  for (const { from, file } of edges) {
    const [here, there] = [componentOf(from), componentOf(file)];
    if (!here || !there || here === there || /\.(stories|test)\.tsx?$|\.mdx$/.test(from)) continue;
    imports.set(here, (imports.get(here) ?? new Set()).add(there));
  }
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): string | undefined => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name].join(' → ');
    if (done.has(name)) return undefined;
    for (const next of imports.get(name) ?? []) {
      const ring = visit(next, [...way, name]);
      if (ring) return ring;
    }
    done.add(name);
    return undefined;
  };
  for (const name of imports.keys()) {
    const ring = visit(name, []);
    if (ring) return [`components import each other in a ring: ${ring}`];
  }
  return [];
}

/** What the check saw. */
export interface ImportReport {
  readonly files: number;
  readonly imports: number;
  /** One line for each broken rule: file, import, rule. */
  readonly violations: readonly string[];
}

/**
 * Reads every import of every source below a folder and holds it against the rules of the house.
 * @param root The repository, or a copy of its layout.
 */
export async function checkImports(root: string): Promise<ImportReport> {
  const files = await sources(root);
  const violations: string[] = [];
  const edges: Edge[] = [];
  for (const file of files) {
    try {
      edges.push(...(await readEdges(root, file)));
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      violations.push(`${file}: cannot be parsed (${error.message})`);
    }
  }
  for (const edge of edges) {
    for (const rule of judge(edge)) violations.push(`${edge.from}: imports '${edge.specifier}', but ${rule}`);
  }
  return { files: files.length, imports: edges.length, violations: [...violations, ...findRing(edges)] };
}
