import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FILE = path.join(import.meta.dirname, '../package.json');

type Target = string | Readonly<Record<string, string>>;

/** The fields of package.json that the build reads or writes. */
export interface Manifest {
  readonly version: string;
  readonly exports: Readonly<Record<string, Target>>;
  readonly publishConfig?: { readonly exports?: Readonly<Record<string, Target>> };
}

/** Reads package.json. */
export const readManifest = (): Manifest => JSON.parse(readFileSync(FILE, 'utf8')) as Manifest;

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
