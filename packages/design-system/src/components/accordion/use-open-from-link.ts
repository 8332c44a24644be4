'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { fragmentTarget } from '../../lib/fragment.js';
import { useFollowedLink } from '../../lib/use-followed-link.js';
import { type OpeningOptions, slotOf } from './items.js';

interface LinkOptions extends Pick<OpeningOptions, 'root' | 'look' | 'openValues'> {
  /** Opens an item instantly. */
  reveal: (value: string) => void;
}

/** Opens the item that a link leads to, once enhanced. */
export function useOpenFromLink(enhanced: boolean, { root, look, openValues, reveal }: LinkOptions): void {
  // A link to an `id` in closed content, or on an item, opens it and scrolls to it. Browsers with `beforematch` do
  // so for ids in the content, but not on the first load, before hydration.
  const destination = useRef<{ target: Element | null; item: HTMLElement }>(null);
  const follow = () => {
    const target = fragmentTarget(window.location.hash);
    const item = ownItem(target);
    if (item?.dataset.state !== 'closed' || item.dataset.disabled !== undefined) return;
    destination.current = { target, item };
    reveal(item.dataset.value ?? '');
  };
  /** The item of this accordion around a target, even if another accordion is between them. */
  const ownItem = (target: Element | null): HTMLElement | null => {
    const item = target?.closest<HTMLElement>(slotOf(look, 'item'));
    if (!item || item.closest(slotOf(look, 'root')) === root.current) return item ?? null;
    return ownItem(item.parentElement);
  };
  const followAddress = useFollowedLink(enhanced, follow);
  useEffect(() => {
    if (enhanced) followAddress();
  }, [enhanced, followAddress]);
  const open = openValues.join('\n');
  useLayoutEffect(() => {
    const { target, item } = destination.current ?? {};
    destination.current = null;
    // The page may have kept the item closed. jsdom, in which customers test their pages, cannot scroll.
    if (open && item?.dataset.state === 'open') target?.scrollIntoView?.();
  }, [open]);
}
