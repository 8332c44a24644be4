import { type Mode, type ViewportName, viewports } from '@weft/design-system/storybook/modes.ts';
import { VisuallyHidden } from '@weft/design-system/visually-hidden';
import { type CSSProperties, useState } from 'react';
import './screens.css';

/** A story on a screen of its own. */
export interface ScreenOf {
  readonly caption: string;
  /** Id of the story. */
  readonly story: string;
  readonly viewport: ViewportName;
  readonly globals: Readonly<Partial<Record<Mode, string>>>;
  /**
   * Prepares the frame when the story has finished.
   *
   * @returns the height that the frame gets, in px; by default the screen's
   */
  readonly prepare?:
    | ((frame: HTMLIFrameElement, screenHeight: number) => Promise<number | undefined>)
    | undefined;
}

/** Screens under a heading. */
export interface RowOfScreens {
  readonly title: string;
  readonly screens: readonly ScreenOf[];
}

type StorybookWindow = Window & {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
};

/** The number of frames that load at a time. Two would take the focus from each other while their play functions type. */
const AT_ONCE = 1;

const PAUSE_MS = 100;

/**
 * Polls a condition in a frame every tenth of a second, until it is met or the frame is gone.
 *
 * @param isMet Reads the frame's document.
 */
export async function untilIn(frame: HTMLIFrameElement, isMet: (page: Document) => boolean): Promise<void> {
  while (frame.isConnected && !(frame.contentDocument && isMet(frame.contentDocument)))
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}

function hasFinished({ defaultView }: Document): boolean {
  const { phase = '' } = (defaultView as StorybookWindow | null)?.__STORYBOOK_PREVIEW__?.currentRender ?? {};
  return ['finished', 'errored', 'aborted'].includes(phase);
}

function Screen({
  screen: { caption, story, viewport, globals, prepare },
  loads,
  onReady,
}: {
  screen: ScreenOf;
  /** Whether it is its turn to load. */
  loads: boolean;
  onReady: () => void;
}) {
  const { width, height } = viewports[viewport];
  const [fullHeight, setFullHeight] = useState(height);
  const [isDrawn, setIsDrawn] = useState(false);
  const chosen = Object.entries(globals).map(([mode, value]) => `${mode}:${value}`);
  const address = `iframe.html?id=${story}&viewMode=story&globals=${chosen.join(';')}`;
  const load = async (frame: HTMLIFrameElement): Promise<void> => {
    await untilIn(frame, hasFinished);
    // The browser would wait until they are near the Storybook's window.
    for (const picture of frame.contentDocument?.images ?? []) picture.loading = 'eager';
    try {
      setFullHeight((await prepare?.(frame, height)) ?? height);
    } finally {
      setIsDrawn(true);
      onReady();
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
      <div className="screen-window" aria-busy={!isDrawn}>
        <iframe
          title={caption}
          data-waiting={loads ? undefined : ''}
          // Without axe, because no panel shows its results. The caption's link has it.
          src={loads ? `${address};a11y.manual:!true` : undefined}
          onLoad={loads ? ({ currentTarget }) => void load(currentTarget) : undefined}
        />
        {!isDrawn && (
          <p className="screen-wait" data-frame-loads={loads ? '' : undefined}>
            {loads ? 'Loading' : 'Waits for the screens before it'}
          </p>
        )}
      </div>
    </figure>
  );
}

/** Stories side by side, each on a screen of its own at half its size, so that its breakpoints apply. */
export function Screens({ rows }: { rows: readonly RowOfScreens[] }) {
  const [ready, setReady] = useState(0);
  const before = (row: number): number => rows.slice(0, row).flatMap(({ screens }) => screens).length;
  const all = before(rows.length);
  return (
    <div className="screens">
      <p className="screens-progress" aria-hidden="true">
        {ready < all
          ? `${ready} of ${all} screens are drawn, one after the other`
          : `All ${all} screens are drawn`}
      </p>
      {/* Announced at its beginning and end only: a screen reader would say each of a dozen counts. */}
      <VisuallyHidden role="status">
        {ready < all ? `${all} screens are drawn, one after the other` : `All ${all} screens are drawn`}
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
                onReady={() => setReady((count) => count + 1)}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
