import type { Setting } from '../../src/doctor/islands.ts';
import { isNarrow, isPlain, isVisible } from '../../src/doctor/plain-elements.ts';

/** A rule, and the outermost layer that it is in; empty outside of layers. */
interface Rule {
  readonly selector: string;
  readonly body: string;
  readonly layer: string;
}

/** An import of a style sheet, and the conditions behind its name. */
interface Import {
  readonly name: string;
  readonly conditions: string;
}

/** What wins over the package's rules if its layer does: a rule for plain elements, or the import of a reset. */
interface Override {
  /** The selector of the rule, or the name of the imported sheet. */
  readonly what: string;
  /** The outermost layer; empty outside of layers. */
  readonly layer: string;
}

/** At-rules that do not move their content into a layer. */
const TRANSPARENT = /^@(?:media|supports|container|scope)\b/;
/** The root of a scope. */
const ROOT = /^@scope\s*\(([^)]*)/;
const IMPORT = /@import\s+(?:url\(\s*)?['"]?([^'")\s;]+)['"]?\s*\)?([^;]*);/g;
/** Names of sheets that style plain elements. */
export const RESET = /normalize|sanitize|reset|bootstrap|preflight/;
/** Imports that bring no unknown layers: fonts, Tailwind, and addresses. */
const LAYERLESS = /font|tailwindcss|^(?:https?:)?\/\//;
/** Stands for the layers of a sheet of elsewhere, which may be any. */
export const ANY = '*';
/** Stands for a layer without a name, which no statement can order. */
const NAMELESS = '@layer';

/** The statements and blocks of a style sheet, in their order. A statement has no body. */
function partsOf(css: string): { prelude: string; body?: string }[] {
  const parts: { prelude: string; body?: string }[] = [];
  let start = 0;
  while (start < css.length) {
    const length = css.slice(start).search(/[;{}]/);
    if (length < 0) break;
    const at = start + length;
    const prelude = css.slice(start, at).trim();
    const close = css[at] === '{' ? endOf(css, at) : at;
    parts.push(css[at] === '{' ? { prelude, body: css.slice(at + 1, close) } : { prelude });
    start = close + 1;
  }
  return parts;
}

/** The layer of an import by its conditions: its name, empty for one without a name. */
function layerOf(conditions: string): string | undefined {
  const [layer, name = ''] = /\blayer\b(?:\(([^)]*)\))?/.exec(conditions) ?? [];
  return layer === undefined ? undefined : name.trim();
}

/** The rules and imports of a style sheet, and its outermost layers, or {@link ANY}, in the order in which they first appear. */
function read(css: string) {
  const rules: Rule[] = [];
  const imports: { readonly name: string; readonly layer: string }[] = [];
  const layers = new Set<string>();
  const enter = (names: string, outer: string): string => {
    const outermost = names.split(',').map((name) => name.trim().split('.', 1)[0] ?? '');
    if (!outer) for (const name of outermost.filter(Boolean)) layers.add(name);
    return outer || outermost[0] || NAMELESS;
  };
  const readParts = (text: string, layer: string): void => {
    for (const { prelude, body } of partsOf(text)) {
      if (prelude.startsWith('@layer')) readParts(body ?? '', enter(prelude.slice('@layer'.length), layer));
      else if (body === undefined) readImports(`${prelude};`, layer);
      else if (isNarrow(ROOT.exec(prelude)?.[1] ?? '')) continue;
      else if (TRANSPARENT.test(prelude)) readParts(body, layer);
      else if (!prelude.startsWith('@')) rules.push({ selector: prelude, body, layer });
    }
  };
  const readImports = (text: string, layer: string): void => {
    for (const { name, conditions } of importsIn(text)) {
      const into = layerOf(conditions);
      const isKnown = into !== undefined || layer || RESET.test(name) || LAYERLESS.test(name);
      if (!isKnown) layers.add(ANY);
      imports.push({ name, layer: into === undefined ? layer : enter(into, layer) });
    }
  };
  readParts(css, '');
  return { rules, imports, layers: [...layers] };
}

/** The index of the closing brace. */
function endOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return at;
  }
  return text.length;
}

/** The style sheets that a text imports by `@import`. */
export const importsIn = (css: string): Import[] =>
  [...css.matchAll(IMPORT)].map(([, name = '', conditions = '']) => ({ name, conditions }));

/** The style sheets that a script loads. */
export const sheetsIn = (script: string): string[] =>
  [...script.matchAll(/(?<!@)\b(?:import|require\()\s*['"]([^'"]*\.(?:css|scss|less|pcss))['"]/g)].map(
    ([, name = '']) => name,
  );

/** Whether conditions of an import move it into a layer. */
export const isLayered = (conditions: string): boolean => layerOf(conditions) !== undefined;

/**
 * A style sheet with the texts of sheets in place of their imports, in the layers of these.
 *
 * @param textOf the text of a sheet by the name in its import; undefined leaves the import
 */
export const replaceImports = (css: string, textOf: (name: string) => string | undefined): string =>
  css.replaceAll(IMPORT, (statement, name: string, conditions: string) => {
    const [text, layer] = [textOf(name), layerOf(conditions)];
    if (text === undefined) return statement;
    return layer === undefined ? text : `@layer ${layer} { ${text} }`;
  });

const isOverride = ({ selector, body }: Rule): boolean =>
  isPlain(selector) && [...body.matchAll(/([\w-]+)\s*:/g)].some(([, name = '']) => isVisible(name));

/** The outermost layers of a style sheet in their order, the weakest first, also {@link ANY}; and what may override the package. */
export function cascadeOf(css: string): { layers: string[]; overrides: Override[] } {
  const { rules, imports, layers } = read(css);
  return {
    layers,
    overrides: [
      ...rules
        .filter(isOverride)
        .map(({ selector, layer }) => ({ what: selector.replaceAll(/\s+/g, ' '), layer })),
      ...imports.filter(({ name }) => RESET.test(name)).map(({ name, layer }) => ({ what: name, layer })),
    ],
  };
}

/** The variables that each rule outside of layers sets. */
export const settings = (css: string): Setting[] =>
  read(css)
    .rules.filter(({ layer }) => layer === '')
    .map(({ selector, body }) => ({
      selector,
      names: [...body.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name),
    }));

/** The names of each `@layer a, b;` statement, and where it stands. */
export const layerStatements = (css: string): { names: string[]; at: number }[] =>
  [...css.matchAll(/@layer\s+([\w\s,.-]+);/g)].map((match) => ({
    names: (match[1] ?? '').split(',').map((name) => name.trim()),
    at: match.index,
  }));

/** Whether Tailwind 3's preflight is outside of every block, and so of every layer, or no statement orders `ds`. */
export function hasUnorderedPreflight(css: string): boolean {
  const at = css.search(/@tailwind\s+base/);
  if (at < 0) return false;
  const before = css.slice(0, at);
  const isOrdered = layerStatements(css).some(({ names }) => names.length > 1 && names.includes('ds'));
  return !isOrdered || before.split('{').length === before.split('}').length;
}
