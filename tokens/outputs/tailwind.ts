import type { TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import { cssName, cssVar, DEFAULTS, themeNames, UTILITIES } from '../names.ts';
import type { Dimension } from './values.ts';

const TEXT_PARTS = ['line-height', 'letter-spacing', 'font-weight'];

/**
 * The Tailwind 4 theme. It refers to the variables of `tokens.css`, so that a theme changes at run time. With `inline` a
 * utility contains the reference. With `reference` Tailwind emits no variables, which with `prefix(ds)` would refer to
 * themselves (`--ds-radius-md: var(--ds-radius-md)`). The theme extends the host's theme. Where both define a name, the
 * token wins.
 */
export function tailwindTheme(tokens: TokenNormalizedSet, ids: readonly string[]): string {
  const lines = ids.flatMap((id) => {
    const token = tokens[id] as TokenNormalized;
    return themeNames(id).flatMap(({ namespace, key, literal }) => {
      const name = namespace + key;
      if (literal) {
        const { value, unit } = token.$value as Dimension;
        return [`${name}: ${value}${unit};`];
      }
      if (token.$type !== 'typography') return [`${name}: ${cssVar(id)};`];
      const part = (p: string): string => `var(${cssName(id)}-${p})`;
      return [`${name}: ${part('font-size')};`, ...TEXT_PARTS.map((p) => `${name}--${p}: ${part(p)};`)];
    });
  });
  const defaults = Object.entries(DEFAULTS).map(([name, id]) => `${name}: ${cssVar(id)};`);
  const utilities = Object.entries(UTILITIES).map(([name, css]) => {
    const body = Object.entries(css).map(([property, value]) => `  ${property}: ${value};\n`);
    return `@utility ${name} {\n${body.join('')}}\n`;
  });
  return `@theme inline reference {\n  ${[...lines, ...defaults].join('\n  ')}\n}\n\n${utilities.join('\n')}`;
}

/** `@custom-media --ds-md (width >= 768px)` for every breakpoint, the narrowest first. */
export function customMedia(tokens: TokenNormalizedSet, ids: readonly string[]): string {
  const widths = ids
    .filter((id) => id.startsWith('breakpoint.'))
    .map((id) => ({ name: id.slice('breakpoint.'.length), ...(tokens[id]?.$value as Dimension) }));
  return widths
    .sort((a, b) => a.value - b.value)
    .map(({ name, value, unit }) => `@custom-media --ds-${name} (width >= ${value}${unit});\n`)
    .join('');
}
