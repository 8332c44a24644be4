/** How an entry is opened: where, and with which system settings. */
export interface Look {
  /** In Storybook's manager, or alone in a tab, as Chromatic opens it. Alone the text runs from right to left. */
  readonly place: 'manager' | 'alone';
  /** Width of the window, in CSS pixels. */
  readonly width: number;
  readonly reducedMotion: 'reduce' | 'no-preference';
  readonly forcedColors: 'active' | 'none';
}

const PLACES = ['manager', 'alone'] as const;
const WIDTHS = [1280, 390] as const;
const MOTIONS = ['no-preference', 'reduce'] as const;
const COLOURS = ['none', 'active'] as const;

const look = (place: 0 | 1, width: 0 | 1, motion: 0 | 1, colours: 0 | 1): Look => ({
  place: PLACES[place],
  width: WIDTHS[width],
  reducedMotion: MOTIONS[motion],
  forcedColors: COLOURS[colours],
});

/** The smallest set of looks that combines each value of one factor with each value of every other (pairwise testing). */
const PAIRWISE: readonly Look[] = [
  look(0, 0, 0, 0),
  look(0, 1, 1, 1),
  look(1, 0, 1, 1),
  look(1, 1, 0, 1),
  look(1, 1, 1, 0),
];

const BITS = [0, 1] as const;

/** Every combination. */
const ALL: readonly Look[] = BITS.flatMap((place) =>
  BITS.flatMap((width) =>
    BITS.flatMap((motion) => BITS.map((colours) => look(place, width, motion, colours))),
  ),
);

const isComplete = process.env.STORYBOOK_LOOKS === 'all';

/** The looks for the first story of a component; all combinations with `STORYBOOK_LOOKS=all`. */
export const fullLooks = isComplete ? ALL : PAIRWISE;

/** The looks for every other story: one in each place, each at another width. The story tests open each in the usual settings, from left to right. */
export const usualLooks = isComplete ? ALL : [look(0, 0, 1, 1), look(1, 1, 1, 1)];

/** The look of docs pages in each place. One is enough, because pages have no play function. */
export const pageLooks = { manager: look(0, 0, 0, 0), alone: look(1, 1, 1, 1) } as const;

/** The only look of stories that frame others. */
export const framingLook: Look = pageLooks.manager;

/** The name of a look in the report. */
export const nameOf = ({ place, width, reducedMotion, forcedColors }: Look): string =>
  [
    place === 'manager' ? 'in the manager' : 'alone, right to left',
    `at ${width} px`,
    ...(reducedMotion === 'reduce' ? ['motion reduced'] : []),
    ...(forcedColors === 'active' ? ['colours forced'] : []),
  ].join(', ');
