'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { fragmentTarget } from '../../lib/fragment.js';
import { useLatest } from '../../lib/use-latest.js';
import type { OpeningOptions } from './items.js';

/**
 * Opens an item for a link, which has not gone through its button, once script has taken over.
 */
export function useOpenFromLink(enhanced: boolean, { root, openValue, reveal }: OpeningOptions): void {
  const latest = useLatest(reveal);

  // A link to an `id` in a closed answer, or on an item, opens it and goes to it. Engines with `beforematch` do the
  // first by themselves, but not on the first load, when the page is not yet hydrated.
  const destination = useRef<Element | null>(null);
  useEffect(() => {
    if (!enhanced) return;
    const follow = () => {
      const target = fragmentTarget(window.location.hash);
      const item = target?.closest<HTMLElement>('[data-slot="faq-item"][data-state="closed"]');
      if (!item?.dataset.value || item.closest('[data-slot="faq-accordion"]') !== root.current) return;
      destination.current = target;
      latest.current(item.dataset.value);
    };
    const followPress = (event: MouseEvent) => {
      const link = pressedLink(event);
      // Any other press of a link changes the fragment, and that is told.
      if (!link || !(event.defaultPrevented || link.href === window.location.href)) return;
      setTimeout(() => {
        if (link.href === window.location.href) follow();
      });
    };
    follow();
    const stop = new AbortController();
    window.addEventListener('hashchange', follow, stop);
    // It comes before the browser's own `beforematch` and `hashchange`: what they open is not opened twice.
    window.addEventListener('popstate', () => setTimeout(follow), stop);
    document.addEventListener('click', followPress, stop);
    return () => stop.abort();
  }, [root, enhanced, latest]);
  useLayoutEffect(() => {
    const target = destination.current;
    destination.current = null;
    if (openValue) target?.scrollIntoView();
  }, [openValue]);
}

/**
 * The link to a fragment that is followed here, not elsewhere, by this press. Not every engine tells of a link to the
 * fragment that the address has already, and none of a router that writes the address itself.
 */
function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const { target } = event;
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
}
