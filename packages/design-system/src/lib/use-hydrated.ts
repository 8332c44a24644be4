'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * The value in the server's HTML until a part is hydrated, and the current value after that. A part inside a Suspense boundary
 * hydrates later than the parts around it, which may have changed the value. It renders again only if the two differ.
 *
 * @param now the current value
 * @param onServer the value in the server's HTML, and in the render that hydrates it
 */
export const useOnceHydrated = <Value>(now: Value, onServer: Value): Value =>
  useSyncExternalStore(
    never,
    () => now,
    () => onServer,
  );

/** Whether the page is hydrated: false on the server and in the render that hydrates its HTML. */
export const useHydrated = (): boolean => useOnceHydrated(true, false);
