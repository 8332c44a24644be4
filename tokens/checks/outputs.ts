/** Text and binary outputs by path, as `buildAll` gives them. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

const USED = /var\((--ds-[\w-]+)/g;
const DEFINED = /^\s*(--ds-[\w-]+):/gm;

/** References, anywhere in the outputs, to a variable that `tokens.css` does not define for every page. */
export function variableProblems(files: Files): string[] {
  const css = String(files.get('css/tokens.css') ?? '');
  const root = css.slice(0, css.indexOf('\n}'));
  const defined = new Set([...root.matchAll(DEFINED)].map((match) => match[1]));
  return [...files].flatMap(([path, contents]) => {
    if (typeof contents !== 'string') return [];
    const used = new Set([...contents.matchAll(USED)].map((match) => match[1]));
    return [...used].filter((name) => !defined.has(name)).map((name) => `${path}: ${name} is not defined`);
  });
}

/**
 * Names, anywhere in the product's sources, of a token's variable that no longer is or never was. Components have variables of
 * their own, which no group of tokens begins.
 *
 * @param css the published `tokens.css`
 */
export function strangerProblems(path: string, source: string, css: string): string[] {
  const defined = new Set([...css.matchAll(DEFINED)].map(([, name = '']) => name));
  const groups = new Set([...defined].map((name) => name.split('-')[3]));
  const named = new Set([...source.matchAll(/--ds-[a-z][\w-]*\w(?![\w-]|\$\{)/g)].map(([name]) => name));
  return [...named]
    .filter((name) => groups.has(name.split('-')[3]) && !defined.has(name))
    .map((name) => `${path}: ${name} is not defined`);
}

/** Values that a compiler could not print. */
export const valueProblems = (files: Files): string[] =>
  [...files].flatMap(([path, contents]) =>
    typeof contents === 'string' && path.endsWith('.css')
      ? [...contents.matchAll(/^.*(?:undefined|NaN|\[object).*$/gm)].map(
          (match) => `${path}: ${match[0].trim()}`,
        )
      : [],
  );

/** Files that two builds of the same sources wrote differently. */
export function differenceProblems(first: Files, second: Files): string[] {
  const paths = new Set([...first.keys(), ...second.keys()]);
  return [...paths]
    .filter((path) => {
      const [a, b] = [first.get(path), second.get(path)];
      return a === undefined || b === undefined || !Buffer.from(a).equals(Buffer.from(b));
    })
    .map((path) => `${path}: two builds differ`);
}

/**
 * Public names against the recorded list. A name may go only with an entry in `removed.json`; a new one must be recorded, so
 * that its later removal is seen.
 */
export function publicNameProblems(
  names: readonly string[],
  recorded: readonly string[],
  removed: Readonly<Record<string, string | null>>,
): string[] {
  const now = new Set(names);
  return [
    ...recorded
      .filter((name) => !now.has(name) && !(name in removed))
      .map((name) => `${name} was removed without an entry in removed.json`),
    ...Object.entries(removed)
      .filter(([name, next]) => now.has(name) || (next !== null && !now.has(next)))
      .map(([name]) => `removed.json: ${name} still exists, or its successor does not`),
    ...names
      .filter((name) => !recorded.includes(name))
      .map((name) => `${name} is new: record it with node check.ts --accept`),
  ];
}
