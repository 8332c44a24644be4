import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fromRoot, ROOT } from './paths.ts';
import { hasCode } from './user-error.ts';

/** Folders of build output and installed packages. */
const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'test-results', 'playwright-report']);

/**
 * Every file below a folder, or the file itself, sorted and relative to the root. Links are left out: an editor's lock may
 * be one to nowhere.
 */
export async function listFiles(from: string, skipped: ReadonlySet<string> = SKIPPED): Promise<string[]> {
  const absolute = fromRoot(from);
  let entries: Awaited<ReturnType<typeof readChildren>>;
  try {
    entries = await readChildren(absolute);
  } catch (error) {
    if (hasCode(error, 'ENOTDIR')) return [path.relative(ROOT, absolute)];
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  }
  const lists = await Promise.all(
    entries
      .filter((entry) => !skipped.has(entry.name) && (entry.isDirectory() || entry.isFile()))
      .map((entry) => {
        const child = path.join(absolute, entry.name);
        return entry.isDirectory() ? listFiles(child, skipped) : [path.relative(ROOT, child)];
      }),
  );
  return lists.flat().sort();
}

const readChildren = (folder: string) => readdir(folder, { withFileTypes: true });

/** The inputs of a build step: files and folders below the root except those that match `except`, and plain values. */
export interface Inputs {
  readonly paths: readonly string[];
  readonly except?: RegExp;
  readonly values?: Readonly<Record<string, string>>;
}

/** A digest of the names and contents of all input files, and of the values. */
export async function fingerprintInputs({ paths, except, values = {} }: Inputs): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(paths.map((each) => listFiles(each)))).flat();
  for (const file of files) {
    if (except?.test(file)) continue;
    add(hash, file, await readFile(fromRoot(file)));
  }
  for (const [name, value] of Object.entries(values).sort()) add(hash, name, value);
  return hash.digest('hex');
}

/**
 * A digest of the names, sizes and times in an output folder. It detects a changed folder and is cheap enough for every
 * start. Undefined when the folder is missing or empty.
 */
export async function fingerprintOutput(folder: string): Promise<string | undefined> {
  const files = await listFiles(folder, new Set());
  if (files.length === 0) return undefined;
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = await stat(fromRoot(file));
    add(hash, file, `${size} ${mtimeMs}`);
  }
  return hash.digest('hex');
}

/** Adds the lengths first, so that two different lists cannot produce the same bytes. */
function add(hash: Hash, name: string, content: string | Buffer): void {
  hash.update(`${name.length}:${name}${content.length}:`).update(content);
}
