import { isUtf8 } from 'node:buffer';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../command-error.ts';
import { bytesOf, filesIn } from '../files.ts';
import { Found } from './found.ts';
import { migrateScript } from './scripts.ts';
import { migrateSelectors } from './selectors.ts';

const SCRIPT = /\.[cm]?[jt]sx?$/;
const STYLE = /\.(?:css|scss|less|pcss)$/;
/** Files with parts that the command does not read. */
const OTHER = /\.(?:astro|mdx|vue|svelte)$/;

const isSource = (file: string): boolean => [SCRIPT, STYLE, OTHER].some((each) => each.test(file));

function sourcesOf(name: string): string[] {
  if (!existsSync(name)) throw new CommandError(`${name} is no file and no folder: name what to migrate.`);
  if (!statSync(name).isDirectory()) return [name];
  return filesIn(name)
    .filter(isSource)
    .map((file) => path.join(name, file));
}

/**
 * The old names in one file.
 *
 * @throws {SyntaxError} when it is a script that cannot be parsed
 */
function foundIn(file: string, text: string): Found {
  if (OTHER.test(file)) {
    const found = new Found(text);
    if (text.includes('@weft/design-system'))
      found.doubts.push({ line: 1, text: 'this kind of file is not read: see the table of the README' });
    return found;
  }
  const found = SCRIPT.test(file) ? migrateScript(file, text) : new Found(text);
  migrateSelectors(found);
  return found;
}

/** The files and folders among the arguments. */
function namedIn(args: readonly string[]): string[] {
  const unknown = args.find((each) => each.startsWith('-') && each !== '--write');
  if (unknown) throw new CommandError(`The migrate command has no option ${unknown}: it has --write.`);
  const names = args.filter((each) => each !== '--write');
  if (names.length === 0) throw new CommandError('The migrate command needs files or folders, such as src.');
  return names;
}

/** The encoding in which every byte stays: Latin-1 has a character for each one, whatever the file is in. */
const encodingOf = (bytes: Buffer): BufferEncoding => (isUtf8(bytes) ? 'utf8' : 'latin1');

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/**
 * Renames in the sources of an application what the package has renamed since 0.1.0. Where a rename is not certain, it lists
 * the place for the user to decide.
 *
 * @param args files and folders, and `--write` to change them; without it nothing is written
 * @param say receives the lines
 * @returns the exit code: 0
 * @throws {CommandError} when nothing is named, or what is named does not exist or cannot be read; and after all other files, when some cannot be
 *   parsed
 */
export function runMigrate(args: readonly string[], say: (line: string) => void): number {
  const doubts: string[] = [];
  const unread: string[] = [];
  let changes = 0;
  let files = 0;
  for (const file of new Set(namedIn(args).flatMap(sourcesOf))) {
    const bytes = bytesOf(file);
    const encoding = encodingOf(bytes);
    const text = bytes.toString(encoding);
    let found: Found;
    try {
      found = foundIn(file, text);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      unread.push(`${file}: ${error.message}`);
      continue;
    }
    const lines = [...found.changes].sort((a, b) => a.line - b.line);
    for (const { line, text: what } of lines) say(`${file}:${line} ${what}`);
    for (const { line, text: what } of found.doubts) doubts.push(`${file}:${line} ${what}`);
    changes += lines.length;
    files += lines.length > 0 ? 1 : 0;
    if (args.includes('--write') && lines.length > 0) writeFileSync(file, found.result(), encoding);
  }
  if (doubts.length > 0) say(`\nLook at these yourself:\n${[...new Set(doubts)].join('\n')}`);
  const total = `${counted(changes, 'change')} in ${counted(files, 'file')}`;
  const next = changes > 0 && !args.includes('--write') ? ': --write makes them.' : '.';
  say(`${changes + doubts.length > 0 ? '\n' : ''}${total}${next}`);
  if (unread.length > 0)
    throw new CommandError(
      `${counted(unread.length, 'file')} cannot be parsed. Fix what is wrong there, and run the command again:\n${unread.join('\n')}`,
    );
  return 0;
}
