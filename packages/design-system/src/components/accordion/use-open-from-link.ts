'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { fragmentTarget } from '../../lib/fragment.js';
import { useLatest } from '../../lib/use-latest.js';
import type { AccordionLook } from './accordion-context.js';
import { type OpeningOptions, slotOf } from './items.js';

interface LinkOptions extends Pick<OpeningOptions, 'root' | 'openValues'> {
  look: AccordionLook;
  /** Opens an item instantly. */
  reveal: (value: string) => void;
}

/** Opens the item that a link leads to, once enhanced. */
export function useOpenFromLink(enhanced: boolean, { root, look, openValues, reveal }: LinkOptions): void {
  const latest = useLatest({ look, reveal });

  // A link to an `id` in closed content, or on an item, opens it and scrolls to it. Browsers with `beforematch` do
  // so for ids in the content, but not on the first load, before hydration.
  const destination = useRef<Element | null>(null);
  useEffect(() => {
    if (!enhanced) return;
    const follow = () => {
      const target = fragmentTarget(window.location.hash);
      const item = ownItem(target);
      if (item?.dataset.state !== 'closed' || item.dataset.disabled !== undefined) return;
      destination.current = target;
      latest.current.reveal(item.dataset.value ?? '');
    };
    /** The item of this accordion around a target, even if another accordion is between them. */
    const ownItem = (target: Element | null): HTMLElement | null => {
      const item = target?.closest<HTMLElement>(slotOf(latest.current.look, 'item'));
      if (!item || item.closest(slotOf(latest.current.look, 'root')) === root.current) return item ?? null;
      return ownItem(item.parentElement);
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
    // Done before the browser's `beforematch` and `hashchange`: nothing is opened twice, and a page that restores the
    // reader's position on `hashchange` has the last word. A microtask, since React cannot flush inside an effect.
    window.addEventListener('popstate', () => queueMicrotask(() => flushSync(follow)), stop);
    document.addEventListener('click', followPress, stop);
    return () => stop.abort();
  }, [root, enhanced, latest]);
  const open = openValues.join('\n');
  useLayoutEffect(() => {
    const target = destination.current;
    destination.current = null;
    // jsdom, in which customers test their pages, cannot scroll.
    if (open) target?.scrollIntoView?.();
  }, [open]);
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
