'use client';

import { type RefCallback, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { isPopoverShown } from '../../lib/is-popover-shown.js';
import { useLatest } from '../../lib/use-latest.js';
import type { Entry } from './use-menu-focus.js';

interface Menu {
  isOpen: boolean;
  /** Opens it, with the focus on an item when a key did. */
  openBy: (entry: Entry | null, now: boolean) => void;
  close: () => void;
}

interface LinksPopover {
  /** Whether a press of the button is for the browser. */
  isForBrowser: boolean;
  /** For the panel of the menu: it replaces the list. */
  panelRef: RefCallback<HTMLElement>;
}

/**
 * The list of links that the browser opens while there is no script yet. The menu replaces it when its panel is drawn, unless
 * a link of the list has the focus. Where the bar shows its row of links, and no button, the list closes.
 *
 * @param id that of the list, a popover; undefined without one
 * @param button the menu's button, which has no box where the bar shows its row
 */
export function useLinksPopover(
  id: string | undefined,
  button: RefObject<HTMLButtonElement | null>,
  menu: Menu,
): LinksPopover {
  const [isForBrowser, setForBrowser] = useState(id !== undefined);
  const isReplaced = useRef(false);
  const latest = useLatest(menu);

  useLayoutEffect(() => {
    const links = popover(id);
    const hideWithButton = () => {
      if (isOpen(links) && button.current?.getClientRects().length === 0) links?.hidePopover();
    };
    hideWithButton();
    setForBrowser(isOpen(links));
    if (!links) return;
    const focused = document.activeElement;
    if (isOpen(links) && !links.contains(focused))
      latest.current.openBy(focused?.matches('button:focus-visible') ? 'first' : null, true);
    const closeMenu = () => {
      if (latest.current.isOpen) latest.current.close();
    };
    const onToggle = () => {
      setForBrowser(isOpen(links) && !isReplaced.current);
      if (!isOpen(links) && !isReplaced.current) closeMenu();
    };
    const onClick = (event: MouseEvent) => {
      if (!isOpen(links) || !followsLink(event)) return;
      links.hidePopover();
      closeMenu();
    };
    const leave = new AbortController();
    links.addEventListener('toggle', onToggle, { signal: leave.signal });
    links.addEventListener('click', onClick, { signal: leave.signal });
    // jsdom, in which customers test their pages, has no layout to observe.
    if (button.current && typeof ResizeObserver !== 'undefined') {
      const observer = new ResizeObserver(hideWithButton);
      observer.observe(button.current);
      leave.signal.addEventListener('abort', () => observer.disconnect());
    }
    return () => leave.abort();
  }, [id, button, latest]);

  const panelRef = useCallback(
    (panel: HTMLElement | null) => {
      isReplaced.current = panel !== null;
      const links = popover(id);
      if (!panel || !isOpen(links)) return;
      setForBrowser(false);
      const drawn = panel.getAnimations().map((animation) => animation.finished);
      void Promise.allSettled(drawn).then(() => links?.hidePopover());
    },
    [id],
  );

  return { isForBrowser, panelRef };
}

const popover = (id: string | undefined) => (id === undefined ? null : document.getElementById(id));

const isOpen = (links: HTMLElement | null): boolean => links !== null && isPopoverShown(links);

/** Whether a click chooses a link, and not for another tab or window by a key. */
function followsLink({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  const isElsewhere = ctrlKey || metaKey || shiftKey;
  return !isElsewhere && target instanceof Element && target.closest('a[href]') !== null;
}
