import { useEffect, useState } from 'react';
import { forgetReload } from './stale-chunk-reload.ts';

let announce: () => void;

/** Settles when the first page has its handlers in place. */
export const firstPageReady = new Promise<void>((resolve) => {
  announce = resolve;
});

/**
 * Beside a page, inside its boundary: the layout around it is awake earlier. Announces in the commit after the first one,
 * so that what the page's first effects set is drawn: a form that holds everything has its button enabled.
 */
export function PageReady() {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => {
    if (!isMounted) {
      setMounted(true);
      return;
    }
    forgetReload();
    announce();
  }, [isMounted]);
  return null;
}
