import type { ColorValueNormalized, TokenNormalized, TokenNormalizedSet } from '@terrazzo/parser';
import { ColorSpace, OKLCH, sRGB, to } from 'colorjs.io/fn';
import { aliasOfPart, cssValue, type Dimension, extension, type Layer, toMs } from './values.ts';

ColorSpace.register(sRGB);
ColorSpace.register(OKLCH);

/** A colour in OKLCH, `oklch(0.975 0.012 281)`. */
export function oklchText({ components, alpha }: ColorValueNormalized): string {
  return `oklch(${components.join(' ')}${alpha === 1 ? '' : ` / ${alpha}`})`;
}

/** A colour in sRGB with eight bits a channel: its components from 0 to 1, and the same in hex. */
export function srgbOf({ components, alpha }: ColorValueNormalized): {
  components: number[];
  alpha: number;
  hex: string;
} {
  const { coords } = to({ space: OKLCH, coords: components as [number, number, number], alpha: 1 }, 'srgb');
  const bytes = coords.map((n) => Math.round(Math.min(1, Math.max(0, n ?? 0)) * 255));
  return {
    components: bytes.map((byte) => Number((byte / 255).toFixed(4))),
    alpha,
    hex: `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  };
}

/** A colour in hex: `#f5f6ff`, or `#0d0f3d at 16 %` when it is translucent. */
export function hexText(color: ColorValueNormalized): string {
  const { hex, alpha } = srgbOf(color);
  return `${hex}${alpha === 1 ? '' : ` at ${Math.round(alpha * 100)} %`}`;
}

const length = ({ value, unit }: Dimension): string => (value === 0 ? '0' : `${value}${unit}`);

interface Transition {
  duration: Dimension;
  delay: Dimension;
  timingFunction: readonly number[];
}

const layerText = ({ offsetX, offsetY, blur, spread, color }: Layer): string =>
  `${[offsetX, offsetY, blur, spread].map(length).join(' ')} ${hexText(color)}`;

/** A part of a composite token. An alias has the text of its target, which for a fluid size is the whole `clamp()`. */
function partText(token: TokenNormalized, part: string, value: unknown, all: TokenNormalizedSet): string {
  const source = aliasOfPart(token, part);
  const behind = source === undefined ? undefined : all[source];
  if (behind) return valueText(behind, all);
  return typeof value === 'object' && value !== null && 'unit' in value
    ? length(value as Dimension)
    : String(value);
}

function typographyText(token: TokenNormalized, all: TokenNormalizedSet): string {
  const value = token.$value as unknown as Record<string, unknown>;
  const part = (name: string): string => partText(token, name, value[name], all);
  return [
    `${part('fontSize')} / ${part('lineHeight')}`,
    `weight ${part('fontWeight')}`,
    `tracking ${part('letterSpacing')}`,
    part('fontFamily'),
  ].join(', ');
}

/**
 * The value of a token as text, without aliases, and with the whole `clamp()` of a fluid size.
 *
 * @param all all tokens of the same mode
 */
export function valueText(token: TokenNormalized, all: TokenNormalizedSet): string {
  const { system } = extension(token);
  if (token.$type === 'color') return system ?? hexText(token.$value);
  const behind = token.aliasOf ? all[token.aliasOf] : undefined;
  const css = behind ? valueText(behind, all) : cssValue(token);
  if (css !== undefined) return css;
  switch (token.$type) {
    case 'dimension':
      return length(token.$value);
    case 'duration':
      return `${toMs(token.$value)}ms`;
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`;
    case 'transition': {
      const { duration, delay, timingFunction } = token.$value as Transition;
      const wait = toMs(delay) === 0 ? '' : ` after ${toMs(delay)}ms`;
      return `${toMs(duration)}ms${wait} cubic-bezier(${timingFunction.join(', ')})`;
    }
    case 'fontFamily':
      return [token.$value].flat().join(', ');
    case 'shadow':
      return (token.$value as unknown as Layer[]).map(layerText).join(', ');
    case 'typography':
      return typographyText(token, all);
    default:
      return typeof token.$value === 'object' ? JSON.stringify(token.$value) : String(token.$value);
  }
}
