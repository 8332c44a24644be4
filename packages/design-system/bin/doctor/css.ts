import type { Setting } from '../../src/doctor/islands.ts';
import { isPlain, isVisible } from '../../src/doctor/plain-elements.ts';

/** A rule outside of layers. */
interface Rule {
  readonly selector: string;
  readonly body: string;
}

/** At-rules that do not move their content into a layer. */
const TRANSPARENT = /^@(?:media|supports|container|scope)\b/;

/** The style rules of a style sheet that are in no layer. */
function unlayered(css: string): Rule[] {
  const rules: Rule[] = [];
  const read = (text: string): void => {
    let at = 0;
    while (at < text.length) {
      const open = text.indexOf('{', at);
      if (open < 0) return;
      const close = endOf(text, open);
      const prelude = text.slice(at, open).split(/[;}]/).at(-1)?.trim() ?? '';
      const body = text.slice(open + 1, close);
      if (TRANSPARENT.test(prelude)) read(body);
      else if (!prelude.startsWith('@')) rules.push({ selector: prelude, body });
      at = close + 1;
    }
  };
  read(css);
  return rules;
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

/** The selectors of rules outside of layers that win over the package's. */
export const plainRules = (css: string): string[] =>
  unlayered(css)
    .filter(
      ({ selector, body }) =>
        isPlain(selector) && [...body.matchAll(/([\w-]+)\s*:/g)].some(([, name = '']) => isVisible(name)),
    )
    .map(({ selector }) => selector.replaceAll(/\s+/g, ' '));

/** The variables that each rule outside of layers sets. */
export const settings = (css: string): Setting[] =>
  unlayered(css).map(({ selector, body }) => ({
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
  const isOrdered = layerStatements(css).some(({ names }) => names.includes('ds'));
  return !isOrdered || before.split('{').length === before.split('}').length;
}
