import palette from '@weft/tokens/src/primitive/color.tokens.json' with { type: 'json' };
import light from '@weft/tokens/src/theme/light.tokens.json' with { type: 'json' };
import { ColorSpace, OKLCH, sRGB, to } from 'colorjs.io/fn';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

declare const fromToken: unique symbol;

/** An opaque sRGB colour, `#rrggbb`. Only {@link colour} returns one, so a literal colour is a type error. */
export type Colour = string & { readonly [fromToken]: true };

type Node = { readonly [key: string]: unknown } | undefined;

/** The token sources that colours are read from. */
export const colourTokens: Readonly<Record<string, unknown>> = { ...palette, ...light };

/**
 * The colour of a token, with aliases followed.
 * @param id A token of the palette, or a semantic token, which has its value in the light theme.
 * @throws RangeError when there is no such token, or it is translucent.
 */
export function colour(id: string): Colour {
  const token = id.split('.').reduce<Node>((group, key) => group?.[key] as Node, colourTokens);
  const value = token?.$value as
    | string
    | { components: [number, number, number]; alpha?: number }
    | undefined;
  if (typeof value === 'string') return colour(value.slice(1, -1));
  if (!value || (value.alpha ?? 1) !== 1)
    throw new RangeError(`${id} is not an opaque colour token. Use one of tokens/src.`);
  const { coords } = to({ space: OKLCH, coords: value.components, alpha: 1 }, 'srgb');
  const channels = coords.map((share) => Math.round(Math.min(1, Math.max(0, share ?? 0)) * 255));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}` as Colour;
}
