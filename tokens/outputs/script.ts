import type { TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import { cssName, cssVar } from '../names.ts';
import { type Dimension, toMs } from './values.ts';

type Value = number | string | readonly number[];

/** The value of a token for scripts; undefined for types without one. */
function scriptValue(token: TokenNormalized): Value | undefined {
  switch (token.$type) {
    case 'duration':
      return toMs(token.$value);
    case 'dimension': {
      const { value, unit } = token.$value as Dimension;
      return unit === 'px' ? value : `${value}${unit}`;
    }
    case 'cubicBezier':
      return token.$value as readonly number[];
    case 'number':
    case 'fontWeight':
      return token.$value as number;
    default:
      return undefined;
  }
}

const comment = ({ $description, $deprecated }: TokenNormalized): string => {
  const deprecated = $deprecated ? ` @deprecated ${$deprecated === true ? '' : $deprecated}`.trimEnd() : '';
  return `  /** ${$description ?? ''}${deprecated} */\n`;
};

/** The references, values and reduced durations: a module and its declarations. */
export function scripts(
  tokens: TokenNormalizedSet,
  reduced: TokenNormalizedSet,
  ids: readonly string[],
): { js: string; dts: string } {
  const known = ids.map((id) => [id, tokens[id] as TokenNormalized] as const);
  const tables: Record<string, [text: string, [string, Value][]]> = {
    vars: [
      'References to the CSS variables, `var(--ds-…)`. Breakpoints have none; a text style has one for each of its parts.',
      known
        .filter(([id]) => !id.startsWith('breakpoint.'))
        .flatMap(([id, t]): [string, string][] =>
          t.$type === 'typography'
            ? ['font-family', 'font-size', 'font-weight', 'letter-spacing', 'line-height'].map((p) => [
                `${id}.${p}`,
                `var(${cssName(id)}-${p})`,
              ])
            : [[id, cssVar(id)]],
        ),
    ],
    values: [
      'Values: px and ms as numbers, rem as text, easing curves as four numbers, and of a fluid token its maximum.',
      known.flatMap(([id, t]): [string, Value][] => {
        const value = scriptValue(t);
        return value === undefined ? [] : [[id, value]];
      }),
    ],
    reduced: [
      'Durations in ms with `prefers-reduced-motion: reduce`.',
      known
        .filter(([, t]) => t.$type === 'duration')
        .map(([id]) => [id, scriptValue(reduced[id] as TokenNormalized) as number]),
    ],
  };
  const entries = Object.entries(tables);
  const literal = (value: Value): string =>
    Array.isArray(value) ? `readonly ${JSON.stringify(value)}` : JSON.stringify(value);
  const declared = ([id, value]: [string, Value]): string =>
    `${tokens[id] ? comment(tokens[id]) : ''}  readonly ${JSON.stringify(id)}: ${literal(value)};\n`;
  return {
    js: entries
      .map(
        ([name, [, rows]]) =>
          `export const ${name} = {\n${rows.map(([id, v]) => `  ${JSON.stringify(id)}: ${JSON.stringify(v)},\n`).join('')}};\n`,
      )
      .join('\n'),
    dts: `${entries
      .map(
        ([name, [text, rows]]) =>
          `/** ${text} */\nexport declare const ${name}: {\n${rows.map(declared).join('')}};\n`,
      )
      .join(
        '\n',
      )}\n/** Name of a token that has a CSS variable. */\nexport type TokenName = keyof typeof vars;\n`,
  };
}
