'use client';

import { useLayoutEffect } from 'react';
import { useOnceHydrated } from './use-hydrated.js';

/**
 * Reports a part's own `id` to the other part of its overlay while the part is mounted. The server's HTML lacks that id,
 * because the other part cannot know it there.
 *
 * @param id the part's `id` prop; without it the part keeps the generated id, which the other part knows
 * @param tell stores the id; must be stable between renders
 * @returns Props of the part.
 */
export function useToldId(
  id: string | undefined,
  tell: (id: string | undefined) => void,
): { id?: string | undefined } {
  const own = useOnceHydrated(id, undefined);
  useLayoutEffect(() => {
    tell(own);
    return () => tell(undefined);
  }, [own, tell]);
  return own === undefined ? {} : { id: own };
}
