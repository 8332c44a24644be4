/** The names that an import statement takes from the package. */
interface Import {
  /** The entry without the package's name: `button`, or nothing for the root. */
  readonly entry: string;
  /** The exported names; undefined where it may use all of them. */
  readonly names?: readonly string[];
}

const ENTRY = String.raw`['"\x60]@weft\/design-system(?:\/([\w-]+))?['"\x60]`;
/** Also the comments by which webpack names a chunk. */
const GAP = String.raw`(?:\s|\/\*[^]*?\*\/)*`;
/** Names, and comments, which may have braces. */
const LIST = String.raw`(?:[^/}]|\/\/[^\n]*\n|\/\*(?:[^*]|\*(?!\/))*\*\/)*`;
const STATEMENT = new RegExp(
  String.raw`\b(?:(?:import|export)\s*(type\b)?\s*(?:\{(${LIST})\}|[^'"{};=]*)\s*\bfrom|import|import\s*\(|require\s*\()${GAP}${ENTRY}`,
  'g',
);
/** An import of a script or a style sheet from another package. */
const OF_PACKAGES = /(?:import|from|require\()\s*\(?\s*(?:url\()?\s*['"]([^./~'"][^'":]*)['"]/g;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

/**
 * The imports of a file from the package, found by patterns, also in Astro, MDX, Vue and Svelte. Where a pattern is
 * ambiguous, it returns more than the file uses. Types are left out.
 */
export const importsFrom = (text: string): Import[] =>
  [...text.matchAll(STATEMENT)].flatMap(([, type, list, entry = '']): Import[] => {
    if (type) return [];
    if (list === undefined) return [{ entry }];
    const names = list
      .replaceAll(COMMENT, '')
      .split(',')
      .flatMap((each) => /^\s*(?!type\s+\w)(\w+)/.exec(each)?.[1] ?? []);
    return [{ entry, names }];
  });

/** What a file imports from packages, by the names in its statements: `react`, `@fontsource/inter/latin-400.css`. */
export const packageImports = (text: string): string[] =>
  [...text.matchAll(OF_PACKAGES)].map(([, name = '']) => name.trim());
