/** Utilities that Tailwind generates for any number: `z-37`, `duration-123`. A theme cannot disable them. */
const BARE =
  /(?:z|duration|delay|opacity|outline|outline-offset|ring|ring-offset|inset-ring|decoration|underline-offset|stroke|border(?:-[xytrblse])?)-(\d[\w.]*)/
    .source;

/** Such a class with its variants: `ds:hover:border-3`. */
const BARE_CLASS = new RegExp(`(?<=["'\`\\s])(?:[^\\s"'\`]*:)?-?${BARE}(?=!?["'\`\\s])`, 'g');

/** An arbitrary value or property. Brackets before a colon are a variant. */
const ARBITRARY_CLASS = /(?<=["'`\s])[^\s"'`]*\[([^\]\s]*)\][^\s"'`:[]*(?=["'`\s])/g;

/** A literal length, time or colour. */
const LITERAL =
  /(?<!\w)\d*\.?\d+(?:px|rem|em|ch|vw|vh|svh|dvh|ms|s)\b|#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/i;

/** A colour with an opacity, `bg-ink/80`, or a text style with a line height, `text-body/6`. `w-1/2` is a fraction. */
const MODIFIED_CLASS =
  /(?<=["'`\s])(?:[^\s"'`]*:)?(?:bg|text|decoration|fill|stroke|border|outline|ring|shadow)-[a-z][\w-]*\/[\d[(][^\s"'`:]*(?=["'`\s])/g;

/** Values that mean none or all: 0, except for `z-0`, and an opacity of 100. */
const isPlain = (name: string, value: string): boolean =>
  (value === '0' && !/(?:^|[:-])z-0$/.test(name)) || /opacity-100$/.test(name);

/**
 * Classes with a literal value instead of a token: numbers, arbitrary values with a length, a time or a colour, and the opacity
 * of a colour, which the contrast check could not measure.
 *
 * @param path the source, for the message
 * @param source its text; the check reads every word in quotes or between spaces
 */
export function literalClassProblems(path: string, source: string): string[] {
  const bare = [...source.matchAll(BARE_CLASS)]
    .filter(([name, value = '']) => !isPlain(name, value))
    .map(([name]) => name);
  const arbitrary = [...source.matchAll(ARBITRARY_CLASS)]
    .filter(([, value = '']) => LITERAL.test(value))
    .map(([name]) => name);
  const modified = [...source.matchAll(MODIFIED_CLASS)].map(([name]) => name);
  return [...bare, ...arbitrary, ...modified].map(
    (name) => `${path}: ${name} has a literal value; use a token`,
  );
}

/** Sources with a shadow and no border. Forced colours remove shadows, so the surface would have no edge. */
export const shadowProblems = (path: string, source: string): string[] =>
  /\bshadow-(?:raised|overlay)\b/.test(source) && !/\bborder-(?:hairline|thread)\b/.test(source)
    ? [`${path}: a surface with a shadow has no border, and forced colours remove its shadow`]
    : [];
