import { useCallback, useEffect, useRef, useState } from 'react';

/** Runs at most one piece of work at a time. */
export interface SingleFlight {
  busy: boolean;
  /**
   * Runs the work unless other work is running, so that a double click or a second Enter sends once. After an await the
   * work must check the signal before it sets state: the signal aborts when the visitor leaves.
   */
  run: (work: (signal: AbortSignal) => Promise<void>) => Promise<void>;
}

/**
 * Resolves when the visitor has left the page, or went back while the next one was loading. Work that ends with a
 * navigation waits for it, because the next page may take long to load.
 *
 * @param limitMs Resolves after this long at the latest, in milliseconds. Default: no limit.
 * @returns whether the visitor has left in time
 */
export function leaving(signal: AbortSignal, limitMs?: number): Promise<boolean> {
  const { pathname } = window.location;
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(true), { once: true });
    window.addEventListener('popstate', () => window.location.pathname !== pathname && resolve(true), {
      signal,
    });
    // The browser does not tell that a navigation has failed.
    if (limitMs !== undefined) window.setTimeout(resolve, limitMs, false);
  });
}

/** A {@link SingleFlight} for a page. A page restored from the back/forward cache is idle. */
export function useSingleFlight(): SingleFlight {
  const [busy, setBusy] = useState(false);
  // A ref, because state updates only with the next render and two clicks can come in one tick.
  const current = useRef<AbortController>(undefined);

  const run = useCallback<SingleFlight['run']>(async (work) => {
    if (current.current) return;
    const controller = new AbortController();
    current.current = controller;
    setBusy(true);
    try {
      await work(controller.signal);
    } finally {
      if (current.current === controller) {
        current.current = undefined;
        setBusy(false);
      }
    }
  }, []);

  useEffect(() => {
    const stop = () => {
      current.current?.abort();
      current.current = undefined;
      setBusy(false);
    };
    const onPageShow = (event: PageTransitionEvent) => event.persisted && stop();
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      stop();
    };
  }, []);

  return { busy, run };
}
