'use client';

import { type RefObject, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isPopoverShown, shownPopovers } from '../../lib/is-popover-shown.js';
import { useLatest } from '../../lib/use-latest.js';

/** The state of a native popover. */
export interface NativePopoverState {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Tells that the state keeps it open although the reader has asked to close it. Stable. */
  setHeld?: (held: boolean) => void;
  /** Id of the button beside which it is placed. */
  triggerId: string;
}

/** The open popover that the browser would hide to show this one. */
function rivalOf(popover: HTMLElement): Element | undefined {
  return shownPopovers(popover.ownerDocument).find(
    (each) => each !== popover && !each.contains(popover) && !popover.contains(each),
  );
}

/** Its trigger, which is in the same shadow root, if there is one. */
const triggerOf = (popover: HTMLElement, id: string) =>
  (popover.getRootNode() as Document).getElementById?.(id);

/** Waits, if something keeps the popover from being shown. @returns what ends the wait */
function waitForRoom(
  popover: HTMLElement,
  isKnown: RefObject<boolean>,
  again: () => void,
): (() => void) | undefined {
  // It would be above the modal that makes the page inert: it waits until that is closed.
  const inert = popover.closest('[inert]');
  if (inert) {
    isKnown.current = false; // the modal hid it, not the reader
    const revived = new MutationObserver(again);
    revived.observe(inert, { attributeFilter: ['inert'] });
    return () => revived.disconnect();
  }
  const rival = isKnown.current && rivalOf(popover);
  if (!rival) return undefined;
  // Two that state holds open would hide each other for ever: this one waits until the other is closed.
  rival.addEventListener('toggle', again, { once: true });
  return () => rival.removeEventListener('toggle', again);
}

/**
 * Keeps a native popover and a state in step. The browser opens and closes it by itself, also before hydration, and the
 * state learns of it; a state that was set shows or hides it. It closes when something else gets the focus.
 *
 * @returns The handler of its `toggle` event.
 */
export function useNativePopover(
  content: RefObject<HTMLElement | null>,
  state: NativePopoverState,
): () => void {
  const { open, setHeld, triggerId } = state;
  const { changes, asked, focused, unlearned, learn } = useLearn(content, state);
  const [tries, setTries] = useState(0);

  // Whether it was shown with the state's knowledge. Before, only the browser can have opened it, before hydration.
  const isKnown = useRef(false);
  useLayoutEffect(() => {
    const { current } = content;
    asked.current = open;
    if (!current) return;
    if (isPopoverShown(current) === open) {
      isKnown.current = open;
      return;
    }
    if (isAhead(unlearned.current, open)) return;
    if (!open) {
      if (isKnown.current || changes > 0) current.hidePopover?.();
      unlearned.current = undefined; // the state knows
      isKnown.current = false;
      return;
    }
    const source = triggerOf(current, triggerId);
    const again = () => setTries((before) => before + 1);
    if (!source && tries === 0) {
      again(); // a trigger with an id of its own tells it in this pass
      return;
    }
    const stopWaiting = waitForRoom(current, isKnown, again);
    if (stopWaiting) return stopWaiting;
    setHeld?.(isKnown.current);
    current.showPopover?.({ source: source ?? undefined });
    unlearned.current = undefined; // the state knows
    if (isKnown.current) focused.current?.focus();
    isKnown.current = true;
  }, [content, open, changes, tries, asked, focused, unlearned, triggerId, setHeld]);

  const isHydrated = useRef(false);
  useLayoutEffect(() => {
    if (isHydrated.current) return;
    isHydrated.current = true;
    if (!open) learn();
  });
  useHiddenByMove(content, open, unlearned, learn);
  useCloseWithoutFocus(content, state);
  return learn;
}

/** Tells the state what the browser did. Counts the changes, so that the popover is restored if the state refuses one. */
function useLearn(content: RefObject<HTMLElement | null>, { open, setOpen }: NativePopoverState) {
  const [changes, setChanges] = useState(0);
  // What the state was asked to be, which it may not be yet: a caller may set it in a transition.
  const asked = useRef(open);
  // Loses the focus while hidden, and gets it back from a state that refuses to close.
  const focused = useRef<HTMLElement>(null);
  const unlearned = useUnlearned(content);
  const learn = () => {
    const { current } = content;
    unlearned.current = undefined;
    if (!current || isPopoverShown(current) === asked.current) return;
    focused.current = current.querySelector(':focus');
    asked.current = !asked.current;
    setOpen(asked.current);
    setChanges((before) => before + 1);
  };
  // Deferred: a state that is set in a transition renders later, which would look like a refusal.
  return { changes: useDeferredValue(changes), asked, focused, unlearned, learn };
}

/** Whether the reader has just opened or closed a popover, and the state, which says the opposite, has not learned of it. */
const isAhead = (unlearned: string | undefined, open: boolean): boolean =>
  unlearned === (open ? 'closed' : 'open');

/** What the browser has made of a popover before its `toggle` event, which fires only later. */
function useUnlearned(content: RefObject<HTMLElement | null>): RefObject<string | undefined> {
  const unlearned = useRef<string>(undefined);
  useLayoutEffect(() => {
    const { current } = content;
    const tell = ({ newState }: ToggleEvent) => {
      unlearned.current = newState;
    };
    current?.addEventListener('beforetoggle', tell);
    return () => current?.removeEventListener('beforetoggle', tell);
  }, [content]);
  return unlearned;
}

/** Learns that the browser has hidden a popover without an event, as it does when React moves its row. After the effect that shows it. */
function useHiddenByMove(
  content: RefObject<HTMLElement | null>,
  open: boolean,
  unlearned: RefObject<string | undefined>,
  learn: () => void,
): void {
  const wasShown = useRef(false);
  useLayoutEffect(() => {
    const isShown = content.current !== null && isPopoverShown(content.current);
    const hasMoved = open && wasShown.current && !isShown && unlearned.current === undefined;
    wasShown.current = isShown;
    if (hasMoved) learn();
  });
}

/** The page behind stays usable, and the popover must not cover what has the focus there (WCAG 2.4.11). */
function useCloseWithoutFocus(
  content: RefObject<HTMLElement | null>,
  { open, setOpen, triggerId }: NativePopoverState,
): void {
  const latest = useLatest(setOpen);
  useEffect(() => {
    const { current } = content;
    if (!open || !current) return;
    const root = current.getRootNode() as Document | ShadowRoot;
    let focused: EventTarget | null = root.activeElement;
    const closeWithout = (target: EventTarget | null) => {
      // Browsers repeat the event when the reader comes back to the tab.
      if (target === focused) return;
      focused = target;
      const element = target as Element;
      // A press on plain text focuses what is around the popover.
      const isHere = current.contains(element) || element.contains(current);
      if (!isHere && element.id !== triggerId) latest.current(false);
    };
    const onFocus = ({ target }: Event) => closeWithout(target);
    // Most browsers fire no focus event for a frame whose content gets the focus.
    const onBlur = () => {
      if (root.activeElement?.localName === 'iframe') closeWithout(root.activeElement);
    };
    const view = current.ownerDocument.defaultView;
    root.addEventListener('focusin', onFocus);
    view?.addEventListener('blur', onBlur);
    return () => {
      root.removeEventListener('focusin', onFocus);
      view?.removeEventListener('blur', onBlur);
    };
  }, [content, open, triggerId, latest]);
}
