import { type ComponentType, type RefObject, useEffect, useState } from 'react';

/** Props of a scene. */
export interface SceneProps {
  /** The element whose content the scene animates; null for the whole page. */
  scope: RefObject<HTMLElement | null> | null;
}

/** Props of {@link LazyScene}. */
export interface LazySceneProps extends SceneProps {
  /** Loads the scene. Must be a stable reference. */
  load: () => Promise<{ default: ComponentType<SceneProps> }>;
  /** The scene plays while this media query matches. */
  when: string;
  /** Called when the scene fails to load; the page must then be complete without it. Must be a stable reference. */
  onMissing?: (() => void) | undefined;
}

/** Loads the scene after this many milliseconds even if the browser is never idle. */
const idleTimeout = 500;

/**
 * Loads a scene when its media query matches and the browser is idle, and renders it. Omits a scene that fails to load.
 */
export function LazyScene({ load, when, onMissing, scope }: LazySceneProps) {
  const [Scene, setScene] = useState<ComponentType<SceneProps>>();

  useEffect(() => {
    const query = window.matchMedia(when);
    const gone = new AbortController();
    const fetchScene = () => {
      load().then(
        (module) => gone.signal.aborted || setScene(() => module.default),
        () => gone.signal.aborted || onMissing?.(),
      );
    };
    const start = () => {
      if (!query.matches) return;
      query.removeEventListener('change', start);
      whenIdle(fetchScene, gone.signal);
    };
    query.addEventListener('change', start, { signal: gone.signal });
    start();
    return () => gone.abort();
  }, [load, when, onMissing]);

  return Scene && <Scene scope={scope} />;
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
