'use client';

import { useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from './use-latest.js';

/**
 * Calls back when the reader follows a link to a fragment of this page, also one of a router.
 *
 * @param enabled Whether to listen.
 * @param onFollowed Finds the target in `location.hash`.
 * @returns Calls back for the address of the page, as on load, unless it has called back for it already: effects run again when
 * an `Activity` shows the part again, and the reader may have chosen something else since.
 */
export function useFollowedLink(enabled: boolean, onFollowed: () => void): () => void {
  const latest = useLatest(onFollowed);
  const followed = useRef<string>(undefined);
  const follow = useCallback(() => {
    followed.current = window.location.href;
    latest.current();
  }, [latest]);
  useEffect(() => {
    if (!enabled) return;
    const followPress = (event: MouseEvent) => {
      const link = pressedLink(event);
      // Any other click on a link changes the fragment and fires `hashchange`.
      if (!link || !(event.defaultPrevented || link.href === window.location.href)) return;
      setTimeout(() => {
        if (link.href === window.location.href) follow();
      });
    };
    const stop = new AbortController();
    window.addEventListener('hashchange', follow, stop);
    // Done before the browser's `beforematch` and `hashchange`: nothing is opened twice, and a page that restores the
    // reader's position on `hashchange` has the last word. A microtask, since React cannot flush inside an effect.
    window.addEventListener('popstate', () => queueMicrotask(() => flushSync(follow)), stop);
    document.addEventListener('click', followPress, stop);
    return () => stop.abort();
  }, [enabled, follow]);
  return useCallback(() => {
    if (followed.current !== window.location.href) follow();
  }, [follow]);
}

/**
 * The fragment link that this click follows in this window. Not every browser fires an event for a link to the
 * current fragment, and none does for a router that sets the address itself.
 */
function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const { target } = event;
  return target instanceof Element
    ? target.closest<HTMLAnchorElement>('a[href*="#"]:not([target=_blank])')
    : null;
}
