import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { packageImports } from '../imports.ts';
import { importsIn } from './css.ts';

/** A file, without its comments. */
interface TextFile {
  /** Relative to the project's folder. */
  readonly file: string;
  readonly text: string;
}

const isSheet = (file: string): boolean =>
  file.endsWith('.css') && existsSync(file) && statSync(file).isFile();

/** The script or sheet of a package as Node finds it, which heeds `exports`. */
function resolved(name: string, from: string): string {
  try {
    return createRequire(from).resolve(name);
  } catch {
    // It is not installed, or has no entry for Node.
    return '';
  }
}

/** The file of a sheet that another file imports, such as `@fontsource/inter` or `@acme/ui/styles.css`. */
function fileOf(name: string, from: string, folders: readonly string[]): string | undefined {
  const places = folders.map((folder) => path.join(folder, 'node_modules', name));
  return [
    resolved(name, from),
    ...places.flatMap((at) => [at, `${at}.css`, path.join(at, 'index.css')]),
  ].find(isSheet);
}

/** The sheets of the package itself are known. */
const isOther = (name: string): boolean => !name.startsWith('@weft/design-system');

/**
 * The style sheets of other packages that a project loads, each with those that it imports: one of a library may load the
 * package's.
 *
 * @param root the project's folder
 * @param folders the folders in which its packages are installed
 */
export function packageSheets(
  sources: readonly TextFile[],
  root: string,
  folders: readonly string[],
): TextFile[] {
  const texts = new Map<string, string>();
  const own = new Set(sources.map(({ file }) => file));
  const add = (name: string, from: string): void => {
    const near = path.join(path.dirname(from), name);
    const file = isSheet(near) ? near : fileOf(name, from, folders);
    if (!file || own.has(path.relative(root, file)) || texts.has(file)) return;
    const text = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    texts.set(file, text);
    for (const { name: further } of importsIn(text)) if (isOther(further)) add(further, file);
  };
  const names = new Set(sources.flatMap(({ text }) => packageImports(text)).filter(isOther));
  for (const name of names) add(name, path.join(root, 'package.json'));
  return [...texts].map(([file, text]) => ({ file: path.relative(root, file), text }));
}
