import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleBin } from '../build/bin.ts';
import { compile } from '../build/compile.ts';
import { STYLESHEETS, stylesheet } from '../build/stylesheet.ts';
import { ROOT } from './sources.ts';

/** The package as published, without what only people read. */
export interface BuiltPackage {
  readonly root: string;
  readonly remove: () => void;
}

/** Builds the package's scripts, style sheets and commands into a folder of its own. */
export async function builtPackage(): Promise<BuiltPackage> {
  const root = mkdtempSync(path.join(ROOT, 'node_modules/.package-'));
  const dist = path.join(root, 'dist');
  compile(['--outDir', dist]);
  for (const name of STYLESHEETS) writeFileSync(path.join(dist, name), stylesheet(true, name));
  cpSync(path.join(ROOT, 'package.json'), path.join(root, 'package.json'));
  await bundleBin(path.join(dist, 'bin'));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
