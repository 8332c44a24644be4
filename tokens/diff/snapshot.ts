import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import {
  type ColorValueNormalized,
  defineConfig,
  Logger,
  parse,
  type TokenNormalized,
  type TokenNormalizedSet,
} from '@terrazzo/parser';
import { type Namespace, themeNames } from '../names.ts';
import { hexText, oklchText, valueText } from '../outputs/text.ts';
import { extension } from '../outputs/values.ts';

/** One token in one mode. */
export interface State {
  type: string;
  /** The value in words. */
  text: string;
  /** Equal when nothing that any output prints has changed. */
  fingerprint: string;
  deprecated: boolean;
  /** The version that first said so. */
  deprecatedIn?: string;
  /** Tokens that the value comes from, at any distance. */
  sources: readonly string[];
  color?: ColorValueNormalized;
}

/** The tokens of one revision, resolved. */
export interface Snapshot {
  /** Every mode, as its file in `json/` is called, with all its tokens. */
  modes: ReadonlyMap<string, Readonly<Record<string, State>>>;
  /** The modes that are whole themes; what another one has in common with the first theme says nothing new. */
  themes: readonly string[];
  /** The version of the package that holds them. */
  version: string;
  /** Utilities that no theme variable gives. */
  utilities: readonly string[];
  /** What customers may name of each public token: CSS variable and Tailwind theme variables. */
  names: Readonly<Record<string, readonly string[]>>;
}

interface Resolver {
  modifiers?: Record<string, { default?: string; contexts: Record<string, unknown> }>;
}

/** The name of each mode and the input that gives it: every theme, and what other modifiers change. */
function modesOf({ modifiers = {} }: Resolver): [string, Record<string, string>][] {
  return Object.entries(modifiers).flatMap(([modifier, { default: usual, contexts }], index) =>
    Object.keys(contexts)
      .filter((context) => index === 0 || context !== usual)
      .map((context): [string, Record<string, string>] => [context, { [modifier]: context }]),
  );
}

/** `#/palette/mist/50/$value` is `palette.mist.50`. */
const idOf = (pointer: string): string =>
  pointer
    .replace(/^#\//, '')
    .replace(/\/\$value.*$/, '')
    .replaceAll('/', '.');

function sourcesOf(token: TokenNormalized, all: TokenNormalizedSet, seen = new Set<string>()): Set<string> {
  for (const id of (token.dependencies ?? []).map(idOf)) {
    const source = all[id];
    if (!source || seen.has(id)) continue;
    seen.add(id);
    sourcesOf(source, all, seen);
  }
  return seen;
}

/** Short enough for a record, and long enough that no two values share one. */
const fingerprint = (look: string): string => createHash('sha256').update(look).digest('hex').slice(0, 16);

function stateOf(token: TokenNormalized, all: TokenNormalizedSet): State {
  const sources = [...sourcesOf(token, all)].sort();
  const { system, deprecatedIn } = extension(token);
  const own = [token, ...sources.map((id) => all[id] as TokenNormalized)].map((each) => {
    const { fluid, unit } = extension(each);
    return { fluid, unit };
  });
  return {
    type: token.$type,
    text: valueText(token, all),
    // Below a system colour lies a value that no visitor sees.
    fingerprint: fingerprint(system ?? JSON.stringify([token.$value, ...own])),
    deprecated: !!token.$deprecated,
    ...(deprecatedIn && { deprecatedIn }),
    sources,
    ...(token.$type === 'color' && { color: token.$value }),
  };
}

/** What a revision's own `names.ts` says. */
interface Names {
  NAMESPACES: readonly Namespace[];
  /** Not in revisions that had none. */
  UTILITIES?: Readonly<Record<string, unknown>>;
  isPublic(id: string): boolean;
  cssName(id: string): string;
}

/**
 * Resolve the tokens of a folder that is laid out as this one, by its own names. Not linted: an older revision was held to
 * the rules of its day.
 *
 * @param root the folder, with `src/` and `names.ts`
 * @throws {Error} when the sources cannot be read or resolved
 */
export async function snapshotOf(root: URL): Promise<Snapshot> {
  const filename = new URL('src/ds.resolver.json', root);
  const src = await readFile(filename, 'utf8');
  const { version } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as {
    version: string;
  };
  const {
    NAMESPACES,
    UTILITIES = {},
    isPublic,
    cssName,
  }: Names = await import(new URL('names.ts', root).href);
  const { resolver } = await parse([{ filename, src }], {
    config: defineConfig({}, { cwd: root }),
    logger: new Logger({ level: 'silent' }),
    skipLint: true,
  });
  const modeList = modesOf(JSON.parse(src) as Resolver);
  const modes = modeList.map(([mode, input]) => {
    const all = resolver.apply(input);
    const states = Object.entries(all).map(([id, token]) => [id, stateOf(token, all)] as const);
    return [mode, Object.fromEntries(states)] as const;
  });
  const publicIds = Object.keys(resolver.apply({})).filter(isPublic);
  return {
    modes: new Map(modes),
    themes: modeList.filter(([, input]) => 'theme' in input).map(([mode]) => mode),
    version,
    utilities: Object.keys(UTILITIES),
    names: Object.fromEntries(
      publicIds.map((id) => [
        id,
        [cssName(id), ...themeNames(id, NAMESPACES).map(({ namespace, key }) => namespace + key)].sort(),
      ]),
    ),
  };
}

/** Old and new value in words; as authored where the difference is finer than a step of sRGB. */
export function textsOf(before: State, after: State): [string, string] {
  if (before.text !== after.text || !before.color || !after.color) return [before.text, after.text];
  return [
    `${hexText(before.color)} ${oklchText(before.color)}`,
    `${hexText(after.color)} ${oklchText(after.color)}`,
  ];
}
