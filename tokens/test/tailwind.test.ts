import { parse } from 'postcss';
import { compile } from 'tailwindcss';
import { beforeAll, describe, expect, it } from 'vitest';
import { sheets } from '../checks/tailwind-classes.ts';
import { compile as compileTokens, load } from '../compile.ts';
import { cssName, isPublic, themeNames, utilityNames } from '../names.ts';
import { BUILD_TIMEOUT } from './timeouts.ts';

let theme = '';
let ids: string[] = [];
let privates: string[] = [];
let typography = new Set<string>();

beforeAll(async () => {
  const parsed = await load();
  const tokens = parsed.resolver.apply({});
  ids = Object.keys(tokens).filter(isPublic);
  privates = Object.keys(tokens).filter((id) => !isPublic(id));
  typography = new Set(ids.filter((id) => tokens[id]?.$type === 'typography'));
  theme = String((await compileTokens(parsed)).get('tailwind/theme.css'));
}, BUILD_TIMEOUT);

/** The CSS that Tailwind generates for classes, with this theme alone or over Tailwind's own. */
async function utilities(classes: readonly string[], prefix: string, { own = false } = {}): Promise<string> {
  const option = prefix && ` prefix(${prefix})`;
  const below = own ? `@import 'tailwindcss/theme.css'${option};\n` : '';
  const entry = `${below}@import 'ours'${option};\n@tailwind utilities;`;
  const { build } = await compile(entry, sheets(theme));
  return build(classes.map((name) => (prefix ? `${prefix}:${name}` : name)));
}

/** A class for each namespace of theme variables. */
const CLASS: Readonly<Record<string, (key: string) => string>> = {
  '--background-color-': (key) => `bg-${key}`,
  '--text-color-': (key) => `text-${key}`,
  '--text-decoration-color-': (key) => `decoration-${key}`,
  '--fill-': (key) => `fill-${key}`,
  '--stroke-': (key) => `stroke-${key}`,
  '--border-color-': (key) => `border-${key}`,
  '--outline-color-': (key) => `outline-${key}`,
  '--ring-color-': (key) => `ring-${key}`,
  '--spacing-': (key) => `p-${key}`,
  '--radius-': (key) => `rounded-${key}`,
  '--border-width-': (key) => `border-${key}`,
  '--outline-width-': (key) => `outline-${key}`,
  '--text-decoration-thickness-': (key) => `decoration-${key}`,
  '--shadow-': (key) => `shadow-${key}`,
  '--font-': (key) => `font-${key}`,
  '--font-weight-': (key) => `font-${key}`,
  '--text-': (key) => `text-${key}`,
  '--transition-duration-': (key) => `duration-${key}`,
  '--transition-delay-': (key) => `delay-${key}`,
  '--ease-': (key) => `ease-${key}`,
  '--z-index-': (key) => `z-${key}`,
};

/** Every utility of the theme, with the variable that its rule must contain. */
const themeUtilities = (): { name: string; prints: string }[] =>
  ids.flatMap((id) =>
    themeNames(id)
      .filter(({ literal }) => !literal)
      .map(({ namespace, key }) => ({
        name: CLASS[namespace]?.(key) ?? `no class is known for ${namespace}`,
        prints: `var(${cssName(id)}${typography.has(id) ? '-font-size' : ''})`,
      })),
  );

/** The declarations of each class in a style sheet. */
function declarationsOf(css: string, prefix: string): (name: string) => string {
  const rules = new Map<string, string>();
  parse(css).walkRules(({ selector, nodes }) => {
    rules.set(selector.replace(`.${prefix && `${prefix}\\:`}`, ''), nodes.join(';'));
  });
  return (name) => rules.get(name) ?? '';
}

describe.each(['', 'ds'])('Tailwind theme with prefix "%s"', (prefix) => {
  it.each([
    { own: false, over: 'alone' },
    { own: true, over: "over Tailwind's own" },
  ])('gives every token its utility, as a live reference, $over', async ({ own }) => {
    const all = themeUtilities();
    const css = await utilities(
      all.map(({ name }) => name),
      prefix,
      { own },
    );
    const declarations = declarationsOf(css, prefix);
    const missing = all.filter(({ name, prints }) => !declarations(name).includes(prints));
    expect(missing).toEqual([]);
  });

  it('compiles every documented class to the variable of its token', async () => {
    const shown = ids
      .flatMap((id) => utilityNames(id).map((name) => ({ id, name })))
      .filter(({ name }) => !name.endsWith(':'));
    const css = await utilities(
      shown.map(({ name }) => name),
      prefix,
    );
    const declarations = declarationsOf(css, prefix);
    expect(shown.length).toBeGreaterThan(ids.length);
    expect(shown.filter(({ id, name }) => !declarations(name).includes(cssName(id)))).toEqual([]);
  });

  it('gives every breakpoint its variant, in pixels', async () => {
    const css = await utilities(['sm:p-4', 'md:p-4', 'lg:p-4', 'xl:p-4', '2xl:p-4'], prefix);
    const widths = [...css.matchAll(/@media \(width >= (\S+)\)/g)].map((match) => match[1]);
    expect(widths).toEqual(['640px', '768px', '1024px', '1300px', '1400px']);
  });

  it('emits no variables, so that none can refer to itself', async () => {
    const css = await utilities(
      themeUtilities().map(({ name }) => name),
      prefix,
    );
    expect(css.match(/^\s*--ds-[\w-]+:.*$/gm)).toBeNull();
  });

  it("leaves Tailwind's own theme to a host", async () => {
    const names = ['p-5', 'text-lg', 'bg-white', 'bg-red-500', 'max-w-md', 'shadow-lg', 'rounded-xl'];
    const declarations = declarationsOf(await utilities(names, prefix, { own: true }), prefix);
    expect(names.filter((name) => !declarations(name))).toEqual([]);
  });

  it('alone has no utilities of the default theme', async () => {
    const names = [
      'p-5',
      'text-lg',
      'bg-white',
      'bg-red-500',
      'bg-muted',
      'text-page',
      'max-w-md',
      'shadow-lg',
      'rounded-xl',
      '3xl:p-4',
      'bg-palette-white',
    ];
    expect(await utilities(names, prefix)).not.toMatch(
      /\{[^}]*(padding|font-size|color|width|shadow|radius)/,
    );
  });

  it('has no utilities for a colour in another role, for the palette, or for other steps', async () => {
    const keys = (group: string): string[] =>
      ids.filter((id) => id.startsWith(group)).map((id) => id.slice(group.length).replaceAll('.', '-'));
    const [grounds, texts, lines] = [keys('color.bg.'), keys('color.fg.'), keys('color.line.')];
    const not = (all: readonly string[], own: readonly string[]): string[] =>
      all.filter((key) => !own.includes(key));
    const names = [
      ...not([...texts, ...lines], grounds).map((key) => `bg-${key}`),
      ...not([...grounds, ...lines], texts).flatMap((key) => [`text-${key}`, `fill-${key}`]),
      ...not([...grounds, ...texts], lines).flatMap((key) => [
        `border-${key}`,
        `outline-${key}`,
        `ring-${key}`,
      ]),
      ...privates.flatMap((id) => {
        const key = id.replaceAll('.', '-');
        return [`bg-${key}`, `text-${key}`, `border-${key}`, `bg-${key.replace('palette-', '')}`];
      }),
      ...not(
        Array.from({ length: 96 }, (_, i) => String(i)),
        keys('space.'),
      ).flatMap((key) => [`p-${key}`, `gap-${key}`, `w-${key}`, `-m-${key}`]),
    ];
    expect(names.length).toBeGreaterThan(400);
    expect(await utilities(names, prefix)).not.toContain('{');
  });

  it('has utilities for the display family, the width axis and the focus ring', async () => {
    const css = await utilities(['font-wide', 'font-normal-width', 'focus-ring'], prefix);
    expect(css).toContain('font-family: var(--ds-font-family-display)');
    expect(css).toContain('font-stretch: var(--ds-font-width-wide)');
    expect(css).toContain('font-stretch: var(--ds-font-width-normal)');
    expect(css).toContain('outline: var(--ds-stroke-focus) solid var(--ds-color-line-focus)');
  });
});
