import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from './command-error.ts';

/** Folders without sources, everywhere. */
const SKIPPED = /^(?:\..*|node_modules)$/;
/** Folders without sources of a project, beside its `package.json`. */
const OUTPUT = /^(?:dist|build|out|coverage|public|vendor)$/;

/** @throws {CommandError} when what is read cannot be */
function reading<Content>(name: string, read: () => Content): Content {
  try {
    return read();
  } catch (error) {
    throw new CommandError(`${name} cannot be read: ${(error as Error).message}.`);
  }
}

/**
 * The bytes of a file.
 *
 * @throws {CommandError} when it cannot be read
 */
export const bytesOf = (file: string): Buffer => reading(file, () => readFileSync(file));

/**
 * The text of a file.
 *
 * @throws {CommandError} when it cannot be read
 */
export const textOf = (file: string): string => bytesOf(file).toString();

/**
 * The files in a folder and its subfolders, except in folders without sources: relative to it. What symbolic links lead to
 * counts once, by its own name where it has one in the folder.
 *
 * @throws {CommandError} when a folder cannot be read
 */
export function filesIn(root: string): string[] {
  const seen = new Set<string>();
  const links: string[] = [];
  const top = realpathSync(root);
  const under = (file: string): string[] => {
    const place = path.join(root, file);
    // A link may lead nowhere.
    const stats = reading(place, () => statSync(place, { throwIfNoEntry: false }));
    if (!stats) return [];
    const real = realpathSync(place);
    // A link to a folder around this one would lead to other projects.
    if (seen.has(real) || top.startsWith(path.join(real, path.sep))) return [];
    seen.add(real);
    if (!stats.isDirectory()) return stats.isFile() ? [file] : [];
    const isProject = existsSync(path.join(place, 'package.json'));
    return reading(place, () => readdirSync(place, { withFileTypes: true })).flatMap((entry): string[] => {
      const isSkipped = SKIPPED.test(entry.name) || (isProject && OUTPUT.test(entry.name));
      if (isSkipped && !entry.isFile()) return [];
      const inside = path.join(file, entry.name);
      if (!entry.isSymbolicLink()) return under(inside);
      links.push(inside);
      return [];
    });
  };
  const files = under('');
  // The loop also visits the links that are found while it runs.
  for (const link of links) files.push(...under(link));
  return files;
}
