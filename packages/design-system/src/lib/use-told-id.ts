'use client';

import { useLayoutEffect } from 'react';

/**
 * Tells the other part of an overlay the id that this one has by its own prop, as long as it is mounted.
 *
 * @param id without one, the part has an id that the other one knows
 * @param tell keeps the id; stable
 * @returns Props of the part.
 */
export function useToldId(
  id: string | undefined,
  tell: (id: string | undefined) => void,
): { id?: string | undefined } {
  useLayoutEffect(() => {
    tell(id);
    return () => tell(undefined);
  }, [id, tell]);
  return id === undefined ? {} : { id };
}
