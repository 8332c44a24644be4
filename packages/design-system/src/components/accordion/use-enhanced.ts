'use client';

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../../lib/use-hydrated.js';
import { useLatest } from '../../lib/use-latest.js';
import { itemValue, type OpeningOptions, ownParts } from './items.js';

/** Events that end a press, of pointer or keyboard. */
const RELEASES = ['pointerup', 'pointercancel', 'keyup'] as const;

function isPressed(root: RefObject<HTMLElement | null>): boolean {
  return Boolean(root.current?.querySelector('details > summary:active'));
}

/**
 * Whether the accordion is enhanced: the server and the first client render use `<details>`. The switch keeps what the
 * reader has done: an open item stays open, and a title keeps the focus. It waits for a press in progress to end, so that
 * its click is not lost.
 */
export function useEnhanced({ root, look, openValues, show }: OpeningOptions): boolean {
  const [enhanced, setEnhanced] = useState(useHydrated());
  const latest = useLatest({ look, openValues, show });
  const focused = useRef<string>(undefined);

  useLayoutEffect(() => {
    const valueIn = (node: Element) => itemValue(latest.current.look, node);
    const own = (part: 'trigger' | 'details') => ownParts(root.current, latest.current.look, part);
    if (enhanced) {
      const title = focused.current;
      focused.current = undefined;
      if (title !== undefined)
        own('trigger')
          .find((each) => valueIn(each) === title)
          ?.focus({ preventScroll: true });
      return;
    }
    const takeOver = () => {
      const known = latest.current.openValues;
      const opened = own('details')
        // A link may have opened a disabled item, which then could not be closed.
        .filter((each) =>
          each.querySelector(':scope > [data-disabled]')
            ? known.includes(valueIn(each))
            : each.hasAttribute('open'),
        )
        .map(valueIn);
      const title = own('trigger').find((each) => each.matches(':focus'));
      if (title) focused.current = valueIn(title);
      if (!isSame(opened, known)) latest.current.show(opened);
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

/** Whether the same items are open, in whichever order. */
function isSame(opened: readonly string[], known: readonly string[]): boolean {
  return opened.length === known.length && opened.every((value) => known.includes(value));
}
