import { useEffect } from 'react';
import { forgetReload } from './stale-chunk-reload.ts';

let announce: () => void;

/** Settles when the first page has its handlers in place. */
export const firstPageReady = new Promise<void>((resolve) => {
  announce = resolve;
});

/** Beside a page, inside its boundary: the layout around it is awake earlier. */
export function PageReady() {
  useEffect(() => {
    forgetReload();
    announce();
  }, []);
  return null;
}
