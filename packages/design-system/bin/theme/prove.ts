import { type Colour, contrast, inSrgb, measurePairs, pairText, type Theme } from '@weft/tokens/theming';

type Colours = Record<string, Colour>;
type Pair = Pick<ReturnType<typeof measurePairs>[number], 'fg' | 'bg' | 'over' | 'edge' | 'needs'>;

/** A colour that had to change, and the pair that lacked most, with its contrast before and after. */
export interface Change {
  readonly token: string;
  readonly from: Colour;
  readonly to: Colour;
  readonly pair: Pair;
  readonly before: number;
  readonly after: number;
}

/** The colours of one theme with which every pair has its contrast. */
export interface Proof {
  readonly theme: Theme;
  readonly colours: Readonly<Colours>;
  readonly changes: readonly Change[];
  /** The text colour of the call to action if white would be too faint: its contrast, and that of white. */
  readonly darkText?: { readonly white: number; readonly to: Colour; readonly after: number };
  /** The line that the call to action gets where its colour is too faint on a ground, and the contrast without it. */
  readonly edge?: { readonly to: Colour; readonly pair: Pair; readonly without: number };
  /** The pairs that no lightness can fix. */
  readonly problems: readonly string[];
}

/** Grounds of whole sections, and the texts that decide their lightness. All other text adapts to the ground. */
export const GROUNDS = ['ink', 'indigo', 'turmeric', 'madder'].map((name) => ({
  ground: `color.bg.${name}`,
  texts: ['color.fg.default', `color.fg.on-${name}`],
}));

const ACTION = 'color.bg.action';
const ON_ACTION = 'color.fg.on-action';
const EDGE = 'color.line.action';
const DARK_TEXT = 'color.fg.on-turmeric';

/** How far a hovered and a pressed action may be from the action at rest, the preferred first; negated if it gets lighter. */
const STATES = {
  'color.bg.action-hover': [-0.035, 0.035, -0.025, 0.025, -0.015, 0.015],
  'color.bg.action-active': [-0.1, 0.1, -0.08, 0.08, -0.06, 0.06, -0.045, 0.045],
};

/** Lightness is tried in steps of this. */
const STEP = 0.005;

/** Dark text or an edge is preferred when the call to action then has to change by this much less. */
const PREFERENCE = 0.03;

/** Under dark text states are lighter than the action, unless it is so light that they would lose its colour. */
const LIGHTEST = 0.8;

/** States are lighter than an action below this, which has no room to get darker. */
const DARKEST = 0.15;

/** The offsets of lightness, the smallest first. */
const OFFSETS = [
  0,
  ...Array.from({ length: Math.ceil(1 / STEP) }, (_, i) => (i + 1) * STEP).flatMap((n) => [-n, n]),
];

const ratioOf = (colours: Colours, { fg, bg, over, edge }: Pair): number => {
  const of = (top: string): number =>
    contrast(...([top, bg, over ?? bg].map((id) => colours[id]) as unknown as Parameters<typeof contrast>));
  return Math.max(of(fg), edge ? of(edge) : 0);
};

const failing = (colours: Colours, pairs: readonly Pair[]): Pair | undefined =>
  pairs.find((pair) => ratioOf(colours, pair) < pair.needs);

/** The pair that lacks most, of those that fail. */
const worst = (colours: Colours, pairs: readonly Pair[]): Pair | undefined =>
  pairs
    .filter((pair) => ratioOf(colours, pair) < pair.needs)
    .sort((a, b) => ratioOf(colours, a) / a.needs - ratioOf(colours, b) / b.needs)
    .at(0);

const moved = ({ components: [lightness, chroma, hue], alpha }: Colour, by: number): Colour =>
  inSrgb({ components: [lightness + by, chroma, hue], alpha });

/** The nearest lightness with which a colour passes its pairs. */
function nearest(colours: Colours, token: string, pairs: readonly Pair[]): Colour | undefined {
  const start = colours[token] as Colour;
  for (const offset of OFFSETS) {
    const [lightness] = start.components;
    const by = Math.min(1, Math.max(0, lightness + offset)) - lightness;
    const colour = offset === 0 ? start : moved(start, by);
    if (!failing({ ...colours, [token]: colour }, pairs)) return colour;
  }
  return undefined;
}

/** By how much the call to action has to change. */
function changeOf(colours: Colours, own: readonly Pair[]): number {
  const to = nearest(colours, ACTION, own);
  const [start] = (colours[ACTION] as Colour).components;
  return to ? Math.abs(to.components[0] - start) : Number.POSITIVE_INFINITY;
}

/** Dark text for the call to action, if the brand's colour has to change less with it than with white text. */
function darkerText(colours: Colours, own: readonly Pair[], all: readonly Pair[]): Colour | undefined {
  // Where a line surrounds it, the line is light, so the action under it has to be dark.
  if (all.some(({ fg }) => fg === EDGE)) return undefined;
  const changeWith = (text: Colour): number => changeOf({ ...colours, [ON_ACTION]: text }, own);
  const dark = colours[DARK_TEXT] as Colour;
  return changeWith(dark) + PREFERENCE < changeWith(colours[ON_ACTION] as Colour) ? dark : undefined;
}

/** A dark edge for a call to action that would otherwise have to be much darker on a light ground. */
function edgeOf(colours: Colours, own: readonly Pair[], dark: Colour): Proof['edge'] {
  const pair = worst(
    colours,
    own.filter(({ edge }) => edge),
  );
  if (!pair || changeOf({ ...colours, [EDGE]: dark }, own) + PREFERENCE >= changeOf(colours, own))
    return undefined;
  return { to: dark, pair, without: ratioOf(colours, pair) };
}

/** The call to action under the pointer and pressed: darker than at rest, or lighter. */
function statesOf(
  colours: Colours,
  hasDarkText: boolean,
  about: (token: string) => readonly Pair[],
): Colours {
  const rest = colours[ACTION] as Colour;
  const [lightness] = rest.components;
  const isLightened = lightness < DARKEST || (hasDarkText && lightness < LIGHTEST);
  const states = Object.entries(STATES).flatMap(([state, offsets]) => {
    const found = offsets
      .map((offset) => (isLightened ? -offset : offset))
      .filter((by) => lightness + by >= 0 && lightness + by <= 1)
      .map((by) => moved(rest, by))
      .find((colour) => !failing({ ...colours, [state]: colour }, about(state)));
    return found ? [[state, found] as const] : [];
  });
  return Object.fromEntries(states);
}

/**
 * Changes the lightness of colours until every pair of the theme has its contrast: first the grounds, then the call to action
 * and its states, last what is on them.
 */
export function prove(theme: Theme, given: Readonly<Colours>): Proof {
  const colours: Colours = { ...given };
  const pairs: readonly Pair[] = measurePairs(theme, colours);
  const changes: Omit<Change, 'after'>[] = [];

  const settle = (token: string, own: readonly Pair[]): void => {
    const pair = worst(colours, own);
    const to = pair && nearest(colours, token, own);
    if (!pair || !to) return;
    changes.push({ token, from: colours[token] as Colour, to, pair, before: ratioOf(colours, pair) });
    colours[token] = to;
  };

  const isGround = (id: string): boolean => GROUNDS.some(({ ground }) => ground === id);
  settle(
    'color.fg.default',
    pairs.filter(({ fg, bg }) => fg === 'color.fg.default' && !isGround(bg)),
  );
  for (const { ground, texts } of GROUNDS)
    settle(
      ground,
      pairs.filter(({ fg, bg }) => bg === ground && texts.includes(fg)),
    );
  settle(
    'color.bg.scrim',
    pairs.filter(({ fg }) => fg === 'color.bg.raised'),
  );

  const about = (token: string) =>
    pairs.filter(({ fg, bg }) => fg === token || (bg === token && fg === ON_ACTION));
  const onAction = { fg: ON_ACTION, bg: ACTION, needs: 0 };
  const white = ratioOf(colours, onAction);
  const dark = darkerText(colours, about(ACTION), pairs);
  if (dark) colours[ON_ACTION] = dark;
  const edge = dark && edgeOf(colours, about(ACTION), dark);
  if (edge) colours[EDGE] = edge.to;
  settle(ACTION, about(ACTION));
  Object.assign(colours, statesOf(colours, dark !== undefined, about));

  const settled = new Set([ON_ACTION, ACTION, ...Object.keys(STATES), 'color.bg.raised']);
  for (const token of new Set(pairs.map(({ fg }) => fg)))
    if (!settled.has(token) && !token.startsWith('color.fg.on-'))
      settle(
        token,
        pairs.filter(({ fg }) => fg === token),
      );

  const problems = measurePairs(theme, colours)
    .filter(({ ratio, needs }) => ratio < needs)
    .map((row) => `${pairText(row)} has ${row.ratio}:1 in ${theme} and needs ${row.needs}:1`);
  return {
    theme,
    colours,
    changes: changes.map((change) => ({ ...change, after: ratioOf(colours, change.pair) })),
    ...(dark && { darkText: { white, to: dark, after: ratioOf(colours, onAction) } }),
    ...(edge && { edge }),
    problems,
  };
}
