'use client';

import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../lib/use-latest.js';
import { itemValue, type OpeningOptions, triggerOf } from './items.js';

const noChange = () => () => {};
const onClient = () => false;
const onServer = () => true;

/** Events that end a press, of pointer or keyboard. */
const RELEASES = ['pointerup', 'pointercancel', 'keyup'] as const;

function isPressed(root: RefObject<HTMLElement | null>): boolean {
  return Boolean(root.current?.querySelector('[data-slot="faq-details"] > summary:active'));
}

/**
 * Whether the accordion is enhanced: the server and the first client render use `<details>`. What the reader has done
 * before lasts: an open answer stays open, a question keeps the focus, and a press in progress is waited for, so that
 * its click is not lost.
 */
export function useEnhanced({ root, openValue, reveal }: OpeningOptions): boolean {
  const hydrates = useSyncExternalStore(noChange, onClient, onServer);
  const [enhanced, setEnhanced] = useState(!hydrates);
  const latest = useLatest({ openValue, reveal });
  const focused = useRef<string>(undefined);

  useLayoutEffect(() => {
    if (enhanced) {
      if (focused.current !== undefined)
        triggerOf(root.current, focused.current)?.focus({ preventScroll: true });
      focused.current = undefined;
      return;
    }
    const takeOver = () => {
      const opened = itemValue(root.current?.querySelector('[data-slot="faq-details"][open]'));
      const question = root.current?.querySelector('summary:focus');
      if (question) focused.current = itemValue(question);
      if (opened !== latest.current.openValue) latest.current.reveal(opened);
      setEnhanced(true);
    };
    if (!isPressed(root)) {
      takeOver();
      return;
    }
    const stop = new AbortController();
    // The click follows the release synchronously: nothing may run between the check and the change.
    const release = () =>
      setTimeout(() => {
        if (!stop.signal.aborted && !isPressed(root)) flushSync(takeOver);
      });
    for (const type of RELEASES) {
      window.addEventListener(type, release, { capture: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [root, enhanced, latest]);

  return enhanced;
}
