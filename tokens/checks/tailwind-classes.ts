import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { AtRule, parse } from 'postcss';
import { __unstable__loadDesignSystem as loadDesignSystem } from 'tailwindcss';

const require = createRequire(import.meta.url);

/** The classes that Tailwind generates with a theme. */
export interface Utilities {
  /** Every class that Tailwind suggests in an editor. */
  names: readonly string[];
  /** The rule of each class, null where Tailwind generates none. */
  rules(classes: readonly string[]): readonly (string | null)[];
}

/** How Tailwind finds the sheets that an entry imports: `ours` is a theme. */
export const sheets = (theme: string) => ({
  loadStylesheet: async (id: string, base: string) => ({
    path: id,
    base,
    content: id === 'ours' ? theme : await readFile(require.resolve(id), 'utf8'),
  }),
});

/**
 * Loads Tailwind with a theme. The list of classes is not part of its stable API, so its version is pinned, and an empty list
 * fails the check.
 *
 * @param theme the text of a theme file
 */
export async function loadUtilities(theme: string): Promise<Utilities> {
  const entry = "@import 'ours';\n@import 'tailwindcss/utilities.css';";
  const system = await loadDesignSystem(entry, sheets(theme));
  return {
    names: [...new Set(system.getClassList().map(([name]) => name))],
    rules: (classes) => system.candidatesToCss([...classes]),
  };
}

/** Tailwind sizes `container` by the breakpoints of every theme. The class of the token is `max-w-container`. */
const IGNORED = ['container'];

/** The properties that a rule sets, sorted. */
function propertiesOf(rule: string): string {
  const names = new Set<string>();
  parse(rule).walkDecls(({ prop }) => void names.add(prop));
  return [...names].sort().join(', ');
}

/**
 * Tokens whose names change the meaning of a Tailwind class or of one of our utilities: a token `space.block` gives
 * `inline-block` a width.
 *
 * @param theme the Tailwind theme that is published
 */
export async function collisionProblems(theme: string): Promise<string[]> {
  const own = parse(theme).nodes.filter((node) => node instanceof AtRule && node.name === 'utility');
  const bare = await loadUtilities(`@theme inline reference { --*: initial; }\n${own.join('\n')}`);
  if (bare.names.length === 0) return ['Tailwind lists no classes to compare'];
  const [without, withTokens] = [bare.rules(bare.names), (await loadUtilities(theme)).rules(bare.names)];
  return bare.names.flatMap((name, i) => {
    const [before, after] = [propertiesOf(without[i] ?? ''), propertiesOf(withTokens[i] ?? '')];
    return before === after || IGNORED.includes(name)
      ? []
      : [`a token changes the class ${name}: it sets ${after}, not ${before}`];
  });
}

const CLASS_NAME = /className=(?:\{\s*)?(["'`])([^"'`]*)\1/g;

/** Whether a class needs a rule: `group` and `peer` need none, and a class with an interpolation is unknown. */
const needsRule = (name: string): boolean => name !== '' && !/[${}]|^(?:group|peer)(?:\/|$)/.test(name);

/** The classes in the selectors of a style sheet. */
export function classesOf(css: string): string[] {
  const names: string[] = [];
  parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/g)) names.push(name);
  });
  return names;
}

/**
 * Classes without a rule in Tailwind or in a style sheet: a step that does not exist, or a token in a wrong role.
 *
 * @param path the source, for the message
 * @param source its text; the check reads its `className` attributes
 * @param known the classes of the product's own style sheets
 */
export function unknownClassProblems(
  path: string,
  source: string,
  utilities: Utilities,
  known: ReadonlySet<string>,
): string[] {
  const names = [...source.matchAll(CLASS_NAME)]
    .flatMap(([, , text = '']) => text.replaceAll(/\$\{[^}]*\}/g, '$').split(/\s+/))
    .filter((name) => needsRule(name) && !known.has(name));
  const rules = utilities.rules(names);
  return names.filter((_, i) => !rules[i]).map((name) => `${path}: ${name} has no rule`);
}
