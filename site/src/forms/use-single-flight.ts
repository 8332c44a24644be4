import { useCallback, useEffect, useRef, useState } from 'react';

/** Work that a page has under way, at most one piece at a time. */
export interface SingleFlight {
  busy: boolean;
  /**
   * Does the work unless some is under way already: a double click or a second Enter sends once. Work that sets
   * anything after a wait must look at the signal first: it is aborted when the visitor has left.
   */
  run: (work: (signal: AbortSignal) => Promise<void>) => Promise<void>;
}

/** One {@link SingleFlight} for a page. A page that comes back from the back/forward cache is idle again. */
export function useSingleFlight(): SingleFlight {
  const [busy, setBusy] = useState(false);
  // State is a render late; the second of two clicks in one tick must already see the first.
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
