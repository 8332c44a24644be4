import { type Mode, modes, type ViewportName, viewports } from '@weft/design-system/storybook/modes.ts';
import { VisuallyHidden } from '@weft/design-system/visually-hidden';
import { type CSSProperties, useRef, useState } from 'react';
import './screens.css';

/** Values of the toolbar's modes. */
export type Chosen = Readonly<Partial<Record<Mode, string>>>;

/** A story on a screen of its own. */
export interface ScreenOf {
  readonly caption: string;
  /** Id of the story. */
  readonly story: string;
  readonly viewport: ViewportName;
  readonly globals: Chosen;
  /**
   * Prepares the frame when the story has finished.
   *
   * @returns the height that the frame gets, in px; undefined if the story is not ready for it in time
   */
  readonly prepare: (frame: HTMLIFrameElement, screenHeight: number) => Promise<number | undefined>;
}

/** Screens under a heading. */
export interface RowOfScreens {
  readonly title: string;
  readonly screens: readonly ScreenOf[];
}

/** The toolbar's settings, as a story's render function gets them. */
export interface RenderContext {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The modes that the screens follow: all but motion, which each story of whole pages chooses itself. */
export const chosenIn = ({ globals }: RenderContext): Chosen =>
  Object.fromEntries(
    Object.keys(modes)
      .filter((mode) => mode !== 'motion')
      .map((mode) => [mode, String(globals[mode])]),
  );

/** The key of {@link Screens}: with the old one, a change of the toolbar would reload all frames at once. */
export const keyOf = (chosen: Chosen): string => Object.values(chosen).join();

type StorybookWindow = Window & {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
};

/** The number of frames that load at a time. Two would take the focus from each other while their play functions type. */
const AT_ONCE = 1;

const PAUSE_MS = 100;

/** A frame that takes longer does not hold up those after it, in milliseconds. */
const LIMIT_MS = 30_000;

/**
 * Polls a condition in a frame every tenth of a second, for at most {@link LIMIT_MS}.
 *
 * @param isMet Reads the frame's document.
 * @returns whether it was met
 */
export async function untilIn(
  frame: HTMLIFrameElement,
  isMet: (page: Document) => boolean,
): Promise<boolean> {
  const end = performance.now() + LIMIT_MS;
  while (frame.isConnected && performance.now() < end) {
    if (frame.contentDocument && isMet(frame.contentDocument)) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}

/** Whether a story has ended, or Storybook shows an error in its place. */
function hasFinished(page: Document): boolean {
  const { phase = '' } =
    (page.defaultView as StorybookWindow | null)?.__STORYBOOK_PREVIEW__?.currentRender ?? {};
  const isError = page.querySelector('body.sb-show-errordisplay') !== null;
  return isError || ['finished', 'errored', 'aborted'].includes(phase);
}

function Screen({
  screen: { caption, story, viewport, globals, prepare },
  loads,
  onReady,
}: {
  screen: ScreenOf;
  /** Whether it is its turn to load. */
  loads: boolean;
  /** Called once, when it is drawn or has not been for too long. */
  onReady: (isDrawn: boolean) => void;
}) {
  const { width, height } = viewports[viewport];
  const [fullHeight, setFullHeight] = useState(height);
  const [state, setState] = useState<'waits' | 'drawn' | 'late'>('waits');
  const hasBegun = useRef(false);
  const chosen = Object.entries(globals).map(([mode, value]) => `${mode}:${value}`);
  const address = `iframe.html?id=${story}&viewMode=story&globals=${chosen.join(';')}`;
  const load = async (frame: HTMLIFrameElement): Promise<void> => {
    // A frame may reload by itself.
    if (hasBegun.current) return;
    hasBegun.current = true;
    let isDrawn = false;
    try {
      if (!(await untilIn(frame, hasFinished))) return;
      // The browser would wait until they are near the Storybook's window.
      for (const picture of frame.contentDocument?.images ?? []) picture.loading = 'eager';
      const prepared = await prepare(frame, height);
      isDrawn = prepared !== undefined;
      setFullHeight(prepared ?? height);
    } finally {
      setState(isDrawn ? 'drawn' : 'late');
      onReady(isDrawn);
    }
  };
  const size = { '--screen-width': `${width}px`, '--screen-height': `${fullHeight}px` } as CSSProperties;
  return (
    <figure className="screen" style={size}>
      <figcaption>
        <a href={address} target="_blank" rel="noreferrer">
          {caption}
        </a>
      </figcaption>
      <div className="screen-window" aria-busy={state === 'waits'}>
        <iframe
          title={caption}
          data-waiting={loads ? undefined : ''}
          // Without axe, because no panel shows its results. The caption's link has it.
          src={loads ? `${address};a11y.manual:!true` : undefined}
          onLoad={loads ? ({ currentTarget }) => void load(currentTarget) : undefined}
        />
        {state === 'waits' && (
          <p className="screen-wait" data-frame-loads={loads ? '' : undefined}>
            {loads ? 'Loading' : 'Waits for the screens before it'}
          </p>
        )}
        {state === 'late' && <p className="screen-wait">Not drawn in time. Open it by its name above.</p>}
      </div>
    </figure>
  );
}

/** Stories side by side, each on a screen of its own at half its size, so that its breakpoints apply. */
export function Screens({ rows }: { rows: readonly RowOfScreens[] }) {
  const [results, setResults] = useState<readonly boolean[]>([]);
  const ready = results.length;
  const late = results.filter((isDrawn) => !isDrawn).length;
  const before = (row: number): number => rows.slice(0, row).flatMap(({ screens }) => screens).length;
  const all = before(rows.length);
  const done = late === 0 ? `All ${all} screens are drawn` : `${all - late} of ${all} screens are drawn`;
  return (
    <div className="screens">
      <p className="screens-progress" aria-hidden="true">
        {ready < all ? `${ready} of ${all} screens are drawn, one after the other` : done}
      </p>
      {/* Announced at its beginning and end only: a screen reader would say each of a dozen counts. */}
      <VisuallyHidden role="status">
        {ready < all ? `${all} screens are drawn, one after the other` : done}
      </VisuallyHidden>
      {rows.map(({ title, screens }, row) => (
        <section key={title}>
          <h2>{title}</h2>
          <div className="screens-row">
            {screens.map((screen, place) => (
              <Screen
                key={screen.caption}
                screen={screen}
                loads={before(row) + place < ready + AT_ONCE}
                onReady={(isDrawn) => setResults((before) => [...before, isDrawn])}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
