import { type Colour, parseColour } from '@weft/tokens/theming';
import { CommandError } from '../command-error.ts';

/** The colours that a brand may name, and where the theme uses each. */
export const ROLES = ['ink', 'action', 'primary', 'accent', 'paper'] as const;
export type Role = (typeof ROLES)[number];

/** How much room there is: the factor of all spaces, that of the room around sections, and the heights of controls in rem. */
export const DENSITIES = {
  compact: { factor: 0.85, section: 0.75, control: 2.5, large: 3 },
  regular: { factor: 1, section: 1, control: 2.75, large: 3.25 },
  roomy: { factor: 1.2, section: 1.2, control: 3, large: 3.5 },
} as const;

/** The largest radius of each part, in px. A button may be a pill. */
export const RADII = { button: 999, field: 22, card: 24 } as const;

/** A brand as its file describes it, with defaults for everything that the file leaves out. */
export interface Brand {
  readonly colors: Readonly<Record<Role, Colour>>;
  /** The colours that the file names, as they are written there. */
  readonly named: Readonly<Partial<Record<Role, string>>>;
  readonly radius?: Readonly<Record<keyof typeof RADII, number>>;
  readonly fonts: { readonly text?: string; readonly display?: string };
  readonly density: keyof typeof DENSITIES;
}

type Json = Readonly<Record<string, unknown>>;

const keysOf = (object: object): string => Object.keys(object).join(', ');

function object(value: unknown, name: string, known: readonly string[]): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new CommandError(`${name} has to be an object with ${known.join(', ')}.`);
  for (const key of Object.keys(value))
    if (!known.includes(key))
      throw new CommandError(`${name} has no ${JSON.stringify(key)}: it may have ${known.join(', ')}.`);
  return value as Json;
}

function colour(value: unknown, role: string): Colour {
  try {
    return parseColour(String(value));
  } catch {
    throw new CommandError(
      `colors.${role} is ${JSON.stringify(value)}, which is no colour: write it as "#1a2b3c" or "oklch(0.6 0.2 30)".`,
    );
  }
}

function coloursOf(value: unknown): Pick<Brand, 'colors' | 'named'> {
  if (value === undefined)
    throw new CommandError(
      'colors is missing: it needs at least "ink", for text and dark grounds, and "action".',
    );
  const given = object(value, 'colors', ROLES);
  const read = (role: Role): Colour | undefined =>
    given[role] === undefined ? undefined : colour(given[role], role);
  const [ink, action] = (['ink', 'action'] as const).map((role) => {
    const found = read(role);
    if (!found)
      throw new CommandError(`colors.${role} is missing: ink and action are required, the others optional.`);
    return found;
  }) as [Colour, Colour];
  const [, chroma, hue] = ink.components;
  return {
    colors: {
      ink,
      action,
      // Not the action: where that is red or yellow, links and information would look like errors or warnings.
      primary: read('primary') ?? { components: [0.4, chroma * 2, hue], alpha: 1 },
      accent: read('accent') ?? action,
      paper: read('paper') ?? { components: [0.975, chroma / 7, hue], alpha: 1 },
    },
    named: given as Brand['named'],
  };
}

function radiusOf(value: unknown): Brand['radius'] {
  if (value === undefined) return undefined;
  const parts = Object.keys(RADII) as (keyof typeof RADII)[];
  const given = typeof value === 'number' ? undefined : object(value, 'radius', parts);
  const read = (part: keyof typeof RADII): number => {
    const px = given ? given[part] : value;
    const name = given ? `radius.${part}` : 'radius';
    const most = given ? RADII[part] : Math.min(...Object.values(RADII));
    if (typeof px !== 'number' || !(px >= 0 && px <= most))
      throw new CommandError(
        `${name} is ${JSON.stringify(px) ?? 'missing'}: it has to be a number of px from 0 to ${most}${
          given ? '' : ', or an object with button, field and card'
        }.`,
      );
    return px;
  };
  return { button: read('button'), field: read('field'), card: read('card') };
}

const GENERIC = /(?:^|,)\s*(system-ui|ui-\w+(?:-\w+)?|sans-serif|serif|monospace)\s*$/;

/** A family: quoted, or words of which none begins with a digit. */
const WORD = String.raw`-?[\p{L}_][\p{L}\p{N}_-]*`;
const QUOTED = String.raw`'[\p{L}\p{N} "._-]+'|"[\p{L}\p{N} '._-]+"`;
const NAME = String.raw`\s*(?:${QUOTED}|${WORD}(?:\s+${WORD})*)\s*`;
/** A custom property that holds families, with fallbacks of its own or without. */
const PROPERTY = String.raw`\s*var\(\s*--[\w-]+\s*(?:,${NAME})*\)\s*`;
const FAMILIES = new RegExp(`^(?:${NAME}|${PROPERTY})(?:,(?:${NAME}|${PROPERTY}))*$`, 'u');

function font(value: unknown, name: string): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !FAMILIES.test(value))
    throw new CommandError(
      `fonts.${name} is ${JSON.stringify(value)}: it has to be a list of families as in CSS, "'Inter', sans-serif", or ` +
        'a custom property that holds one, "var(--font-inter), sans-serif".',
    );
  const [, generic = 'system-ui'] = GENERIC.exec(value) ?? [];
  const families = GENERIC.test(value) ? value : `${value}, system-ui, sans-serif`;
  // Without a fallback inside `var()`, a property that is not set would make the list invalid, and the browser would use its
  // serif.
  return families.replaceAll(/var\(\s*(--[\w-]+)\s*\)/g, `var($1, ${generic})`);
}

/**
 * Reads a brand's file.
 *
 * @param text JSON, as brand.schema.json describes it
 * @throws {CommandError} when it is no brand; the message says which value, and what it may be
 */
export function readBrand(text: string): Brand {
  let json: unknown;
  try {
    // Some editors on Windows begin a file with a byte order mark.
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new CommandError(`The brand is no valid JSON: ${(error as Error).message}.`);
  }
  const brand = object(json, 'The brand', ['$schema', 'colors', 'radius', 'fonts', 'density']);
  const fonts = brand.fonts === undefined ? {} : object(brand.fonts, 'fonts', ['text', 'display']);
  const [text_, display] = [font(fonts.text, 'text'), font(fonts.display, 'display')];
  const density = brand.density ?? 'regular';
  if (typeof density !== 'string' || !Object.hasOwn(DENSITIES, density))
    throw new CommandError(
      `density is ${JSON.stringify(density)}: it has to be one of ${keysOf(DENSITIES)}.`,
    );
  const radius = radiusOf(brand.radius);
  return {
    ...coloursOf(brand.colors),
    ...(radius && { radius }),
    fonts: { ...(text_ && { text: text_ }), ...(display && { display }) },
    density: density as Brand['density'],
  };
}
