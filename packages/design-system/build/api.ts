import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeAnatomy } from './anatomy.ts';
import { compile } from './compile.ts';
import { type Declaration, type Module, readModule } from './declarations.ts';
import { entriesOf, readManifest, writePublishedExports } from './manifest.ts';

const ROOT = path.join(import.meta.dirname, '..');
const COMPONENTS = path.join(ROOT, 'src/components');

/** The record of the public API. A test compares it with the sources, so every change of it is reviewed. */
export const RECORD = path.join(ROOT, 'api.md');

/** The command that writes {@link RECORD}. */
export const COMMAND = 'npx pnpm@12 --filter @weft/design-system api';

/** An entry of the package: its exported declarations, and the private ones that their types mention. */
export interface Entry {
  /** Its key in `exports`: `.`, `./button`. */
  readonly name: string;
  /** Public name → its declaration. */
  readonly offered: ReadonlyMap<string, Declaration>;
  readonly mentioned: readonly Declaration[];
}

/** Reads a declaration file by its path, relative to the folder of all declarations. */
type Reader = (file: string) => string;

/**
 * Follows the entries through their declaration files.
 *
 * @param files entry → its declaration file
 * @throws {Error} when a name is exported that no file declares
 */
export function readApi(files: Readonly<Record<string, string>>, read: Reader): Entry[] {
  const modules = new Map<string, Module>();
  const moduleOf = (file: string): Module => {
    const known = modules.get(file) ?? readModule(file, read(file));
    modules.set(file, known);
    return known;
  };
  /** The declaration that a name refers to in a file; undefined for names of other packages and of the language. */
  const find = (file: string, name: string): Declaration | undefined => {
    const { declared, imported } = moduleOf(file);
    const source = imported.get(name);
    return declared.get(name) ?? (source && offeredBy(source.file).get(source.name));
  };
  const offeredBy = (file: string): Map<string, Declaration> => {
    const { exported, passedOn } = moduleOf(file);
    const names = new Map(passedOn.flatMap((each) => [...offeredBy(each)]));
    for (const [name, target] of exported) {
      const found = typeof target === 'string' ? find(file, target) : offeredBy(target.file).get(target.name);
      if (!found) throw new Error(`${file} exports ${name}, which no file of the package declares`);
      names.set(name, found);
    }
    return names;
  };

  const entries = Object.entries(files).map(([name, file]) => ({ name, offered: offeredBy(file) }));
  const isPublic = new Set(entries.flatMap(({ offered }) => [...offered.values()]));
  const mentionedBy = (from: Declaration, seen: Set<Declaration>): void => {
    for (const name of from.mentions) {
      const found = find(from.file, name);
      if (!found || seen.has(found) || isPublic.has(found)) continue;
      seen.add(found);
      mentionedBy(found, seen);
    }
  };
  return entries.map(({ name, offered }) => {
    const mentioned = new Set<Declaration>();
    for (const each of offered.values()) mentionedBy(each, mentioned);
    return { name, offered, mentioned: [...mentioned] };
  });
}

/** The runtime exports of an entry, sorted. */
export const valuesOf = ({ offered }: Entry): string[] =>
  [...offered].flatMap(([name, { isValue }]) => (isValue ? [name] : [])).sort();

const byName = (a: Declaration, b: Declaration): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

const fenced = (declarations: readonly Declaration[]): string =>
  `\`\`\`ts\n${[...new Set(declarations)]
    .sort(byName)
    .map(({ text }) => text)
    .join('\n\n')}\n\`\`\`\n`;

function section({ name, offered, mentioned }: Entry, rest: readonly Entry[], page?: string): string {
  const title = `## ${path.posix.join('@weft/design-system', name)}\n`;
  if (name === '.') {
    const elsewhere = new Set(rest.flatMap((entry) => [...entry.offered.keys()]));
    const missing = [...elsewhere].filter((each) => !offered.has(each)).sort();
    const own = [...offered].filter(([each]) => !elsewhere.has(each)).map(([, declaration]) => declaration);
    return [
      title,
      `Everything below${missing.length > 0 ? `, without ${missing.join(', ')}` : ''}.\n`,
      ...(own.length > 0 ? [fenced(own)] : []),
    ].join('\n');
  }
  const renamed = [...offered].filter(([as, declaration]) => as !== declaration.name);
  return [
    title,
    ...renamed.map(([as, declaration]) => `\`${declaration.name}\` is exported as \`${as}\`.\n`),
    fenced([...offered.values()]),
    ...(mentioned.length > 0 ? ['Mentioned, without a public name:\n', fenced(mentioned)] : []),
    ...(page ? [describeAnatomy(page)] : []),
  ].join('\n');
}

/**
 * Writes the record as Markdown: of each entry the declarations, without comments, and what its page lists for style sheets.
 *
 * @param pages entry → the page of its component, in MDX
 */
export const describeApi = (entries: readonly Entry[], pages: ReadonlyMap<string, string>): string =>
  [
    '# Public API\n',
    'Every name that can be imported and every prop, from the emitted declarations: comments are left out but for',
    'defaults and deprecations. Then every `data-slot` with its attributes, and every CSS variable, from the pages',
    `of the components. Written by \`${COMMAND}\`; a test compares.\n`,
    ...entries.map((entry) =>
      section(
        entry,
        entries.filter((each) => each !== entry),
        pages.get(entry.name),
      ),
    ),
  ].join('\n');

/** Entry → its declaration file below `dist`, for every entry with sources in this package. */
export function typedEntries(): Record<string, string> {
  const files = Object.entries(entriesOf(readManifest())).flatMap(([entry, target]) =>
    typeof target === 'object' && target.source?.endsWith('.ts') && target.types
      ? [[entry, path.posix.relative('dist', path.posix.normalize(target.types))] as const]
      : [],
  );
  return Object.fromEntries(files);
}

/**
 * Reads the API of the current sources. Compiles their declarations into a temporary folder; `dist` may be outdated.
 *
 * @throws {Error} when they do not compile
 */
export function currentApi(): Entry[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'weft-api-'));
  try {
    compile(['--emitDeclarationOnly', '--outDir', folder]);
    return readApi(typedEntries(), (file) => readFileSync(path.join(folder, file), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Entry → the page of its component, in MDX. */
export const currentPages = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('*/*.mdx', { cwd: COMPONENTS }).map((file) => [
      `./${path.dirname(file)}`,
      readFileSync(path.join(COMPONENTS, file), 'utf8'),
    ]),
  );

if (import.meta.main) {
  writePublishedExports();
  writeFileSync(RECORD, describeApi(currentApi(), currentPages()));
}
