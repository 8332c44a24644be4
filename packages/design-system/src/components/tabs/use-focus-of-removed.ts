'use client';

import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { isFocused } from '../../lib/is-focused.js';
import type { RegisterTab } from './use-selectable.js';

/**
 * Moves the focus from a tab that a component of the page removes. `KeepFocus` does not see that: `Tabs` is not rendered until the
 * tab is gone.
 *
 * @param to selects the tab that gets the focus, best first
 * @returns `register`, which tells which tab has the focus when it goes
 */
export function useFocusOfRemoved(
  list: RefObject<HTMLElement | null>,
  register: RegisterTab,
  to: readonly string[],
): RegisterTab {
  const lost = useRef<FocusOptions>(null);
  useLayoutEffect(() => {
    const { current: options } = lost;
    lost.current = null;
    // Not the global document: a page may render into a frame.
    const { activeElement, body } = list.current?.ownerDocument ?? document;
    if (!options || activeElement !== body) return;
    const found = to.map((each) => list.current?.querySelector<HTMLElement>(each));
    found.find(Boolean)?.focus(options);
  });
  return useCallback(
    (value, link) => {
      const leave = register(value, link);
      return () => {
        if (isFocused(link)) lost.current = { preventScroll: !link.matches(':focus-visible') };
        leave();
      };
    },
    [register],
  );
}
