'use client';

import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { fragmentTarget } from '../../lib/fragment.js';
import { useLatest } from '../../lib/use-latest.js';

/**
 * Selects the tab whose panel a link leads to, or leads into: on load, and in browsers that do not open hidden content
 * themselves.
 */
export function useOpenFromLink(
  panels: RefObject<HTMLElement | null>,
  enhanced: boolean,
  select: (value: string) => void,
): void {
  const latest = useLatest(select);
  useEffect(() => {
    if (!enhanced) return;
    const follow = () => {
      const target = fragmentTarget(window.location.hash);
      const panel = [...(panels.current?.children ?? [])].find((each) => each.contains(target));
      if (!(panel instanceof HTMLElement) || panel.dataset.state === 'active') return;
      flushSync(() => latest.current(panel.dataset.value ?? ''));
      // jsdom, in which customers test their pages, cannot scroll.
      target?.scrollIntoView?.();
    };
    // React cannot render synchronously inside an effect.
    const onLoad = setTimeout(follow);
    window.addEventListener('hashchange', follow);
    return () => {
      clearTimeout(onLoad);
      window.removeEventListener('hashchange', follow);
    };
  }, [panels, enhanced, latest]);
}
