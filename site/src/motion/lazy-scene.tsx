import {
  type ComponentType,
  type RefObject,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';

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
 * Loads a scene when its media query matches and the browser is idle, and renders it while the query matches. Omits a
 * scene that fails to load.
 */
export function LazyScene({ load, when, onMissing, scope }: LazySceneProps) {
  const isWanted = useMediaQuery(when);
  const [Scene, setScene] = useState<ComponentType<SceneProps>>();

  useEffect(() => {
    if (!isWanted) return undefined;
    const gone = new AbortController();
    whenIdle(() => {
      load().then(
        (module) => gone.signal.aborted || setScene(() => module.default),
        () => gone.signal.aborted || onMissing?.(),
      );
    }, gone.signal);
    return () => gone.abort();
  }, [isWanted, load, onMissing]);

  return isWanted && Scene && <Scene scope={scope} />;
}

/** Whether a media query matches; false in the server's HTML. */
function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
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
