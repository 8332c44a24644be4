'use client';

import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { fragmentTarget } from '../../lib/fragment.js';
import { useFollowedLink } from '../../lib/use-followed-link.js';

/**
 * Selects the tab whose panel a link leads to, or leads into: on load, by a router, and in browsers that do not open
 * hidden content themselves.
 */
export function useOpenFromLink(
  panels: RefObject<HTMLElement | null>,
  enhanced: boolean,
  select: (value: string) => void,
): void {
  const follow = () => {
    const target = fragmentTarget(window.location.hash);
    const panel = [...(panels.current?.children ?? [])].find((each) => each.contains(target));
    if (!(panel instanceof HTMLElement) || panel.dataset.state === 'active') return;
    flushSync(() => select(panel.dataset.value ?? ''));
    // jsdom, in which customers test their pages, cannot scroll.
    target?.scrollIntoView?.();
  };
  const followAddress = useFollowedLink(enhanced, follow);
  useEffect(() => {
    if (!enhanced) return;
    // React cannot render synchronously inside an effect.
    const onLoad = setTimeout(followAddress);
    return () => clearTimeout(onLoad);
  }, [enhanced, followAddress]);
}
