import { type Colour, contrast, inSrgb, measurePairs, pairText, type Theme } from '@weft/tokens/theming';

type Colours = Record<string, Colour>;
type Pair = Pick<ReturnType<typeof measurePairs>[number], 'fg' | 'bg' | 'over' | 'needs'>;

/** A colour that had to change, and the pair that failed before. */
export interface Change {
  readonly token: string;
  readonly from: Colour;
  readonly to: Colour;
  readonly pair: Pair;
  readonly ratio: number;
}

/** Grounds of whole sections, and the texts that decide their lightness. All other text adapts to the ground. */
const GROUNDS = ['ink', 'indigo', 'turmeric', 'madder'].map((name) => ({
  ground: `color.bg.${name}`,
  texts: ['color.fg.default', `color.fg.on-${name}`],
}));

const ACTION = 'color.bg.action';
const ON_ACTION = 'color.fg.on-action';
const DARK_TEXT = 'color.fg.on-turmeric';

/** How far a hovered and a pressed action may be from the action at rest, the preferred first; under dark text, negated. */
const STATES = {
  'color.bg.action-hover': [-0.035, 0.035, -0.025, 0.025, -0.015, 0.015],
  'color.bg.action-active': [-0.1, 0.1, -0.08, 0.08, -0.06, 0.06, -0.045, 0.045],
};

/** Lightness is tried in steps of this. */
const STEP = 0.005;

/** By so much less a call to action has to change with dark text on it before dark text is preferred to white. */
const PREFERENCE = 0.03;

/** The offsets of lightness, the smallest first. */
const OFFSETS = [
  0,
  ...Array.from({ length: Math.ceil(1 / STEP) }, (_, i) => (i + 1) * STEP).flatMap((n) => [-n, n]),
];

const ratioOf = (colours: Colours, { fg, bg, over }: Pair): number =>
  contrast(...([fg, bg, over ?? bg].map((id) => colours[id]) as unknown as Parameters<typeof contrast>));

const failing = (colours: Colours, pairs: readonly Pair[]): Pair | undefined =>
  pairs.find((pair) => ratioOf(colours, pair) < pair.needs);

const moved = ({ components: [lightness, chroma, hue], alpha }: Colour, by: number): Colour =>
  inSrgb({ components: [lightness + by, chroma, hue], alpha });

/** The nearest lightness with which a colour passes its pairs. */
function nearest(colours: Colours, token: string, pairs: readonly Pair[]): Colour | undefined {
  const start = colours[token] as Colour;
  for (const offset of OFFSETS) {
    const lightness = start.components[0] + offset;
    if (offset !== 0 && (lightness < 0 || lightness > 1)) continue;
    const colour = offset === 0 ? start : moved(start, offset);
    if (!failing({ ...colours, [token]: colour }, pairs)) return colour;
  }
  return undefined;
}

/**
 * Changes the lightness of colours until every pair of the theme has its contrast: first the grounds, then the call to action
 * and its states, last what is on them.
 *
 * @returns the colours, what changed, and the pairs that no lightness can mend
 */
export function prove(theme: Theme, given: Readonly<Colours>) {
  const colours: Colours = { ...given };
  const pairs: readonly Pair[] = measurePairs(theme, colours);
  const changes: Change[] = [];

  const settle = (token: string, own: readonly Pair[]): void => {
    const pair = failing(colours, own);
    const to = pair && nearest(colours, token, own);
    if (!pair || !to) return;
    changes.push({ token, from: colours[token] as Colour, to, pair, ratio: ratioOf(colours, pair) });
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

  // White text on the call to action, or dark text: whichever lets the brand's colour be.
  const about = (token: string) =>
    pairs.filter(({ fg, bg }) => fg === token || (bg === token && fg === ON_ACTION));
  // Where a line surrounds it, the line is light, so the action under it has to be dark.
  const lined = pairs.some(({ fg }) => fg === 'color.line.action');
  const options = [ON_ACTION, lined ? ON_ACTION : DARK_TEXT].map((source) => {
    const text = colours[source] as Colour;
    const to = nearest({ ...colours, [ON_ACTION]: text }, ACTION, about(ACTION));
    const start = colours[ACTION] as Colour;
    return { text, to, by: to ? Math.abs(to.components[0] - start.components[0]) : Number.POSITIVE_INFINITY };
  });
  const [white, dark] = options as [(typeof options)[0], (typeof options)[0]];
  const darkText = dark.by + PREFERENCE < white.by;
  colours[ON_ACTION] = (darkText ? dark : white).text;
  settle(ACTION, about(ACTION));
  for (const [state, offsets] of Object.entries(STATES)) {
    const found = offsets
      .map((offset) => moved(colours[ACTION] as Colour, darkText ? -offset : offset))
      .find((colour) => !failing({ ...colours, [state]: colour }, about(state)));
    if (found) colours[state] = found;
  }

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
  return { colours, changes, darkText, problems };
}
