'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * A value of the server's HTML until a part is hydrated, and the value of today after that. A part inside a boundary of Suspense
 * hydrates later than those around it, which may have changed the value. The part renders again only if the two differ.
 *
 * @param now the value of today
 * @param onServer the value of the server's HTML, and of the render that hydrates it
 */
export const useOnceHydrated = <Value>(now: Value, onServer: Value): Value =>
  useSyncExternalStore(
    never,
    () => now,
    () => onServer,
  );

/** Whether the page is hydrated: false on the server and in the render that hydrates its HTML. */
export const useHydrated = (): boolean => useOnceHydrated(true, false);
