import { useEffect, useState } from 'react';
import { forgetReload } from './stale-chunk-reload.ts';

let announce: () => void;

/**
 * Resolves when the first page handles events. Sections of the landing page may hydrate later: React hydrates one at once
 * when it is clicked or gets a key.
 */
export const firstPageReady = new Promise<void>((resolve) => {
  announce = resolve;
});

/**
 * Resolves {@link firstPageReady}. Rendered beside the page, inside its boundary, because the layout around it hydrates
 * earlier. Waits for the second commit, which shows what the first effects set: a complete form's button is enabled.
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
