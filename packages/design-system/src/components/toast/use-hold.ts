'use client';

import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isFocused } from '../../lib/is-focused.js';
import type { ShownToast } from './toast-store.js';

/** Whether messages wait (WCAG 2.2.1), where the focus was before it came to them, and the handlers that find this out. */
export function useHold(region: RefObject<HTMLElement | null>, shown: readonly ShownToast[]) {
  /** The id of the message that the pointer is on; an empty string between two. */
  const [pointed, setPointed] = useState<string>();
  const [focused, setFocused] = useFocusWithin(region);
  const hidden = useHidden();
  const inert = useInert(region);
  const before = useRef<Element>(null);
  /** What keeps the focus while the reader is in another window. The browser repeats the event when the reader comes back. */
  const away = useRef<Element>(null);

  // Pointer and focus leave with the message that they were on, without an event.
  const last = useRef(shown);
  useLayoutEffect(() => {
    const hasLeft = last.current.some((each) => !shown.includes(each));
    last.current = shown;
    if (!hasLeft) return;
    setPointed((id) => (shown.some((each) => each.id === id) ? id : undefined));
    if (focused && document.activeElement === document.body) focusOn(before.current);
    setFocused(hasFocusWithin(region.current));
  }, [region, shown, focused, setFocused]);

  const point = ({ target }: PointerEvent) => setPointed(messageIdOf(target) ?? '');
  const come = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    const isBack = target === away.current;
    if (!isBack && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    setFocused(true);
  };
  const leave = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    away.current = isFocused(target) ? target : null;
    if (!away.current && !currentTarget.contains(relatedTarget)) setFocused(false);
  };
  return {
    held: pointed !== undefined || focused || hidden || inert,
    before,
    hold: {
      onPointerOver: point,
      onPointerLeave: () => setPointed(undefined),
      onFocus: come,
      onBlur: leave,
    },
  };
}

/** Whether the focus is in the region; the caller tells of changes. */
function useFocusWithin(region: RefObject<HTMLElement | null>) {
  const state = useState(false);
  const [focused, setFocused] = state;
  // The page may move the focus while the reader is in another window, and no event tells of that.
  useEffect(() => {
    if (!focused) return;
    const look = () => setFocused(hasFocusWithin(region.current));
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [focused, region]);
  return state;
}

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Whether the tab is hidden. */
const useHidden = (): boolean =>
  useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );

const onInert = (listener: () => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { subtree: true, attributeFilter: ['inert'] });
  return () => observer.disconnect();
};

const isInert = (element: Element | null): boolean => {
  const root = element?.getRootNode();
  return Boolean(element?.closest('[inert]')) || (root instanceof ShadowRoot && isInert(root.host));
};

/** Whether an element is in a part of the page that a modal makes inert. */
const useInert = (element: RefObject<Element | null>): boolean =>
  useSyncExternalStore(
    onInert,
    () => isInert(element.current),
    () => false,
  );

/** Whether something in an element has the focus. In a shadow root, too, where the document's focused element is the host. */
export function hasFocusWithin(element: Element | null): boolean {
  const root = element?.getRootNode() as Document | ShadowRoot | undefined;
  return element?.contains(root?.activeElement ?? null) ?? false;
}

/** The id of the message that an element is in. */
export function messageIdOf(target: EventTarget): string | undefined {
  return (target as Element).closest<HTMLElement>('[data-toast-id]')?.dataset.toastId;
}

/** Focuses what had the focus before, if it is still in the page. */
export function focusOn(target: Element | null): void {
  if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
}
