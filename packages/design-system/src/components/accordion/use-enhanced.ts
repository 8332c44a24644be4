'use client';

import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useHydrated } from '../../lib/use-hydrated.js';
import { useLatest } from '../../lib/use-latest.js';
import { itemValue, type OpeningOptions, ownParts } from './items.js';

/** Events that end a press, of pointer or keyboard, or take the focus out of the content. */
const RELEASES = ['pointerup', 'pointercancel', 'keyup', 'focusout'] as const;

/** Whether the reader presses an item, or the focus is in its content, which the switch remounts. */
function isInUse(details: HTMLElement): boolean {
  const { activeElement } = details.getRootNode() as Document | ShadowRoot;
  const [, ...content] = details.children;
  return details.matches(':active') || content.some((each) => each.contains(activeElement));
}

/** The part of the enhancement that the items read. */
export interface Enhancement {
  /** How often items have been enhanced: 0 on the server and in the render that hydrates its HTML, where all use `<details>`. */
  round: number;
  /** Asks for another round, for items that hydrated after the last one. Stable. */
  enhance: () => void;
}

/**
 * Enhances the items that hydrate, which use `<details>` as on the server. The switch keeps what the reader has done: an open
 * item stays open, and a title keeps the focus. It waits for a press in progress to end, so that its click is not lost, and for
 * the focus to leave the content of the items.
 */
export function useEnhanced({ root, look, openValues, show }: OpeningOptions): Enhancement {
  const [round, setRound] = useState(useHydrated() ? 1 : 0);
  const [isDue, setDue] = useState(round === 0);
  /** The items that the server's HTML has open. */
  const [atFirst] = useState(openValues);
  const latest = useLatest({ look, openValues, show });
  const focused = useRef<string>(undefined);

  useLayoutEffect(() => {
    const valueIn = (node: Element) => itemValue(latest.current.look, node);
    const own = (part: 'trigger' | 'details') => ownParts(root.current, latest.current.look, part);
    if (!isDue) {
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
      const natives = own('details');
      // A link may have opened a disabled item, which then could not be closed.
      const isOpen = (each: Element) =>
        isAsAtFirst(each, atFirst.includes(valueIn(each))) || each.querySelector(':scope > [data-disabled]')
          ? known.includes(valueIn(each))
          : each.hasAttribute('open');
      // Others are enhanced already, or have not arrived.
      const others = known.filter((value) => !natives.map(valueIn).includes(value));
      const opened = [...others, ...natives.filter(isOpen).map(valueIn)];
      const title = own('trigger').find((each) => each.matches(':focus'));
      if (title) focused.current = valueIn(title);
      if (!isSame(opened, known)) latest.current.show(opened);
      setDue(false);
      setRound(round + 1);
    };
    const areInUse = () => own('details').some(isInUse);
    if (!areInUse()) {
      takeOver();
      return;
    }
    const stop = new AbortController();
    // The click follows the release synchronously: nothing may run between the check and the change.
    const release = () =>
      setTimeout(() => {
        if (!stop.signal.aborted && !areInUse()) flushSync(takeOver);
      });
    for (const type of RELEASES) {
      window.addEventListener(type, release, { capture: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [root, isDue, round, latest, atFirst]);

  const enhance = useCallback(() => setDue(true), []);
  return { round, enhance };
}

/** Whether an item is enhanced. An item that hydrates requests it. */
export function useIsEnhanced({ round, enhance }: Enhancement): boolean {
  const [from] = useState(useHydrated() ? 0 : round + 1);
  const isEnhanced = round >= from;
  useLayoutEffect(() => {
    if (!isEnhanced) enhance();
  }, [isEnhanced, enhance]);
  return isEnhanced;
}

/** Whether the reader has left an item as the server's HTML has it. */
const isAsAtFirst = (details: Element, wasOpen: boolean): boolean => details.hasAttribute('open') === wasOpen;

/** Whether the same items are open, in whichever order. */
function isSame(opened: readonly string[], known: readonly string[]): boolean {
  return opened.length === known.length && opened.every((value) => known.includes(value));
}
