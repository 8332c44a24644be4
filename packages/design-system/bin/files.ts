import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders without sources, everywhere. */
const SKIPPED = /^(?:\..*|node_modules)$/;
/** Folders without sources of a project, beside its `package.json`. */
const OUTPUT = /^(?:dist|build|out|coverage|public|vendor)$/;

/** The files in a folder and its subfolders, except in folders without sources: relative to it. */
export function filesIn(root: string, folder = ''): string[] {
  const isProject = existsSync(path.join(root, folder, 'package.json'));
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry): string[] => {
    const file = path.join(folder, entry.name);
    const isSkipped = SKIPPED.test(entry.name) || (isProject && OUTPUT.test(entry.name));
    if (entry.isDirectory()) return isSkipped ? [] : filesIn(root, file);
    return entry.isFile() ? [file] : [];
  });
}
