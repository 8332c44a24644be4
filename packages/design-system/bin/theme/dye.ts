import { type Colour, inSrgb, PALETTE } from '@weft/tokens/theming';
import type { Brand, Role } from './brand.ts';

/** The ramps of the palette that a brand dyes: its colour, and the step that has this colour exactly. */
const RAMPS: Readonly<Record<string, { readonly role: Role; readonly anchor: string }>> = {
  ink: { role: 'ink', anchor: 'ink.950' },
  shade: { role: 'ink', anchor: 'ink.950' },
  dusk: { role: 'ink', anchor: 'ink.950' },
  mist: { role: 'paper', anchor: 'mist.50' },
  indigo: { role: 'primary', anchor: 'indigo.700' },
  madder: { role: 'action', anchor: 'madder.600' },
  turmeric: { role: 'accent', anchor: 'turmeric.400' },
};

/**
 * How far from the anchor, in lightness, a step moves along with it. Farther steps keep their lightness, so that tints stay
 * tints, and their content stays readable.
 */
const NEAR = 0.11;

/** Limits of lightness: of ink (cards must be lighter than it), and of paper, the light page. */
export const LIMITS = { ink: { least: 0.15, most: 0.235 }, paper: { least: 0.94, most: 1 } } as const;

/**
 * Steps of paper and ink have at most this many times the chroma of ours: with more they would not be neutral. Far tints of
 * another colour have at most the chroma of ours, because a stronger ground would be louder than the content on it.
 */
const MOST_TINT = 2;

/** The hues of red in OKLCH. */
export const RED = { least: 5, usual: 29, most: 40 };

/** How many degrees the hue of errors has to be from that of a red call to action. */
const APART = 20;

/** With less chroma a call to action looks grey, so its hue does not matter. */
const COLOURED = 0.06;

interface Range {
  readonly least: number;
  readonly most: number;
}

const clamp = (n: number, { least, most }: Range): number => Math.min(most, Math.max(least, n));

const turned = (hue: number): number => ((hue % 360) + 360) % 360;

/** The distance of two hues, 0 to 180. */
const hueDistance = (a: number, b: number): number => Math.abs(turned(a - b + 180) - 180);

/** The hue of errors: red, but apart from a call to action that is red itself. */
export function dangerHue({ components: [, chroma, hue] }: Colour): number {
  if (chroma < COLOURED || hueDistance(hue, RED.usual) >= APART) return RED.usual;
  return clamp(hue >= RED.usual - 2 && hue < 180 ? hue - APART : turned(hue + APART), RED);
}

/**
 * The brand's colours, with ink and paper within their limits of lightness.
 *
 * @param most the lightness of ink, at most
 */
export function usableColours(
  { colors }: Brand,
  most: number = LIMITS.ink.most,
): Readonly<Record<Role, Colour>> {
  const within = ({ components: [l, c, h], alpha }: Colour, limits: Range): Colour =>
    inSrgb({ components: [clamp(l, limits), c, h], alpha });
  return {
    ...colors,
    ink: within(colors.ink, { ...LIMITS.ink, most }),
    paper: within(colors.paper, LIMITS.paper),
  };
}

function dyed(name: string, colour: Colour, colors: Readonly<Record<Role, Colour>>): Colour {
  const [ramp = ''] = name.split('.');
  const [lightness, chroma] = colour.components;
  if (ramp === 'danger') {
    const to = dangerHue(colors.action);
    return to === RED.usual ? colour : inSrgb({ ...colour, components: [lightness, chroma, to] });
  }
  const dye = RAMPS[ramp];
  const anchor = dye && PALETTE[dye.anchor]?.components;
  if (!anchor) return colour;
  const [brandLightness, brandChroma, brandHue] = colors[dye.role].components;
  const from = lightness - anchor[0];
  const isNear = Math.abs(from) <= NEAR;
  const isNeutral = dye.role === 'ink' || dye.role === 'paper';
  const most = isNeutral ? MOST_TINT : isNear ? Number.POSITIVE_INFINITY : 1;
  const strength = Math.min(brandChroma / anchor[1], most);
  return inSrgb({
    ...colour,
    components: [
      clamp(lightness + (isNear ? brandLightness - anchor[0] : 0), { least: 0.05, most: 1 }),
      chroma * strength,
      brandHue,
    ],
  });
}

/** The palette in a brand's colours. Green for success, red for danger, and white stay. */
export const dyedPalette = (colors: Readonly<Record<Role, Colour>>): Readonly<Record<string, Colour>> =>
  Object.fromEntries(Object.entries(PALETTE).map(([name, colour]) => [name, dyed(name, colour, colors)]));

/**
 * The lightness of some grounds of the dark theme, less that of the ground `ink`: negative, because they are darker. In the package's own theme
 * page and field are darker than ink, too, but its subtle ground has the colour of cards.
 */
const ABOVE_INK: Readonly<Record<string, number>> = {
  'color.bg.page': -0.055,
  'color.bg.field': -0.055,
  'color.bg.subtle': -0.028,
};

/** The same for an ink so dark that darker grounds would look black: all grounds are lighter. */
const ABOVE_BLACK: Readonly<Record<string, number>> = {
  'color.bg.page': 0.028,
  'color.bg.field': 0.028,
  'color.bg.subtle': 0.053,
  'color.bg.surface': 0.078,
  'color.bg.raised': 0.108,
  'color.bg.selected': 0.138,
  'color.bg.disabled': 0.138,
};

/** An ink of this lightness or less has its page above it. */
const NEARLY_BLACK = 0.18;

/** The grounds of the dark theme that are steps of a brand's ink. Darker ones have less chroma, or they would look more coloured. */
export function darkGrounds({ components: [lightness, chroma, hue], alpha }: Colour): Record<string, Colour> {
  const steps = lightness > NEARLY_BLACK ? ABOVE_INK : ABOVE_BLACK;
  return Object.fromEntries(
    Object.entries(steps).map(([token, step]) => [
      token,
      inSrgb({ components: [lightness + step, chroma * Math.min(1, 1 + step / lightness), hue], alpha }),
    ]),
  );
}

/** The brand's colour that a colour of the palette is exactly. */
export const exactRole = (name: string): Role | undefined =>
  Object.values(RAMPS).find(({ anchor }) => anchor === name)?.role;

/** The brand's colour in which a colour of the palette is dyed. */
export const roleOf = (name: string): Role | undefined => RAMPS[name.split('.')[0] ?? '']?.role;
