/** One mode of a screenshot, as Storybook's modes file declares it. */
export interface Look {
  readonly globals: Readonly<Record<string, string>>;
  readonly viewport: string;
  readonly forcedColors?: 'active';
}

/** The part of a built Storybook's story that the plan reads. */
export interface StoryFacts {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly parameters: {
    /** `always`: states and pages; `asked`: only with `--all`; `never`: no screenshot. */
    readonly pictured?: 'always' | 'asked' | 'never';
    readonly looks?: Readonly<Record<string, Look>>;
    readonly chromatic?: { readonly prefersReducedMotion?: 'reduce' };
    readonly viewport?: {
      readonly options?: Readonly<Record<string, { readonly styles: { width: string; height: string } }>>;
    };
  };
}

/** One screenshot to take. */
export interface Shot {
  /** File name of the screenshot, such as `components-button--states.dark-wide`. */
  readonly key: string;
  /** Id of the story. */
  readonly id: string;
  readonly title: string;
  readonly story: string;
  readonly look: string;
  /** Storybook's globals, by name of the mode. */
  readonly globals: Readonly<Record<string, string>>;
  readonly width: number;
  readonly height: number;
  readonly forcedColors: 'active' | 'none';
  readonly reducedMotion: 'reduce' | 'no-preference';
}

/** Which stories to take. */
export interface Wanted {
  /** Every story, not only states and pages. */
  readonly all: boolean;
  /** Parts of story ids. A story matches any of them; an empty list matches every story. */
  readonly words: readonly string[];
}

/**
 * Whether a look is taken only of chosen stories. A screenshot shows the end of a movement, which looks as with reduced
 * motion, so hardly any canvas of states differs in that look.
 */
const isRare = ({ globals }: Look): boolean => globals.motion === 'reduced';

/**
 * Every screenshot of a Storybook, ordered by story and mode.
 *
 * @param stories The stories of the built Storybook.
 * @param wanted Which of them to take.
 * @throws {Error} when a mode names a viewport that Storybook does not have
 */
export function plan(stories: readonly StoryFacts[], { all, words }: Wanted): Shot[] {
  return stories.flatMap(({ id, title, name, parameters }) => {
    const { pictured = 'asked', looks = {}, viewport, chromatic } = parameters;
    const isMeant = words.length === 0 || words.some((word) => id.includes(word));
    if (pictured === 'never' || (pictured === 'asked' && !all) || !isMeant) return [];
    const isChoice = all || words.length > 0;
    const chosen = Object.entries(looks).filter(([, look]) => isChoice || !isRare(look));
    return chosen.map(([look, { globals, viewport: screen, forcedColors }]): Shot => {
      const styles = viewport?.options?.[screen]?.styles;
      if (!styles) throw new Error(`${id}: the mode ${look} uses the unknown viewport ${screen}`);
      return {
        key: `${id}.${look}`,
        id,
        title,
        story: name,
        look,
        globals,
        width: Number.parseInt(styles.width, 10),
        height: Number.parseInt(styles.height, 10),
        forcedColors: forcedColors ?? 'none',
        reducedMotion: chromatic?.prefersReducedMotion ?? 'no-preference',
      };
    });
  });
}

/**
 * The screenshots of the revision whose story is gone from the working tree, except those that failed there: they are not
 * to be seen in either.
 *
 * @param broken The keys of the screenshots that failed at the revision.
 */
export function goneShots(
  before: readonly Shot[],
  after: readonly Shot[],
  broken: ReadonlyMap<string, string>,
): Shot[] {
  const known = new Set(after.map(({ key }) => key));
  return before.filter(({ key }) => !known.has(key) && !broken.has(key));
}
