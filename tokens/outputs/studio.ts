import type { ColorValueNormalized, TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import { MEASURED, OVERRIDDEN_GROUPS } from '../names.ts';
import { nested, type Tree } from './json.ts';
import { srgbOf } from './text.ts';
import { alias, aliasOfPart, extension, type Layer, pxOn, type Screen, toPx } from './values.ts';

/** The type of a length by the start of its id. A program offers each type for other properties. */
const LENGTHS: readonly (readonly [prefix: string, type: string])[] = [
  ['space.', 'spacing'],
  ['size.', 'sizing'],
  ['radius.', 'borderRadius'],
  ['stroke.', 'borderWidth'],
  ['', 'dimension'],
];

const THEME_NAMES: Readonly<Record<(typeof MEASURED)[number], string>> = {
  light: 'Light',
  dark: 'Dark',
  'light-hc': 'Light, more contrast',
  'dark-hc': 'Dark, more contrast',
};

const SCREEN_NAMES: Readonly<Record<Screen, string>> = { phone: 'Phone', desktop: 'Desktop' };

const px = (value: number): string => `${value}px`;

/** Hex, or `rgba()` when translucent, the forms that both programs read. */
function colour(value: ColorValueNormalized): string {
  const { hex, alpha } = srgbOf(value);
  const bytes = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return alpha === 1 ? hex : `rgba(${bytes.join(', ')}, ${alpha})`;
}

/** Penpot reads only multiples of 100. */
const weight = (value: unknown): string => String(Math.round(Number(value) / 100) * 100);

const shadow = ({ $value, partialAliasOf }: TokenNormalized): Tree[] =>
  ($value as unknown as Layer[]).map(({ offsetX, offsetY, blur, spread, color }, i) => {
    const source = (partialAliasOf as unknown as { color?: string }[] | undefined)?.[i]?.color;
    return {
      x: px(toPx(offsetX)),
      y: px(toPx(offsetY)),
      blur: px(toPx(blur)),
      spread: px(toPx(spread)),
      color: source ? alias(source) : colour(color),
      type: 'dropShadow',
    };
  });

function typography(token: TokenNormalized, tokens: TokenNormalizedSet, screen: Screen): Tree {
  const source = (part: string): TokenNormalized => tokens[aliasOfPart(token, part) ?? ''] as TokenNormalized;
  return {
    fontFamily: alias(aliasOfPart(token, 'fontFamily')),
    fontWeight: alias(aliasOfPart(token, 'fontWeight')),
    fontSize: px(pxOn(source('fontSize'), screen)),
    letterSpacing: px(pxOn(source('letterSpacing'), screen)),
    lineHeight: `${Number((Number(source('lineHeight').$value) * 100).toFixed(2))}%`,
  };
}

/** A token's type and value in the form of Tokens Studio; undefined for types without one. */
function studioValue(
  id: string,
  token: TokenNormalized,
  tokens: TokenNormalizedSet,
  screen: Screen,
): readonly [type: string, value: unknown] | undefined {
  const or = (value: unknown): unknown => (token.aliasOf ? alias(token.aliasOf) : value);
  switch (token.$type) {
    case 'color':
      return ['color', or(colour(token.$value))];
    case 'dimension':
      return [LENGTHS.find(([prefix]) => id.startsWith(prefix))?.[1] ?? '', or(px(pxOn(token, screen)))];
    case 'fontFamily':
      return ['fontFamilies', or([token.$value].flat()[0])];
    case 'fontWeight':
      return ['fontWeights', or(weight(token.$value))];
    case 'shadow':
      return ['boxShadow', shadow(token)];
    case 'typography':
      return ['typography', typography(token, tokens, screen)];
    default:
      return undefined;
  }
}

/** Whether a token differs between phone and desktop. Every text style counts as fluid, so that text styles stay together. */
const isFluid = (token: TokenNormalized): boolean => token.$type === 'typography' || !!extension(token).fluid;

const isThemed = (id: string): boolean => !!OVERRIDDEN_GROUPS.theme?.includes(id.split('.', 1)[0] ?? '');

/**
 * One file with sets and themes, in the form of Tokens Studio, which Penpot reads too. Groups have neither a type nor a
 * description: Penpot would take those for tokens.
 *
 * @param theme the tokens in a theme
 */
export function studioFile(theme: (name: string) => TokenNormalizedSet, ids: readonly string[]): string {
  const base = theme('light');
  const set = (names: readonly string[], tokens = base, screen: Screen = 'desktop'): Tree =>
    nested(
      names.flatMap((id) => {
        const [$type, $value] = studioValue(id, tokens[id] as TokenNormalized, tokens, screen) ?? [];
        const $description = base[id]?.$description;
        return $type ? [[id, { $type, $value, ...($description && { $description }) }] as const] : [];
      }),
    );
  const [themed, plain] = [ids.filter(isThemed), ids.filter((id) => !isThemed(id))];
  const fluid = plain.filter((id) => isFluid(base[id] as TokenNormalized));
  const screens = Object.entries(SCREEN_NAMES) as [Screen, string][];
  const sets: Record<string, Tree> = {
    palette: set(Object.keys(base).filter((id) => id.startsWith('palette.'))),
    size: set(plain.filter((id) => !fluid.includes(id))),
    ...Object.fromEntries(screens.map(([screen]) => [`screen/${screen}`, set(fluid, base, screen)])),
    ...Object.fromEntries(MEASURED.map((name) => [`theme/${name}`, set(themed, theme(name))])),
  };
  const choice = (group: string, name: string, shared: string, own: string): Tree => ({
    id: own.replace('/', '-'),
    name,
    group,
    description: '',
    selectedTokenSets: { [shared]: 'enabled', [own]: 'enabled' },
  });
  const file = {
    ...sets,
    $themes: [
      ...MEASURED.map((name) => choice('Theme', THEME_NAMES[name], 'palette', `theme/${name}`)),
      ...screens.map(([screen, name]) => choice('Screen', name, 'size', `screen/${screen}`)),
    ],
    $metadata: {
      tokenSetOrder: Object.keys(sets),
      activeThemes: ['Theme/Light', 'Screen/Desktop'],
    },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
