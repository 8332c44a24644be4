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
  /** The value as text. */
  text: string;
  /** Hash of everything that an output prints of the value. */
  fingerprint: string;
  deprecated: boolean;
  /** The version that deprecated it. */
  deprecatedIn?: string;
  /** Tokens that this one is an alias of, at any distance. */
  sources: readonly string[];
  color?: ColorValueNormalized;
}

/** The tokens of one revision, resolved. */
export interface Snapshot {
  /** The tokens of every mode. A mode has the name of its file in `json/`. */
  modes: ReadonlyMap<string, Readonly<Record<string, State>>>;
  /** The modes that are themes. Another mode differs from the first theme in a few tokens only. */
  themes: readonly string[];
  /** The version of the package. */
  version: string;
  /** Utilities that are not made from theme variables. */
  utilities: readonly string[];
  /** The public names of each token: its CSS variable and its Tailwind theme variables. */
  names: Readonly<Record<string, readonly string[]>>;
}

interface Resolver {
  modifiers?: Record<string, { default?: string; contexts: Record<string, unknown> }>;
}

/** The name of each mode and its resolver input: every theme, and every other context that is not a default. */
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

/** 64 bits of SHA-256: short enough for a table, long enough to be unique. */
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
    // A system colour hides the value beneath it.
    fingerprint: fingerprint(system ?? JSON.stringify([token.$value, ...own])),
    deprecated: !!token.$deprecated,
    ...(deprecatedIn && { deprecatedIn }),
    sources,
    ...(token.$type === 'color' && { color: token.$value }),
  };
}

/** The exports of a revision's own `names.ts`. */
interface Names {
  NAMESPACES: readonly Namespace[];
  /** Older revisions have none. */
  UTILITIES?: Readonly<Record<string, unknown>>;
  isPublic(id: string): boolean;
  cssName(id: string): string;
}

/**
 * Resolves the tokens of a folder with the layout of this one, and names them by its own `names.ts`. Skips linting, since an
 * older revision followed older rules.
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

/** Old and new value as text, with OKLCH where both round to the same hex. */
export function textsOf(before: State, after: State): [string, string] {
  if (before.text !== after.text || !before.color || !after.color) return [before.text, after.text];
  return [
    `${hexText(before.color)} ${oklchText(before.color)}`,
    `${hexText(after.color)} ${oklchText(after.color)}`,
  ];
}
