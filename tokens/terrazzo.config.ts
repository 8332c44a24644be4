import type { Config } from '@terrazzo/parser';
import css, { type Permutation } from '@terrazzo/plugin-css';
import { blocks, PLACES } from './modes.ts';
import { cssName, OVERRIDDEN_GROUPS } from './names.ts';
import outputs from './outputs/plugin.ts';
import { cssValue, extension } from './outputs/values.ts';

const tokensOf = (modifier: string): string[] =>
  (OVERRIDDEN_GROUPS[modifier] ?? []).map((group) => `${group}.**`);

/** Tokens that depend on the theme. Each theme block contains all of them, so that nested themes do not mix. */
const THEMED = tokensOf('theme');

/** Comments are left out of the CSS to keep it small; the types and the JSON have the descriptions. */
const isComment = (line: string): boolean => line.startsWith('/*');

/** The blocks of a mode. */
function at(
  input: Record<string, string>,
  include: string[],
  places: Parameters<typeof blocks>[0],
  head = '',
): Permutation {
  return {
    input,
    include,
    prepare: (declarations) =>
      blocks(
        places,
        [head, ...declarations.split('\n').map((line) => line.trim())]
          .filter((line) => line && !isComment(line))
          .join('\n'),
      ),
  };
}

/** Terrazzo's configuration, without `defineConfig` of its CLI, which would register the core rules twice. */
export default {
  tokens: ['./src/ds.resolver.json'],
  outDir: './dist/',
  plugins: [
    css({
      filename: 'css/tokens.css',
      variableName: (token) => cssName(token.id),
      exclude: ['breakpoint.**'],
      omitTypographyShorthand: true,
      transform: (token) => cssValue(token),
      permutations: [
        at({}, ['**'], [':root'], 'color-scheme: light;'),
        at({ theme: 'light' }, THEMED, PLACES.light, 'color-scheme: light;'),
        at({ theme: 'dark' }, THEMED, PLACES.dark, 'color-scheme: dark;'),
        at({ theme: 'light-hc' }, THEMED, PLACES['light-hc']),
        at({ theme: 'dark-hc' }, THEMED, PLACES['dark-hc']),
        {
          // With the page's scheme, icons of the browser's own controls could be invisible on the system's colours.
          ...at(
            { theme: 'forced' },
            ['color.**'],
            [['(forced-colors: active)', ':root, [data-theme]']],
            'color-scheme: light dark;',
          ),
          transform: (token) => extension(token).system,
        },
        at({ motion: 'reduced' }, tokensOf('motion'), [
          ['(prefers-reduced-motion: reduce)', ':root:not([data-motion="full"])'],
          '[data-motion="reduced"]',
        ]),
      ],
    }),
    outputs(),
  ],
  lint: {
    rules: {
      'core/valid-color': 'error',
      'core/valid-dimension': 'error',
      'core/valid-duration': 'error',
      'core/valid-cubic-bezier': 'error',
      'core/valid-font-family': 'error',
      'core/valid-font-weight': ['error', { style: 'numbers' }],
      'core/valid-number': 'error',
      'core/valid-shadow': 'error',
      'core/valid-typography': 'error',
      'core/valid-transition': 'error',
      'core/valid-border': 'error',
      'core/valid-gradient': 'error',
      'core/valid-stroke-style': 'error',
      'core/valid-string': 'error',
      'core/valid-boolean': 'error',
      'core/valid-link': 'error',
      'core/consistent-naming': ['error', { format: 'kebab-case' }],
      'core/colorspace': ['error', { colorSpace: 'oklch', ignore: [] }],
      'core/max-gamut': ['error', { gamut: 'srgb' }],
      'a11y/min-font-size': ['error', { minSizeRem: 0.875 }],
    },
  },
} satisfies Config;
