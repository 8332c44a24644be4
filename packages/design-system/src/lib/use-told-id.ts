'use client';

import { useLayoutEffect } from 'react';

/**
 * Tells the trigger of an overlay the id that the content has by its own prop, for `aria-controls`, as long as the content is
 * mounted.
 *
 * @param id without one, the content has that of Radix, which the trigger knows
 * @param tell keeps the id; stable
 * @returns Props of the content.
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
