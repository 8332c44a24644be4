'use client';

import { useLayoutEffect } from 'react';
import { useHydrated } from './use-hydrated.js';

/**
 * Tells the other part of an overlay the id that this one has by its own prop, as long as it is mounted. The server's HTML does
 * not have that id, because there the other part cannot know it.
 *
 * @param id without one, the part has an id that the other one knows
 * @param tell keeps the id; stable
 * @returns Props of the part.
 */
export function useToldId(
  id: string | undefined,
  tell: (id: string | undefined) => void,
): { id?: string | undefined } {
  const isHydrated = useHydrated();
  useLayoutEffect(() => {
    if (isHydrated) tell(id);
    return () => tell(undefined);
  }, [isHydrated, id, tell]);
  return isHydrated && id !== undefined ? { id } : {};
}
