import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../command-error.ts';
import { scriptsIn } from '../doctor/project.ts';
import { furtherSheets } from '../doctor/sheets.ts';
import { textOf } from '../files.ts';
import { importsFrom } from '../imports.ts';
import { withoutQuotes } from '../markdown.ts';
import { subset } from './css.ts';
import { Modules, scriptOf } from './modules.ts';

const SHEETS = ['styles.css', ...furtherSheets.map(([name]) => name)];

/** The name → module of what an application takes from the package. */
type Taken = Map<string, string>;

/** The names that the sources of an application import. Names of types belong to no module. */
function takenBy(sources: string, modules: Modules, manifest: string): Taken {
  const taken: Taken = new Map();
  for (const file of statSync(sources).isDirectory() ? scriptsIn(sources) : [sources])
    for (const { entry, names } of importsFrom(withoutQuotes(file, textOf(file)))) {
      const module = scriptOf(entry, manifest);
      const offered = module ? modules.exportsOf(module) : new Map<string, string>();
      for (const [name, from] of offered) if (!names || names.includes(name)) taken.set(name, from);
    }
  return taken;
}

/**
 * One style sheet for some parts: the rules of all sheets of the package that these parts can use, in their order.
 *
 * @param args names of parts as they are imported, and files and folders of sources that import parts
 * @param root the folder of the package
 * @throws {CommandError} when nothing is named, what is named is neither, or a source cannot be read
 */
export function makeSheet(args: readonly string[], root: string): string {
  if (args.length === 0)
    throw new CommandError(
      'The sheet command needs the folder of your sources, such as src, or names of parts.',
    );
  const option = args.find((each) => each.startsWith('-'));
  if (option) throw new CommandError(`The sheet command has no option ${option}.`);
  const manifest = path.join(root, 'package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string };
  const modules = new Modules();
  const parts = modules.exportsOf(path.join(root, 'dist/index.js'));
  const taken: Taken = new Map(
    args.flatMap((arg) => {
      const module = parts.get(arg);
      if (module) return [[arg, module] as const];
      if (existsSync(arg)) return [...takenBy(arg, modules, manifest)];
      throw new CommandError(
        `${arg} is no part and no folder: name parts as you import them, such as Button, or the folder of your sources.`,
      );
    }),
  );
  if (taken.size === 0)
    throw new CommandError(`Nothing in ${args.join(', ')} imports a part of the package.`);
  const reached = modules.reach(taken.values());
  const css = SHEETS.map((name) => readFileSync(path.join(root, 'dist', name), 'utf8')).join('\n');
  const folders = [...reached].flatMap(
    (file) => /dist\/components\/([\w-]+)/.exec(file.replaceAll('\\', '/'))?.[1] ?? [],
  );
  return `/* A sheet of @weft/design-system ${version}: ${[...taken.keys()].sort().join(', ')} */
${subset(css, modules.words(reached))}
@layer ds.tokens{:where(:root){--ds-sheet:${[...new Set(folders)].sort().join(' ')}}}
`;
}
