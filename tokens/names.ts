/**
 * The public names: the CSS variable of a token, its Tailwind theme variables, and which tokens are private. All outputs use
 * them.
 */

/** First line of every generated text file. */
export const HEADER = '/* Generated from tokens/src. Do not edit. */\n';

/** The key of our data in `$extensions` (DTCG 2025.10, Format 5.2.3). */
export const EXTENSION = 'app.ds';

/** First segment of the tokens that are not part of the API. */
const PRIVATE_GROUPS: readonly string[] = ['palette', 'type'];

/** Whether a token is part of the API. */
export const isPublic = (id: string): boolean => !PRIVATE_GROUPS.includes(id.split('.', 1)[0] ?? '');

/** CSS custom property of a token: `color.fg.default` is `--ds-color-fg-default`. */
export const cssName = (id: string): string => `--ds-${id.replaceAll('.', '-')}`;

/** A reference to the CSS custom property of a token. */
export const cssVar = (id: string): string => `var(${cssName(id)})`;

/** The Tailwind theme variables of a group of tokens. */
export interface Namespace {
  /** Start of the token ids. */
  prefix: string;
  /** Tailwind 4 theme namespace, for example `--text-color-`. */
  namespace: string;
  /** The documented utility, with `*` for the key. A namespace may have more, as `--spacing-` has. */
  utility: string;
  /** Prints the value and no reference, for media queries, which cannot use variables. */
  literal?: boolean;
  /** The tokens to include, when the others would conflict with a name of another namespace. @default all */
  only?: readonly string[];
}

const WIDTHS = ['hairline', 'thread'];

/** The Tailwind utilities of all tokens. A token that is not listed has a CSS variable and no utility. */
export const NAMESPACES: readonly Namespace[] = [
  { prefix: 'breakpoint.', namespace: '--breakpoint-', utility: '*:', literal: true },
  { prefix: 'color.bg.', namespace: '--background-color-', utility: 'bg-*' },
  { prefix: 'color.fg.', namespace: '--text-color-', utility: 'text-*' },
  { prefix: 'color.fg.', namespace: '--text-decoration-color-', utility: 'decoration-*' },
  { prefix: 'color.fg.', namespace: '--fill-', utility: 'fill-*' },
  { prefix: 'color.fg.', namespace: '--stroke-', utility: 'stroke-*' },
  { prefix: 'color.line.', namespace: '--border-color-', utility: 'border-*' },
  { prefix: 'color.line.', namespace: '--outline-color-', utility: 'outline-*' },
  { prefix: 'color.line.', namespace: '--ring-color-', utility: 'ring-*' },
  { prefix: 'space.', namespace: '--spacing-', utility: 'p-*' },
  { prefix: 'size.', namespace: '--spacing-', utility: 'w-*' },
  { prefix: 'radius.', namespace: '--radius-', utility: 'rounded-*' },
  { prefix: 'stroke.', namespace: '--border-width-', utility: 'border-*', only: WIDTHS },
  { prefix: 'stroke.', namespace: '--outline-width-', utility: 'outline-*', only: WIDTHS },
  { prefix: 'stroke.', namespace: '--text-decoration-thickness-', utility: 'decoration-*', only: WIDTHS },
  { prefix: 'shadow.', namespace: '--shadow-', utility: 'shadow-*' },
  { prefix: 'font.family.', namespace: '--font-', utility: 'font-*' },
  { prefix: 'font.weight.', namespace: '--font-weight-', utility: 'font-*' },
  { prefix: 'text.', namespace: '--text-', utility: 'text-*' },
  { prefix: 'duration.', namespace: '--transition-duration-', utility: 'duration-*' },
  { prefix: 'duration.', namespace: '--transition-delay-', utility: 'delay-*' },
  { prefix: 'easing.', namespace: '--ease-', utility: 'ease-*' },
  { prefix: 'layer.', namespace: '--z-index-', utility: 'z-*' },
];

/** Utilities that no Tailwind namespace can generate, as declarations. The customer's prefix applies to them too. */
export const UTILITIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'font-normal-width': { 'font-stretch': cssVar('font.width.normal') },
  'font-wide': {
    'font-family': cssVar('font.family.display'),
    'font-stretch': cssVar('font.width.wide'),
  },
  'focus-ring': {
    outline: `${cssVar('stroke.focus')} solid ${cssVar('color.line.focus')}`,
    'outline-offset': cssVar('stroke.offset'),
  },
};

/** Tailwind's defaults of utilities without a value, such as `border`, as tokens. */
export const DEFAULTS: Readonly<Record<string, string>> = {
  '--default-border-width': 'stroke.hairline',
  '--default-transition-duration': 'duration.fast',
  '--default-transition-timing-function': 'easing.standard',
};

/** A Tailwind theme variable: `--text-color-muted` has the namespace `--text-color-` and the key `muted`. */
interface ThemeName {
  namespace: string;
  key: string;
  literal: boolean;
}

/**
 * The theme variables of one token, without their values.
 *
 * @param namespaces the table of another revision, to compare with
 */
export function themeNames(id: string, namespaces: readonly Namespace[] = NAMESPACES): ThemeName[] {
  return namespaces.flatMap(({ prefix, namespace, literal = false, only }) => {
    if (!id.startsWith(prefix)) return [];
    const key = id.slice(prefix.length).replaceAll('.', '-');
    return only && !only.includes(key) ? [] : [{ namespace, key, literal }];
  });
}

/** The utilities of one token: `bg-page`, `md:`. */
export function utilityNames(id: string): string[] {
  const key = (prefix: string): string => id.slice(prefix.length).replaceAll('.', '-');
  return [
    ...NAMESPACES.filter(
      ({ prefix, only }) => id.startsWith(prefix) && (!only || only.includes(key(prefix))),
    ).map(({ prefix, utility }) => utility.replace('*', key(prefix))),
    ...Object.entries(UTILITIES).flatMap(([name, css]) =>
      Object.values(css).some((value) => value.includes(cssVar(id))) ? [name] : [],
    ),
  ];
}

/** The groups that each modifier may override. Each of its CSS blocks contains all their tokens. */
export const OVERRIDDEN_GROUPS: Readonly<Record<string, readonly string[]>> = {
  theme: ['color', 'shadow'],
  motion: ['duration', 'transition'],
};

/** The themes; the first is the default. */
export const THEMES = ['light', 'dark', 'light-hc', 'dark-hc', 'forced'] as const;

/** The themes with a measurable contrast. In forced colours the visitor's system chooses the colours. */
export const MEASURED = THEMES.filter((theme) => theme !== 'forced');
