'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { fragmentTarget } from '../../lib/fragment.js';
import { useLatest } from '../../lib/use-latest.js';
import type { OpeningOptions } from './items.js';

/** Opens the item that a link leads to, once enhanced. */
export function useOpenFromLink(enhanced: boolean, { root, openValue, reveal }: OpeningOptions): void {
  const latest = useLatest(reveal);

  // A link to an `id` in a closed answer, or on an item, opens it and scrolls to it. Browsers with `beforematch` do
  // so for ids in answers, but not on the first load, before hydration.
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
      // Any other click on a link changes the fragment and fires `hashchange`.
      if (!link || !(event.defaultPrevented || link.href === window.location.href)) return;
      setTimeout(() => {
        if (link.href === window.location.href) follow();
      });
    };
    follow();
    const stop = new AbortController();
    window.addEventListener('hashchange', follow, stop);
    // Runs before the browser's `beforematch` and `hashchange`, so that nothing is opened twice.
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
 * The fragment link that this click follows in this window. Not every browser fires an event for a link to the
 * current fragment, and none does for a router that sets the address itself.
 */
function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const { target } = event;
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
}
