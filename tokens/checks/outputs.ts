import { parse } from 'postcss';

/** The contents of every output by path, as `buildAll` returns them. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** The custom properties that a style sheet declares for the root. */
function rootVariables(css: string): Set<string> {
  const names = new Set<string>();
  parse(css).walkRules((rule) => {
    if (rule.parent?.type === 'root' && rule.selector.includes(':root'))
      rule.walkDecls(/^--/, ({ prop }) => void names.add(prop));
  });
  return names;
}

/** References in the outputs to variables that `tokens.css` does not define on the root. */
export function publishedVariableProblems(files: Files): string[] {
  const defined = rootVariables(String(files.get('css/tokens.css') ?? ''));
  return [...files].flatMap(([path, contents]) => {
    if (typeof contents !== 'string') return [];
    const used = new Set([...contents.matchAll(/var\((--ds-[\w-]+)/g)].map(([, name = '']) => name));
    return [...used].filter((name) => !defined.has(name)).map((name) => `${path}: ${name} is not defined`);
  });
}

/**
 * References in the product's sources to token variables that do not exist. A variable belongs to a token when a group of
 * tokens starts its name; all others belong to components.
 *
 * @param css the published `tokens.css`
 */
export function usedVariableProblems(path: string, source: string, css: string): string[] {
  const defined = rootVariables(css);
  const groups = new Set([...defined].map((name) => name.split('-')[3]));
  const used = new Set([...source.matchAll(/--ds-[a-z][\w-]*\w(?![\w-]|\$\{)/g)].map(([name]) => name));
  return [...used]
    .filter((name) => groups.has(name.split('-')[3]) && !defined.has(name))
    .map((name) => `${path}: ${name} is not defined`);
}

/** Declarations in the style sheets with a value that was not converted to CSS. */
export const valueProblems = (files: Files): string[] =>
  [...files].flatMap(([path, contents]) => {
    if (typeof contents !== 'string' || !path.endsWith('.css')) return [];
    const problems: string[] = [];
    parse(contents).walkDecls((declaration) => {
      if (/undefined|NaN|\[object/.test(declaration.value)) problems.push(`${path}: ${declaration}`);
    });
    return problems;
  });

/** Files that differ between two builds of the same sources. */
export function reproducibilityProblems(first: Files, second: Files): string[] {
  const paths = new Set([...first.keys(), ...second.keys()]);
  return [...paths]
    .filter((path) => {
      const [a, b] = [first.get(path), second.get(path)];
      return a === undefined || b === undefined || !Buffer.from(a).equals(Buffer.from(b));
    })
    .map((path) => `${path}: two builds differ`);
}
