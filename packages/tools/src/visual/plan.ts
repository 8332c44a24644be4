/** How a story is to be seen, as the Storybook's modes file has it. */
export interface Look {
  readonly globals: Readonly<Record<string, string>>;
  readonly viewport: string;
  readonly forcedColors?: 'active';
}

/** What a built Storybook says of one of its stories. */
export interface StoryFacts {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly parameters: {
    /** `always`: canvases of states and pages; `asked`: every other story; `never`: not worth a picture. */
    readonly pictured?: 'always' | 'asked' | 'never';
    readonly looks?: Readonly<Record<string, Look>>;
    readonly chromatic?: { readonly prefersReducedMotion?: 'reduce' };
    readonly viewport?: {
      readonly options?: Readonly<Record<string, { readonly styles: { width: string; height: string } }>>;
    };
  };
}

/** One picture to be taken. */
export interface Shot {
  /** `components-button--states.dark-wide`: the picture's name in every folder and report. */
  readonly key: string;
  readonly title: string;
  readonly story: string;
  readonly look: string;
  /** Query of the Storybook's canvas. */
  readonly query: string;
  readonly width: number;
  readonly height: number;
  readonly forcedColors: 'active' | 'none';
  readonly reducedMotion: 'reduce' | 'no-preference';
}

/** Which stories to picture. */
export interface Wanted {
  /** Every story, not only canvases of states and pages. */
  readonly all: boolean;
  /** Parts of story ids; a story with any of them is meant. None means every story. */
  readonly words: readonly string[];
}

/** Axe would look at every canvas again; here nobody reads what it finds. */
const SILENT = 'a11y.manual:!true';

/**
 * Every picture that a Storybook asks for, in order of story and look.
 *
 * @param stories What the built Storybook says of its stories.
 * @param wanted Which of them.
 * @throws {Error} when a look names a screen that the Storybook does not have
 */
export function plan(stories: readonly StoryFacts[], { all, words }: Wanted): Shot[] {
  return stories.flatMap(({ id, title, name, parameters }) => {
    const { pictured = 'asked', looks = {}, viewport, chromatic } = parameters;
    const isMeant = words.length === 0 || words.some((word) => id.includes(word));
    if (pictured === 'never' || (pictured === 'asked' && !all) || !isMeant) return [];
    return Object.entries(looks).map(([look, { globals, viewport: screen, forcedColors }]): Shot => {
      const styles = viewport?.options?.[screen]?.styles;
      if (!styles) throw new Error(`${id}: the look ${look} names the screen ${screen}, which there is not`);
      const chosen = [...Object.entries(globals).map(([mode, value]) => `${mode}:${value}`), SILENT];
      return {
        key: `${id}.${look}`,
        title,
        story: name,
        look,
        query: new URLSearchParams({ id, viewMode: 'story', globals: chosen.join(';') }).toString(),
        width: Number.parseInt(styles.width, 10),
        height: Number.parseInt(styles.height, 10),
        forcedColors: forcedColors ?? 'none',
        reducedMotion: chromatic?.prefersReducedMotion ?? 'no-preference',
      };
    });
  });
}
