'use client';

import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { composeHandlers } from '../../lib/compose-handlers.js';
import { cx } from '../../lib/cx.js';
import { shownPopovers } from '../../lib/is-popover-shown.js';
import { useRoom } from '../../lib/use-room.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { Toast } from './toast.js';
import { dismissToast, type ShownToast, toasts } from './toast-store.js';
import { useCountdown } from './use-countdown.js';
import { focusOn, hasFocusWithin, messageIdOf, useHold } from './use-hold.js';

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
 * focus. Messages wait while one has the pointer or the focus, the tab is hidden, or a modal is open (WCAG 2.2.1).
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
  const region = useRef<HTMLElement>(null);
  const { held, before, hold } = useHold(region, shown);
  /** Whether the last click was a pointer's, not a key's: `onDismiss` gets no event. */
  const isPressed = useRef(false);
  useImperativeHandle(ref, () => region.current as HTMLElement, []);
  useRoom(region, '--ds-toaster-size', shown.length > 0);

  /** After a press the focus does not go on to the next message, which it would keep in the page. */
  const dismiss = (id: string, isByPointer: boolean) => {
    const own = region.current?.querySelector(`[data-toast-id="${id}"]`);
    if (own && hasFocusWithin(own)) focusOn((!isByPointer && dismissBeside(own)) || before.current);
    dismissToast(id);
  };
  const dismissByKey = ({ key, target, currentTarget, defaultPrevented }: KeyboardEvent<HTMLElement>) => {
    // The key closes a menu or a popover of a message first.
    if (key !== 'Escape' || defaultPrevented || shownPopovers(currentTarget).length > 0) return;
    const own = messageIdOf(target);
    if (own) dismiss(own, false);
  };

  return (
    <section
      data-slot="toaster"
      aria-label={label}
      {...props}
      ref={region}
      className={cx('ds:toaster', className)}
      onPointerOver={composeHandlers(onPointerOver, hold.onPointerOver)}
      onPointerLeave={composeHandlers(onPointerLeave, hold.onPointerLeave)}
      onFocus={composeHandlers(onFocus, hold.onFocus)}
      onBlur={composeHandlers(onBlur, hold.onBlur)}
      onKeyDown={composeHandlers(onKeyDown, dismissByKey)}
    >
      <div
        data-slot="toaster-list"
        role="status"
        aria-atomic="false"
        className="ds:toaster-list"
        onClickCapture={({ detail }) => {
          isPressed.current = detail > 0;
        }}
      >
        {shown.map((each) => (
          <Shown
            key={each.id}
            shown={each}
            held={held}
            dismissLabel={dismissLabel}
            onDismiss={(id) => dismiss(id, isPressed.current)}
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

/** The dismiss button of the next message, or of the one before. */
function dismissBeside(message: Element): Element | null | undefined {
  const next = message.nextElementSibling ?? message.previousElementSibling;
  return next?.querySelector('[data-slot="toast-dismiss"]');
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
