import { type ViewportName, viewports } from './modes.js';

/** The part of a story's context that this file reads. */
interface Context {
  readonly globals: { readonly motion?: unknown };
  /** The globals of the story itself. Storybook passes them, but its types omit them. */
  readonly storyGlobals?: { readonly viewport?: { readonly value?: ViewportName } };
  readonly viewMode?: string;
  readonly abortSignal: AbortSignal;
}

/** Requirements of a play function. */
interface Needs {
  /** `own`: a window as wide as the screen that the story sets in its globals; a name: one at least as wide as that screen. */
  readonly screen?: 'own' | ViewportName;
  /** Motion that is not reduced, by the toolbar or the system. */
  readonly motion?: true;
  /** Colours that the browser does not force. */
  readonly colours?: true;
}

/** Id of the frame that the manager resizes. Other frames, such as those on a documentation page, keep their width. */
export const SIZED_FRAME = 'storybook-preview-iframe';

/** Width of the screen that a story sets in its globals, in CSS pixels. */
function ownWidth({ storyGlobals }: Context): number | undefined {
  const name = storyGlobals?.viewport?.value;
  return name && viewports[name].width;
}

const resized = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('resize', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/**
 * Waits until the manager has set the frame to the story's own screen width. If the story rendered earlier, it would start
 * on another screen, where an initially open menu closes.
 */
export async function untilOnOwnScreen(context: Context): Promise<void> {
  const width = ownWidth(context);
  if (width === undefined || context.viewMode !== 'story' || frameElement?.id !== SIZED_FRAME) return;
  while (innerWidth !== width && !context.abortSignal.aborted) await resized(context.abortSignal);
}

function isScreen(needed: Needs['screen'], context: Context): boolean {
  if (needed === undefined) return true;
  return needed === 'own' ? innerWidth === ownWidth(context) : innerWidth >= viewports[needed].width;
}

function isMotionReduced({ globals: { motion } }: Context): boolean {
  return (
    motion === 'reduced' || (motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches)
  );
}

/** The requirements that are not met. */
function lacking({ screen, motion, colours }: Needs, context: Context): string[] {
  return [
    ...(isScreen(screen, context) ? [] : [`a window of another width than ${innerWidth} px`]),
    ...(motion && isMotionReduced(context) ? ['full motion'] : []),
    ...(colours && matchMedia('(forced-colors: active)').matches ? ['colours that are not forced'] : []),
  ];
}

/**
 * A play function that requires a certain screen, motion or colours. People open a Storybook on any screen and with
 * any system setting: where a requirement is not met, the story is shown but not played.
 *
 * @param needs The requirements of `play`.
 * @throws in a test run, where every requirement must be met
 */
export const playIf =
  <C extends Context>(needs: Needs, play: (context: C) => Promise<void> | void) =>
  async (context: C): Promise<void> => {
    const missing = lacking(needs, context);
    if (missing.length === 0) return play(context);
    if (import.meta.env.MODE === 'test') throw new Error(`The play function needs ${missing.join(' and ')}.`);
  };
