/** A public token, as `@weft/tokens/json/catalogue.json` describes it. */
export interface Token {
  readonly id: string;
  readonly description: string;
  readonly deprecated?: string | true;
  readonly variable?: string;
  readonly utilities: readonly string[];
  readonly values: Readonly<Record<string, string>>;
  readonly oklch?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
  readonly range?: { readonly min: number; readonly max: number; readonly from: number; readonly to: number };
}

/** A pair of colours, with its contrast in each theme that allows the pair. */
export interface Pair {
  readonly fg: string;
  readonly bg: string;
  readonly rule: string;
  readonly themes: Readonly<Record<string, { readonly ratio: number; readonly needs: number }>>;
}

/** The contents of the catalogue file. */
export interface Catalogue {
  readonly tokens: readonly Token[];
  readonly contrast: readonly Pair[];
  readonly exempt: readonly {
    readonly token: string;
    readonly themes?: readonly string[];
    readonly reason: string;
  }[];
}

/** The tokens of a group. */
export const group = ({ tokens }: Catalogue, prefix: string): readonly Token[] =>
  tokens.filter(({ id }) => id.startsWith(prefix));

/**
 * The tokens of a group, sorted by their first value.
 *
 * @throws {Error} when the group is empty, so that no empty page is generated
 */
export function scale(catalogue: Catalogue, prefix: string): readonly Token[] {
  const size = ({ values, range }: Token): number => {
    const text = Object.values(values)[0] ?? '';
    return range ? range.max : Number.parseFloat(text) * (text.endsWith('rem') ? 16 : 1);
  };
  const found = [...group(catalogue, prefix)];
  if (found.length === 0) throw new Error(`The tokens have no group ${prefix}`);
  return found.sort((a, b) => size(a) - size(b));
}

/** A part of a page. */
export interface Section {
  readonly heading?: string;
  readonly text?: string;
  readonly body?: string;
}

/** Writes a JSX element with literal attributes. Skips undefined ones. */
export function element(name: string, attributes: Readonly<Record<string, string | undefined>>): string {
  const written = Object.entries(attributes)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .map(([key, value]) => ` ${key}=${value.includes('"') ? `{${JSON.stringify(value)}}` : `"${value}"`}`);
  return `  <${name}${written.join('')} />`;
}

/** The expression by which a script refers to a token: of a text style its font size, of a breakpoint its number. */
function scriptName({ id, parts, variable }: Token): string {
  if (!variable) return `values['${id}']`;
  return parts ? `vars['${id}.font-size']` : `vars['${id}']`;
}

/** The facts that every specimen shows. */
export const facts = (token: Token): Readonly<Record<string, string | undefined>> => ({
  id: token.id,
  variable: token.variable,
  classes: token.utilities.join(' '),
  script: scriptName(token),
  value: token.values.all,
  rule: token.description,
  deprecated: token.deprecated === true ? 'deprecated' : token.deprecated,
});

/** Writes a list of specimens of one component. */
export const list = (name: string, items: readonly Readonly<Record<string, string | undefined>>[]): string =>
  ['<Specimens>', ...items.map((item) => element(name, item)), '</Specimens>'].join('\n');

/**
 * Writes an MDX page.
 *
 * @param imports component names by their file in `specimens/`
 */
export function page(
  title: string,
  lead: string,
  imports: Readonly<Record<string, readonly string[]>>,
  sections: readonly Section[],
): string {
  const lines = Object.entries({ frame: ['Lead', 'Specimens'], ...imports }).map(
    ([file, names]) => `import { ${names.join(', ')} } from '../specimens/${file}.js';`,
  );
  const body = sections.flatMap(({ heading, text, body: specimens }) =>
    [heading && `## ${heading}`, text, specimens].filter((part) => part !== undefined && part !== ''),
  );
  return `${[
    '{/* Generated from the tokens. Do not edit. */}',
    `import { Meta } from '@storybook/addon-docs/blocks';\n${lines.join('\n')}`,
    `<Meta title="Foundations/${title}" />`,
    `# ${title}`,
    `<Lead>${lead}</Lead>`,
    ...body,
  ].join('\n\n')}\n`;
}
