import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Component, readComponents } from '@weft/tools/components';
import { loadUtilities } from '../checks/tailwind-classes.ts';
import { compile, ROOT } from '../compile.ts';
import { cssName } from '../names.ts';
import type { Difference } from './compare.ts';

/** The names of the components that use a token. */
export type Reach = (id: string) => readonly string[];

/** The design system's own utilities, and the looks that its style sheets apply, relative to the root of the repository. */
const UTILITIES = ['utilities', 'shared'].map((name) => `packages/design-system/src/styles/${name}.css`);

/** The prefix of the design system's classes. */
const PREFIX = /^ds:/;

const variablesIn = (css: string): string[] => css.match(/--ds-[\w-]+/g) ?? [];

/** The words of a source that may be classes: those with the prefix, and what a style sheet applies. */
const wordsOf = (text: string): string[] =>
  [
    ...text.split(/[\s"'`]+/).filter((word) => PREFIX.test(word)),
    ...[...text.matchAll(/@apply ([^;]+);/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  ].map((word) => word.replace(PREFIX, ''));

/**
 * Finds the components that use a variable, in their style sheets, by a utility, or by a component that they contain.
 *
 * @param theme the text of the Tailwind theme, with the utilities of the product
 */
export async function variableUsers(
  components: readonly Component[],
  theme: string,
): Promise<(variable: string) => string[]> {
  const utilities = await loadUtilities(theme);
  const own = new Map(
    components.map(({ name, texts }) => {
      const classes = [...new Set(texts.flatMap(wordsOf))];
      const rules = utilities.rules(classes).filter((rule) => rule !== null);
      return [name, new Set([...texts, ...rules].flatMap(variablesIn))] as const;
    }),
  );
  const uses = (name: string, variable: string): boolean => {
    // A typography token has a variable for each of its parts.
    const names = own.get(name) ?? new Set<string>();
    return names.has(variable) || [...names].some((each) => each.startsWith(`${variable}-font-size`));
  };
  return (variable) =>
    components
      .filter(({ name, contains }) => [name, ...contains].some((part) => uses(part, variable)))
      .map(({ name }) => name);
}

/** The components of this repository that use the tokens of a difference, also by an alias; none outside it. */
export async function reachOf({ visual }: Difference, root: URL = ROOT): Promise<Reach> {
  const repository = new URL('../', root);
  const components = await readComponents(fileURLToPath(repository));
  if (components.length === 0) return () => [];
  const theme = (await compile()).get('tailwind/theme.css') ?? '';
  const utilities = await Promise.all(UTILITIES.map((file) => readFile(new URL(file, repository), 'utf8')));
  const usersOf = await variableUsers(components, [theme, ...utilities].join('\n'));
  const aliases = new Map(visual.map(({ cause, dependants }) => [cause, dependants.map(({ id }) => id)]));
  return (id) =>
    [...new Set([id, ...(aliases.get(id) ?? [])].flatMap((each) => usersOf(cssName(each))))].sort();
}
