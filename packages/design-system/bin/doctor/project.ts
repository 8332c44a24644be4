import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import nodeModule from 'node:module';
import path from 'node:path';
import { CommandError } from '../command-error.ts';
import { filesIn, textOf } from '../files.ts';
import { withoutQuotes } from '../markdown.ts';
import { type PackageManager, packageManagers } from './package-managers.ts';
import { packageSheets } from './package-sheets.ts';

const PACKAGE = '@weft/design-system';

const SCRIPT = /\.(?:[cm]?[jt]sx?|astro|vue|svelte|mdx?|html)$/;
const STYLE = /\.(?:css|scss|less|pcss)$/;

/** A text file of the project, without its comments and without code that it quotes. */
export interface Source {
  /** Relative to the project's folder. */
  readonly file: string;
  readonly text: string;
}

/** A style sheet that the command `sheet` wrote. */
interface OwnSheet {
  readonly file: string;
  /** The version of the package that wrote it. */
  readonly version: string;
  /** The names of the parts whose styles it has. */
  readonly names: readonly string[];
}

/** A project, as the doctor examines it. */
export interface Project {
  readonly scripts: readonly Source[];
  /** Without those that the command `sheet` wrote. */
  readonly styles: readonly Source[];
  readonly ownSheets: readonly OwnSheet[];
  /** Of other packages, as far as the project loads them. */
  readonly packageSheets: readonly Source[];
  /** The project's folder. Symbolic links are resolved. */
  readonly root: string;
  /** The project's folder and those above it, in which its packages are installed. */
  readonly folders: readonly string[];
  readonly manager: PackageManager;
  /** The installed package: its folder, its version, and every variable that its style sheets name. */
  readonly installed?: {
    readonly folder: string;
    readonly version: string;
    readonly variables: ReadonlySet<string>;
  };
}

const withoutComments = (file: string, text: string): string => {
  const blocks = text.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  if (file.endsWith('.css')) return blocks;
  // In Sass and Less a comment may stand behind a rule. An address has no space before its slashes.
  return blocks.replaceAll(STYLE.test(file) ? /(?<!\S)\/\/.*$/gm : /^\s*\/\/.*$/gm, '');
};

/** The scripts in a folder and its subfolders, except in folders without sources. */
export const scriptsIn = (folder: string): string[] =>
  filesIn(folder)
    .filter((file) => SCRIPT.test(file))
    .map((file) => path.join(folder, file));

const sources = (root: string): Source[] =>
  filesIn(root)
    .filter((file) => SCRIPT.test(file) || STYLE.test(file))
    .map((file) => {
      // Windows PowerShell begins a file with a byte order mark.
      const text = textOf(path.join(root, file)).replace(/^\uFEFF/, '');
      // The headers of what the commands write are comments.
      const isWritten = /^\/\* A (?:theme for|sheet of) @weft/.test(text);
      return { file, text: isWritten ? text : withoutComments(file, withoutQuotes(file, text)) };
    });

function ownSheet({ file, text }: Source): OwnSheet[] {
  const [, version, names] = /^\/\* A sheet of @weft\/design-system (\S+): (.*) \*\/$/m.exec(text) ?? [];
  return version && names ? [{ file, version, names: names.split(', ') }] : [];
}

/** A folder and those above it. */
const upwards = (folder: string): string[] => {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
};

/** What Yarn’s Plug’n’Play adds to Node, which then reads packages from archives: there is no folder node_modules. */
interface PlugAndPlay {
  readonly findPnpApi?: (
    from: string,
  ) => { readonly resolveToUnqualified: (name: string, from: string) => string | null } | null;
}

function pluggedFolderOf(name: string, from: string): string | undefined {
  try {
    const { findPnpApi } = nodeModule as PlugAndPlay;
    return findPnpApi?.(`${from}/`)?.resolveToUnqualified(name, `${from}/`) ?? undefined;
  } catch {
    // It is not installed.
    return;
  }
}

/** The folder of an installed package, as Node resolves it from another folder. Symbolic links are resolved. */
export function folderOf(name: string, from: string): string | undefined {
  const found =
    pluggedFolderOf(name, from) ??
    upwards(from)
      .map((folder) => path.join(folder, 'node_modules', name))
      .find((folder) => existsSync(path.join(folder, 'package.json')));
  return found && realpathSync(found);
}

function variablesIn(folder: string): Set<string> {
  const names = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (entry.endsWith('.css'))
      for (const [name] of readFileSync(path.join(folder, entry), 'utf8').matchAll(/--ds-[\w-]+/g))
        names.add(name);
  return names;
}

/** The package manager of the project, or of the workspace that it is in. */
const managerOf = (root: string): PackageManager =>
  upwards(root)
    .flatMap((folder) =>
      packageManagers.filter(({ lockfile, mark }) => {
        const file = path.join(folder, lockfile);
        return existsSync(file) && (!mark || mark.test(textOf(file)));
      }),
    )
    .at(0) ?? packageManagers[0];

/**
 * Reads a project.
 *
 * @throws {CommandError} when the folder has no package.json, or a source cannot be read
 */
export function readProject(folder: string): Project {
  const root = path.resolve(folder);
  if (!existsSync(path.join(root, 'package.json')))
    throw new CommandError(
      `${folder} has no package.json: run the doctor in the folder of your application.`,
    );
  const all = sources(root);
  const styles = all.filter(({ file }) => STYLE.test(file));
  const own = folderOf(PACKAGE, root);
  const folders = upwards(root);
  return {
    scripts: all.filter(({ file }) => SCRIPT.test(file)),
    styles: styles.filter((each) => ownSheet(each).length === 0),
    ownSheets: styles.flatMap(ownSheet),
    packageSheets: packageSheets(all, realpathSync(root), folders),
    root: realpathSync(root),
    folders,
    manager: managerOf(root),
    ...(own && {
      installed: {
        folder: own,
        version: String(JSON.parse(readFileSync(path.join(own, 'package.json'), 'utf8')).version),
        variables: variablesIn(path.join(own, 'dist')),
      },
    }),
  };
}
