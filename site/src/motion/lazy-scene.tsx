import { type ComponentType, type RefObject, useEffect, useState } from 'react';

/** What a scene gets. */
export interface SceneProps {
  /** The element whose content it may move; null for a scene that moves the whole page. */
  scope: RefObject<HTMLElement | null> | null;
}

/** Props of {@link LazyScene}. */
export interface LazySceneProps extends SceneProps {
  /** Fetches the scene. Must be stable: a function of the module. */
  load: () => Promise<{ default: ComponentType<SceneProps> }>;
  /** The media query that asks for the scene. */
  when: string;
  /** The scene cannot be had. The page must be complete then. Must be stable. */
  onMissing?: (() => void) | undefined;
}

/** An idle moment comes at the latest after so many milliseconds. */
const patience = 500;

/**
 * Fetches a scene in an idle moment after hydration, once its media query holds, and plays it as long as this stands in
 * the page. A scene that cannot be fetched is left out.
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
    const handle = window.requestIdleCallback(callback, { timeout: patience });
    signal.addEventListener('abort', () => window.cancelIdleCallback(handle));
  } else {
    const timer = setTimeout(callback, patience);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }
}
