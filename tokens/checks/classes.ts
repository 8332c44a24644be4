/**
 * Utilities that Tailwind makes of any bare number, though no token gives it: `z-37`, `duration-123`. The theme cannot take
 * them away, so they are looked for in the sources.
 */
const BARE =
  /(?:z|duration|delay|opacity|outline|outline-offset|ring|ring-offset|inset-ring|decoration|underline-offset|stroke|border(?:-[xytrblse])?)-(\d[\w.]*)/
    .source;

/** `ds:hover:border-3`, with whatever variants stand before it. */
const BARE_CLASS = new RegExp(`(?<=["'\`\\s])(?:[^\\s"'\`]*:)?-?${BARE}(?=!?["'\`\\s])`, 'g');

/** An arbitrary value, or an arbitrary property; one that a colon follows is a variant, which names no value. */
const ARBITRARY_CLASS = /(?<=["'`\s])[^\s"'`]*\[([^\]\s]*)\][^\s"'`:[]*(?=["'`\s])/g;

/** A length, a time or a colour that is written out. */
const LITERAL =
  /(?<!\w)\d*\.?\d+(?:px|rem|em|ch|vw|vh|svh|dvh|ms|s)\b|#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;

/** A colour seen through, `bg-ink/80`, or a text style with another line height, `text-body/6`; `w-1/2` is a fraction. */
const MODIFIED_CLASS =
  /(?<=["'`\s])(?:[^\s"'`]*:)?(?:bg|text|decoration|fill|stroke|border|outline|ring|shadow)-[a-z][\w-]*\/[\d[(][^\s"'`:]*(?=["'`\s])/g;

/** Values that say "none" or "all" rather than how much. */
const isPlain = (name: string, value: string): boolean =>
  (value === '0' && !/(?:^|[:-])z-0$/.test(name)) || /opacity-100$/.test(name);

/**
 * Classes that stand for a value no token has: bare numbers where tokens have names, arbitrary values with a length, a time or
 * a colour in them, and a colour's opacity, which the contrast gate could not see.
 *
 * @param path the source, for the message
 * @param source its text; every quoted or spaced word that looks like such a class counts
 */
export function classProblems(path: string, source: string): string[] {
  const bare = [...source.matchAll(BARE_CLASS)]
    .filter(([name, value = '']) => !isPlain(name, value))
    .map(([name]) => name);
  const arbitrary = [...source.matchAll(ARBITRARY_CLASS)]
    .filter(([, value = '']) => LITERAL.test(value))
    .map(([name]) => name);
  const modified = [...source.matchAll(MODIFIED_CLASS)].map(([name]) => name);
  return [...bare, ...arbitrary, ...modified].map((name) => `${path}: ${name} is no token`);
}

/** Sources that raise a surface by its shadow alone, which forced colours take away: it needs a border too. */
export const raisedProblems = (path: string, source: string): string[] =>
  /\bshadow-(?:raised|overlay)\b/.test(source) && !/\bborder-(?:hairline|thread)\b/.test(source)
    ? [`${path}: a raised surface has no border, and forced colours drop its shadow`]
    : [];
