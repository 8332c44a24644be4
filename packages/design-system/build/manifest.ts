import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.join(import.meta.dirname, '../package.json');

type Target = string | Readonly<Record<string, string>>;

/** The parts of the package file that are read or written here. */
export interface Manifest {
  readonly exports: Readonly<Record<string, Target>>;
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, Target>> };
}

/** The package file as it is. */
export const readManifest = (): Manifest => JSON.parse(readFileSync(FILE, 'utf8')) as Manifest;

/** The published entries: without Storybook files and without the `source` condition, which are not in the tarball. */
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

/** Writes the published entries to `publishConfig`, which packing applies. */
export function writePublishedExports(): void {
  const manifest = readManifest();
  const publishConfig = { ...manifest.publishConfig, exports: publishedExports(manifest) };
  writeFileSync(FILE, `${JSON.stringify({ ...manifest, publishConfig }, null, 2)}\n`);
}
