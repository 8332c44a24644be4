/**
 * One place decides every public name: the CSS variable of a token, its Tailwind theme name, and which tokens are private.
 * The CSS, Tailwind, script and JSON outputs all read it.
 */

/** First line of every generated text file. */
export const HEADER = '/* Generated from tokens/src. Do not edit. */\n';

/** The key of our own data in `$extensions` (DTCG 2025.10, Format 5.2.3). */
export const EXTENSION = 'app.ds';

/** First segment of the tokens that never leave this package as API. */
export const PRIVATE_GROUPS: readonly string[] = ['palette', 'type'];

/** Whether a token is part of the public contract. */
export const isPublic = (id: string): boolean => !PRIVATE_GROUPS.includes(id.split('.', 1)[0] ?? '');

/** CSS custom property of a token: `color.fg.default` is `--ds-color-fg-default`. */
export const cssName = (id: string): string => `--ds-${id.replaceAll('.', '-')}`;

/** A live reference to a token's CSS custom property. */
export const cssVar = (id: string): string => `var(${cssName(id)})`;

/** How one group of tokens appears in Tailwind's theme. */
export interface Namespace {
  /** Token ids that start so. */
  prefix: string;
  /** Tailwind 4 theme namespace, `--text-color-` for instance. */
  namespace: string;
  /** The utility that is shown for it, `*` being the key: a namespace may give more, as `--spacing-` does. */
  utility: string;
  /** The value itself is printed: a variable cannot work inside a media query. */
  literal?: boolean;
  /** Only these tokens of the group, where the others would shadow a name of another namespace. */
  only?: readonly string[];
}

const WIDTHS = ['hairline', 'thread'];

/** Every Tailwind utility that a token gives. A token that is not listed has a CSS variable and no utility. */
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

/** Utilities that no Tailwind namespace can express, as declarations. Used with the reader's own prefix, if any. */
export const UTILITIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'font-normal-width': { 'font-stretch': cssVar('font.width.normal') },
  'font-wide': { 'font-stretch': cssVar('font.width.wide') },
  'focus-ring': {
    outline: `${cssVar('stroke.focus')} solid ${cssVar('color.line.focus')}`,
    'outline-offset': cssVar('stroke.offset'),
  },
};

/** Tailwind's own defaults, which `--*: initial` takes away, pointed at tokens. */
export const DEFAULTS: Readonly<Record<string, string>> = {
  '--default-font-family': 'font.family.sans',
  '--default-mono-font-family': 'font.family.mono',
  '--default-border-width': 'stroke.hairline',
  '--default-transition-duration': 'duration.fast',
  '--default-transition-timing-function': 'easing.standard',
};

/** One Tailwind theme variable: `--text-color-muted` is the key `muted` of the namespace `--text-color-`. */
export interface ThemeName {
  namespace: string;
  key: string;
  literal: boolean;
}

/**
 * The theme variables of one token, without their values.
 *
 * @param namespaces the table of another revision, when one is compared
 */
export function themeNames(id: string, namespaces: readonly Namespace[] = NAMESPACES): ThemeName[] {
  return namespaces.flatMap(({ prefix, namespace, literal = false, only }) => {
    if (!id.startsWith(prefix)) return [];
    const key = id.slice(prefix.length).replaceAll('.', '-');
    return only && !only.includes(key) ? [] : [{ namespace, key, literal }];
  });
}

/** The utilities of one token, as a reader types them: `bg-page`, `md:`. */
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

/** Groups whose values each modifier owns. Its blocks print all of them, and it may change nothing else. */
export const OWNED: Readonly<Record<string, readonly string[]>> = {
  theme: ['color', 'shadow'],
  motion: ['duration', 'transition'],
};

/** Themes by their `data-theme` or by the visitor's settings; the first is the default. */
export const THEMES = ['light', 'dark', 'light-hc', 'dark-hc', 'forced'] as const;

/** Themes whose colours are ours; in forced colours the visitor's own apply. */
export const MEASURED = THEMES.filter((theme) => theme !== 'forced');
