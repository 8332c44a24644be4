'use client';

import { type RefObject, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from './use-latest.js';

/**
 * Hides a closed panel with `hidden="until-found"`, so that find-in-page and links can open it. Set on the node,
 * because React writes `hidden` as a boolean. Browsers without `until-found` get `hidden="hidden"`, which base.css hides on
 * screen but not in print, unlike elements that React hides.
 *
 * @param onFound Called when a search or a link has found something inside; opens the panel. Without it the panel cannot be
 *   found, because the browser would show its content although its state is closed.
 */
export function useFindable(
  panel: RefObject<HTMLElement | null>,
  open: boolean,
  onFound: (() => void) | undefined,
): void {
  const latest = useLatest(onFound);
  const findable = onFound !== undefined;

  useLayoutEffect(() => {
    const node = panel.current;
    if (open) node?.removeAttribute('hidden');
    else node?.setAttribute('hidden', findable && 'onbeforematch' in node ? 'until-found' : 'hidden');
  }, [panel, open, findable]);

  useLayoutEffect(() => {
    const node = panel.current;
    // The browser scrolls to the match as soon as the handler returns, so the content must be laid out by then.
    const found = () => {
      // The event bubbles, to panels around the match that are open already.
      if (node?.hasAttribute('hidden')) flushSync(() => latest.current?.());
    };
    node?.addEventListener('beforematch', found);
    return () => node?.removeEventListener('beforematch', found);
  }, [panel, latest]);
}
