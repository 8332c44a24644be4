import { type RefObject, useEffect } from 'react';

/**
 * Starts a scene.
 *
 * @param scope The element whose content the scene animates.
 * @param giveUp Ends the scene for good, where it cannot show its content. Call it once the scene has started.
 * @returns stops the scene and removes what it has changed
 */
export type Scene = (scope: HTMLElement, giveUp: () => void) => () => void;

/** Props of {@link LazyScene}. */
export interface LazySceneProps {
  /** Loads the scene. Must be a stable reference. */
  load: () => Promise<{ default: Scene }>;
  /** The scene plays while this media query matches. */
  when: string;
  /** The element whose content the scene animates; by default the whole document. */
  scope?: RefObject<HTMLElement | null>;
  /**
   * Called when the scene fails to load or gives up; the page must then be complete without it. Must be a stable reference.
   */
  onMissing?: (() => void) | undefined;
}

/** Loads the scene after this many milliseconds even if the browser is never idle. */
const idleTimeout = 500;

/**
 * Loads a scene when its media query matches and the browser is idle, and plays it while the query matches. Omits a scene
 * that fails to load or gives up. Renders nothing.
 */
export function LazyScene({ load, when, onMissing, scope }: LazySceneProps) {
  // Not a layout effect, which would delay the next page: the scene stops after that page is painted, on elements that are
  // no longer in the document.
  useEffect(() => {
    const query = window.matchMedia(when);
    const gone = new AbortController();
    let playing: AbortController | undefined;
    const play = () => {
      const current = new AbortController();
      playing = current;
      const { signal } = current;
      const giveUp = () => {
        if (signal.aborted) return;
        // The page stays without the scene, even if the query matches again.
        gone.abort();
        current.abort();
        onMissing?.();
      };
      whenIdle(() => {
        load().then(({ default: start }) => {
          if (signal.aborted) return;
          const stop = start(scope?.current ?? document.documentElement, giveUp);
          signal.addEventListener('abort', stop);
        }, giveUp);
      }, signal);
    };
    const follow = () => {
      playing?.abort();
      if (query.matches) play();
    };
    query.addEventListener('change', follow, { signal: gone.signal });
    follow();
    return () => {
      gone.abort();
      playing?.abort();
    };
  }, [load, when, onMissing, scope]);

  return null;
}

function whenIdle(callback: () => void, signal: AbortSignal): void {
  // Safari has no idle callback yet.
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: idleTimeout });
    signal.addEventListener('abort', () => window.cancelIdleCallback(handle));
  } else {
    const timer = setTimeout(callback, idleTimeout);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }
}
