import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageImports } from '../imports.ts';
import { folderOf, type Project } from './project.ts';

/** An installed copy of a package. */
export interface Copy {
  /** Its real folder. */
  readonly folder: string;
  readonly version: string;
}

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

function manifestOf(folder: string): Manifest {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/**
 * The copies of a package that the scripts of a project load: by themselves, or by a package that they import. A lockfile
 * would not tell, because it also has the copies of other applications of the workspace and of tools.
 */
export function copiesOf(name: string, { root, scripts }: Project): Copy[] {
  const imports = scripts
    .flatMap(({ text }) => packageImports(text))
    .flatMap((found) => /^(?:@[^/]+\/)?[^/]+/.exec(found)?.[0] ?? []);
  const waiting = [name, ...imports].map((needed) => ({ needed, from: root }));
  const read = new Set<string>();
  const copies: Copy[] = [];
  for (const { needed, from } of waiting) {
    const folder = folderOf(needed, from);
    if (!folder || read.has(folder)) continue;
    read.add(folder);
    const { version = '', dependencies, peerDependencies } = manifestOf(folder);
    if (needed === name) copies.push({ folder, version });
    for (const next of Object.keys({ ...dependencies, ...peerDependencies }))
      waiting.push({ needed: next, from: folder });
  }
  return copies;
}
