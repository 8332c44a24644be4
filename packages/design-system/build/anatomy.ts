/** What the section ‘Anatomy’ of a component's page lists. `anatomy.test.tsx` compares it with what is rendered. */
export interface Anatomy {
  /** Slot → its documented elements. */
  readonly slots: ReadonlyMap<string, string>;
  readonly attributes: readonly { readonly name: string; readonly slot: string; readonly means: string }[];
  readonly variables: readonly string[];
}

/** The texts in backticks, in a cell of a table. */
export const codesIn = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);

/** Reads the tables of slots, attributes and CSS variables of a page in MDX. */
export function anatomyOf(page: string): Anatomy {
  const [section = ''] = page.split('\n## Anatomy\n')[1]?.split('\n## ') ?? [];
  const rows = [...section.matchAll(/^\| (`.*) \|$/gm)].map(([, row = '']) => row.split(' | '));
  const named = rows.flatMap(([first, second = '', third = '']) =>
    codesIn(first).map((name) => ({ name, second, third })),
  );
  return {
    slots: new Map(
      named.filter(({ name }) => !/^(data-|aria-|--)/.test(name)).map(({ name, third }) => [name, third]),
    ),
    attributes: named
      .filter(({ name }) => /^(data|aria)-/.test(name))
      .flatMap(({ name, second, third }) => codesIn(second).map((slot) => ({ name, slot, means: third }))),
    variables: named.flatMap(({ name }) => (name.startsWith('--') ? [name] : [])),
  };
}

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** The names that a page lists, in a line, for the record of the public API. */
export function describeAnatomy(page: string): string {
  const { slots, attributes, variables } = anatomyOf(page);
  const all = new Set([...slots.keys(), ...attributes.map(({ slot }) => slot)]);
  const parts = [...all].sort().map((slot) => {
    const own = attributes.flatMap((each) => (each.slot === slot ? [each.name] : [])).sort();
    return own.length > 0 ? `\`${slot}\` (${listed(own)})` : `\`${slot}\``;
  });
  return `Slots: ${parts.join(', ')}.${variables.length > 0 ? ` CSS variables: ${listed([...variables].sort())}.` : ''}\n`;
}
