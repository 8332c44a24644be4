'use client';

import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { composeHandlers } from '../../lib/compose-handlers.js';
import { cx } from '../../lib/cx.js';
import { useRoom } from '../../lib/use-room.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { Toast } from './toast.js';
import { dismissToast, type ShownToast, toasts } from './toast-store.js';
import { useCountdown, useHidden } from './use-countdown.js';

/** Props of {@link Toaster}: those of a native `<section>` and these. */
export interface ToasterProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /**
   * The name of the landmark.
   * @default 'Messages'
   */
  label?: string | undefined;
  /**
   * The accessible name of the button that dismisses a message.
   * @default 'Dismiss'
   */
  dismissLabel?: string | undefined;
}

/**
 * The place of messages about what has just happened, at the lower end of the window. Put one into the page; `toast()` shows
 * messages in it from anywhere.
 *
 * A live region (WAI-ARIA `status`, WCAG 4.1.3) that is in the server’s HTML, before there is a message. It never takes the
 * focus. Messages wait while one has the pointer or the focus, and while the tab is hidden (WCAG 2.2.1).
 *
 * @example
 * <Toaster />
 * <Button onClick={() => toast({ title: 'Link copied', tone: 'success' })}>Copy the link</Button>
 */
export function Toaster({
  label = 'Messages',
  dismissLabel,
  className,
  onPointerOver,
  onPointerLeave,
  onFocus,
  onBlur,
  onKeyDown,
  ref,
  ...props
}: ToasterProps) {
  useStyleCheck('toaster', 'overlays.css');
  const shown = useMessages();
  /** The id of the message that the pointer is on; an empty string between two. */
  const [pointed, setPointed] = useState<string>();
  const region = useRef<HTMLElement>(null);
  const [focused, setFocused] = useFocusWithin(region);
  const hidden = useHidden();
  const before = useRef<Element>(null);
  /** What keeps the focus while the reader is in another window. The browser repeats the event when the reader comes back. */
  const away = useRef<Element>(null);
  useImperativeHandle(ref, () => region.current as HTMLElement, []);
  useRoom(region, '--ds-toaster-size', shown.length > 0);

  // Pointer and focus leave with the message that they were on, without an event.
  const last = useRef(shown);
  useLayoutEffect(() => {
    const hasLeft = last.current.some((each) => !shown.includes(each));
    last.current = shown;
    if (!hasLeft) return;
    setPointed((id) => (shown.some((each) => each.id === id) ? id : undefined));
    if (focused && document.activeElement === document.body) focusOn(before.current);
    setFocused(region.current?.contains(document.activeElement) ?? false);
  }, [shown, focused, setFocused]);

  const point = ({ target }: PointerEvent) => setPointed(messageIdOf(target) ?? '');
  const come = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    const isBack = target === away.current;
    if (!isBack && !currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    setFocused(true);
  };
  const leave = ({ currentTarget, target, relatedTarget }: FocusEvent) => {
    away.current = document.activeElement === target ? target : null;
    if (!away.current && !currentTarget.contains(relatedTarget)) setFocused(false);
  };
  const dismiss = (id: string) => {
    const own = region.current?.querySelector(`[data-toast-id="${id}"]`);
    if (own?.contains(document.activeElement)) focusOn(dismissBeside(own) ?? before.current);
    dismissToast(id);
  };
  const dismissByKey = ({ key, target }: KeyboardEvent) => {
    const own = messageIdOf(target);
    if (key === 'Escape' && own) dismiss(own);
  };

  return (
    <section
      data-slot="toaster"
      aria-label={label}
      {...props}
      ref={region}
      className={cx('ds:toaster', className)}
      onPointerOver={composeHandlers(onPointerOver, point)}
      onPointerLeave={composeHandlers(onPointerLeave, () => setPointed(undefined))}
      onFocus={composeHandlers(onFocus, come)}
      onBlur={composeHandlers(onBlur, leave)}
      onKeyDown={composeHandlers(onKeyDown, dismissByKey)}
    >
      <div data-slot="toaster-list" role="status" aria-atomic="false" className="ds:toaster-list">
        {shown.map((each) => (
          <Shown
            key={each.id}
            shown={each}
            held={pointed !== undefined || focused || hidden}
            dismissLabel={dismissLabel}
            onDismiss={dismiss}
          />
        ))}
      </div>
    </section>
  );
}

/** The messages, a task after the live region came into the page: assistive technology announces nothing that comes with it. */
function useMessages(): readonly ShownToast[] {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.shown, toasts.none);
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true));
    return () => clearTimeout(timer);
  }, []);
  return isHeard ? shown : toasts.none();
}

/** Whether the focus is in the region; the caller tells of changes. */
function useFocusWithin(region: RefObject<HTMLElement | null>) {
  const state = useState(false);
  const [focused, setFocused] = state;
  // The page may move the focus while the reader is in another window, and no event tells of that.
  useEffect(() => {
    if (!focused) return;
    const look = () => setFocused(region.current?.contains(document.activeElement) ?? false);
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [focused, region]);
  return state;
}

function messageIdOf(target: EventTarget): string | undefined {
  return (target as Element).closest<HTMLElement>('[data-toast-id]')?.dataset.toastId;
}

/** The dismiss button of the next message, or of the one before. */
function dismissBeside(message: Element): Element | null | undefined {
  const next = message.nextElementSibling ?? message.previousElementSibling;
  return next?.querySelector('[data-slot="toast-dismiss"]');
}

function focusOn(target: Element | null): void {
  if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
}

interface ShownProps {
  shown: ShownToast;
  held: boolean;
  dismissLabel: string | undefined;
  onDismiss: (id: string) => void;
}

function Shown({ shown: { id, duration, ...message }, held, dismissLabel, onDismiss }: ShownProps) {
  useCountdown(duration, held, () => dismissToast(id));
  return (
    <Toast {...message} data-toast-id={id} dismissLabel={dismissLabel} onDismiss={() => onDismiss(id)} />
  );
}
