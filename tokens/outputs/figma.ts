import type { TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import { cssName, MEASURED } from '../names.ts';
import { formatFile, type Tree } from './json.ts';
import { srgbOf } from './text.ts';
import { alias, aliasOfPart, pxOn, type Screen } from './values.ts';

/** The properties for which Figma offers a variable, by the start of its id; all properties for any other. */
const SCOPES: readonly (readonly [prefix: string, scopes: readonly string[]])[] = [
  ['color.bg.', ['FRAME_FILL', 'SHAPE_FILL']],
  // Icons are strokes. `STROKE` is the name of `STROKE_COLOR` in Figma's files.
  ['color.fg.', ['TEXT_FILL', 'SHAPE_FILL', 'STROKE']],
  ['color.line.', ['STROKE']],
  ['space.', ['GAP']],
  ['size.', ['WIDTH_HEIGHT']],
  ['breakpoint.', ['WIDTH_HEIGHT']],
  ['radius.', ['CORNER_RADIUS']],
  ['stroke.', ['STROKE_FLOAT']],
  // `FONT_STYLE` is the name of `FONT_WEIGHT` in Figma's files.
  ['font.weight.', ['FONT_STYLE']],
];

type Leaf = readonly [id: string, token: Tree];

const scopesOf = (id: string): readonly string[] | undefined =>
  SCOPES.find(([prefix]) => id.startsWith(prefix))?.[1];

/** A variable, with the code that Dev Mode shows for it. A breakpoint has no CSS variable. */
function variable(
  id: string,
  type: string,
  value: unknown,
  description?: string,
  scopes = scopesOf(id),
): Leaf {
  const code = !id.startsWith('breakpoint.') && { 'com.figma.codeSyntax': { WEB: `var(${cssName(id)})` } };
  return [
    id,
    {
      $type: type,
      $value: value,
      ...(description && { $description: description }),
      $extensions: { ...(scopes && { 'com.figma.scopes': scopes }), ...code },
    },
  ];
}

const px = (value: number): Tree => ({ value, unit: 'px' });

/** The palette, hidden in libraries, since only the names of its aliases are public. */
const paletteOf = (tokens: TokenNormalizedSet): Leaf[] =>
  Object.entries(tokens)
    .filter(([id]) => id.startsWith('palette.'))
    .map(([id, { $value }]) => [
      id,
      {
        $type: 'color',
        $value: { colorSpace: 'srgb', ...srgbOf($value as never) },
        $extensions: { 'com.figma.hiddenFromPublishing': true },
      },
    ]);

/** A text style as numbers: Figma has no variables for whole styles, and measures leading in px. */
function textParts(id: string, token: TokenNormalized, tokens: TokenNormalizedSet, screen: Screen): Leaf[] {
  const source = (part: string): TokenNormalized => tokens[aliasOfPart(token, part) ?? ''] as TokenNormalized;
  const size = pxOn(source('fontSize'), screen);
  const leading = Number((size * Number(source('lineHeight').$value)).toFixed(2));
  return [
    variable(`${id}.font-size`, 'dimension', px(size), token.$description, ['FONT_SIZE']),
    variable(`${id}.font-weight`, 'number', alias(aliasOfPart(token, 'fontWeight')), undefined, [
      'FONT_STYLE',
    ]),
    variable(`${id}.letter-spacing`, 'dimension', px(pxOn(source('letterSpacing'), screen)), undefined, [
      'LETTER_SPACING',
    ]),
    variable(`${id}.line-height`, 'dimension', px(leading), undefined, ['LINE_HEIGHT']),
  ];
}

/** The variables of a token that is the same in every theme; none for types that Figma does not import. */
function sizeVariables(
  id: string,
  token: TokenNormalized,
  tokens: TokenNormalizedSet,
  screen: Screen,
): Leaf[] {
  const { $type, $description, aliasOf } = token;
  switch ($type) {
    case 'typography':
      return textParts(id, token, tokens, screen);
    case 'dimension':
      return [variable(id, 'dimension', aliasOf ? alias(aliasOf) : px(pxOn(token, screen)), $description)];
    case 'fontWeight':
      return [variable(id, 'number', token.$value, $description)];
    default:
      return [];
  }
}

/**
 * The files of two collections of Figma variables, a file for each mode, by path. A collection needs the same variables in
 * every mode, and its aliases may lead only to its own variables.
 *
 * @param theme the tokens in a theme
 */
export function figmaFiles(
  theme: (name: string) => TokenNormalizedSet,
  ids: readonly string[],
): Map<string, string> {
  const files = new Map<string, string>();
  const described = theme('light');
  for (const name of MEASURED) {
    const tokens = theme(name);
    const colours = ids
      .filter((id) => id.startsWith('color.'))
      .map((id) => variable(id, 'color', alias(tokens[id]?.aliasOf), described[id]?.$description));
    files.set(
      `design-tokens/figma/theme/${name}.tokens.json`,
      formatFile([...paletteOf(tokens), ...colours]),
    );
  }
  for (const screen of ['phone', 'desktop'] as const) {
    const sizes = ids.flatMap((id) => sizeVariables(id, described[id] as TokenNormalized, described, screen));
    files.set(`design-tokens/figma/size/${screen}.tokens.json`, formatFile(sizes));
  }
  return files;
}
