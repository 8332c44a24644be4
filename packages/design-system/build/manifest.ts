import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.join(import.meta.dirname, '../package.json');
const COMPONENTS = path.join(import.meta.dirname, '../src/components');

type Target = string | Readonly<Record<string, string>>;

/** The fields of package.json that the build reads or writes. */
export interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, Target>>;
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, Target>> };
}

/** Reads package.json. */
export const readManifest = (): Manifest => JSON.parse(readFileSync(FILE, 'utf8')) as Manifest;

/** A target with the name of a component in the place of its `*`. */
const named = (target: Target, name: string): Target =>
  typeof target === 'string'
    ? target.replace('*', name)
    : Object.fromEntries(
        Object.entries(target).map(([condition, file]) => [condition, file.replace('*', name)]),
      );

/** Entry → target, with an entry for each component, for which package.json has one pattern. */
export function entriesOf({ exports }: Pick<Manifest, 'exports'>): Record<string, Target> {
  const names = globSync('*/index.ts', { cwd: COMPONENTS }).map(path.dirname).sort();
  return Object.fromEntries(
    Object.entries(exports).flatMap(([entry, target]) =>
      entry === './*'
        ? names.map((name) => [`./${name}`, named(target, name)] as const)
        : [[entry, target] as const],
    ),
  );
}

/** The published entries. They omit Storybook files and the `source` condition, which is for builds of this repository. */
export const publishedExports = ({ exports }: Manifest): Record<string, Target> =>
  Object.fromEntries(
    Object.entries(exports)
      .filter(([entry]) => !entry.startsWith('./storybook/'))
      .map(([entry, target]) => {
        if (typeof target === 'string') return [entry, target];
        const { source: _source, ...published } = target;
        return [entry, published];
      }),
  );

/** Writes the published entries to `publishConfig`, which `pnpm pack` applies. */
export function writePublishedExports(): void {
  const manifest = readManifest();
  const publishConfig = { ...manifest.publishConfig, exports: publishedExports(manifest) };
  writeFileSync(FILE, `${JSON.stringify({ ...manifest, publishConfig }, null, 2)}\n`);
}
