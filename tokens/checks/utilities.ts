import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';

const require = createRequire(import.meta.url);

/** What Tailwind makes of classes under one theme. */
export interface Utilities {
  /** Every class that Tailwind would offer in an editor. */
  names: readonly string[];
  /** The rule of each class, or nothing where Tailwind makes none. */
  rules(classes: readonly string[]): readonly (string | null)[];
}

/**
 * Tailwind with a theme. Its list of classes is not part of its stable interface; the exact version is pinned, and an empty
 * list fails the gate.
 *
 * @param theme a theme file's text
 */
export async function loadUtilities(theme: string): Promise<Utilities> {
  const system = await loadDesignSystem("@import 'ours';\n@import 'tailwindcss/utilities.css';", {
    loadStylesheet: async (id, base) => ({
      path: id,
      base,
      content: id === 'ours' ? theme : await readFile(require.resolve(id), 'utf8'),
    }),
  });
  return {
    names: [...new Set(system.getClassList().map(([name]) => name))],
    rules: (classes) => system.candidatesToCss([...classes]),
  };
}

/** `container` follows the breakpoints in every Tailwind theme; `max-w-container` is the token. */
const TAILWINDS_OWN = ['container'];

const propertiesOf = (rule: string): string =>
  [...new Set([...rule.matchAll(/(?<=[{;]\s*)[\w-]+(?=:)/g)].map(([name]) => name))].sort().join(', ');

/**
 * Tokens whose name makes a class of Tailwind's, or of our own utilities, mean something else: `space.block` would give
 * `inline-block` a width.
 *
 * @param theme the Tailwind theme that is published
 */
export async function collisionProblems(theme: string): Promise<string[]> {
  const [, ...own] = theme.split(/^(?=@utility )/m);
  const bare = await loadUtilities(`@theme inline reference { --*: initial; }\n${own.join('')}`);
  if (bare.names.length === 0) return ['Tailwind lists no class, so none can be compared'];
  const [without, withTokens] = [bare.rules(bare.names), (await loadUtilities(theme)).rules(bare.names)];
  return bare.names.flatMap((name, i) => {
    const [before, after] = [propertiesOf(without[i] ?? ''), propertiesOf(withTokens[i] ?? '')];
    return before === after || TAILWINDS_OWN.includes(name)
      ? []
      : [`a token changes the class ${name}: it sets ${after}, not ${before}`];
  });
}

const CLASS_NAME = /className=(?:\{\s*)?(["'`])([^"'`]*)\1/g;

/** A class that is made of parts is known only when the page runs; a mark for `group-*` and `peer-*` needs no rule. */
const isSaid = (name: string): boolean => name !== '' && !/[${}]|^(?:group|peer)(?:\/|$)/.test(name);

/** The classes that a style sheet of the product's own has rules for. */
export const classesOf = (css: string): string[] =>
  [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);

/**
 * Classes that neither Tailwind nor a style sheet gives a rule: a step that does not exist, or a name in a wrong role.
 *
 * @param path the source, for the message
 * @param source its text; what stands in `className` counts
 * @param known the classes of the room's own style sheets
 */
export function unknownProblems(
  path: string,
  source: string,
  utilities: Utilities,
  known: ReadonlySet<string>,
): string[] {
  const names = [...source.matchAll(CLASS_NAME)]
    .flatMap(([, , text = '']) => text.replaceAll(/\$\{[^}]*\}/g, '$').split(/\s+/))
    .filter((name) => isSaid(name) && !known.has(name));
  const rules = utilities.rules(names);
  return names.filter((_, i) => !rules[i]).map((name) => `${path}: ${name} has no rule`);
}
