'use client';

import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { fragmentTarget } from '../../lib/fragment.js';
import { useLatest } from '../../lib/use-latest.js';

const noChange = () => () => {};
const onClient = () => true;
const onServer = () => false;

/** Whether script has taken over: not on a server, nor in the first client render of its HTML. */
export function useEnhanced(): boolean {
  return useSyncExternalStore(noChange, onClient, onServer);
}

/** What {@link useOtherOpenings} is told by the accordion. */
export interface OtherOpeningsOptions {
  root: RefObject<HTMLDivElement | null>;
  enhanced: boolean;
  openValue: string;
  /** Opens an item at once, without motion; with an empty string shuts the open one. */
  reveal: (value: string) => void;
}

/**
 * Opens an item for what has not gone through its button: what the reader did before the script arrived, and links.
 */
export function useOtherOpenings({ root, enhanced, openValue, reveal }: OtherOpeningsOptions) {
  const latest = useLatest({ openValue, reveal });

  // From the server's `<details>`: the one that is open by now is the open item; a question keeps the focus.
  const focused = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (enhanced) {
      if (focused.current !== undefined)
        triggerOf(root.current, focused.current)?.focus({ preventScroll: true });
      focused.current = undefined;
      return;
    }
    const opened = itemValue(root.current?.querySelector('[data-slot="faq-details"][open]'));
    const question = root.current?.querySelector('summary:focus');
    if (question) focused.current = itemValue(question);
    if (opened !== latest.current.openValue) latest.current.reveal(opened);
  }, [root, enhanced, latest]);

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
      latest.current.reveal(item.dataset.value);
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

function itemValue(node: Element | null | undefined): string {
  return node?.closest<HTMLElement>('[data-slot="faq-item"]')?.dataset.value ?? '';
}

function triggerOf(root: HTMLElement | null, value: string): HTMLElement | undefined {
  const triggers = root?.querySelectorAll<HTMLElement>('[data-slot="faq-trigger"]') ?? [];
  return [...triggers].find((trigger) => itemValue(trigger) === value);
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
