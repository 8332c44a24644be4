import type { ReactNode } from 'react';
import type { ToastTone } from './toast.js';

/** A message for {@link toast}. */
export interface ToastOptions {
  /** What happened, in a few words. */
  title: ReactNode;
  /** A sentence below the title. */
  description?: ReactNode;
  /**
   * The kind of message, which sets colours and icon.
   * @default 'info'
   */
  tone?: ToastTone | undefined;
  /** One button or link: what the reader can do about it. Offer it in the page too. Its handler calls {@link dismissToast}. */
  action?: ReactNode;
  /**
   * After how many milliseconds it leaves. It waits while it has the pointer or the focus, the tab is hidden, or a modal is open.
   * `Infinity`, and anything beyond 24 days: never.
   * @default 7000, and `Infinity` with an `action` (WCAG 2.2.1)
   */
  duration?: number | undefined;
}

/** A message that is shown. */
export interface ShownToast extends ToastOptions {
  readonly id: string;
  readonly duration: number;
}

const DURATION = 7000;
const NONE: readonly ShownToast[] = [];

let shown: readonly ShownToast[] = [];
let last = 0;
/** The messages of the last `Toaster` that has left, and when it left. */
let left: { readonly messages: readonly ShownToast[]; readonly at: number } | undefined;
const listeners = new Set<() => void>();

function change(next: readonly ShownToast[]): void {
  shown = next;
  for (const listener of listeners) listener();
}

/** A page that comes soon shows the messages of the one before. Much later nobody knows what they are about. */
function current(): readonly ShownToast[] {
  if (left && Date.now() - left.at >= DURATION) {
    const { messages } = left;
    shown = shown.filter((each) => !messages.includes(each));
    left = undefined;
  }
  return shown;
}

/**
 * Shows a message in the `Toaster` of the page, which announces it politely. Call it in the browser: in a handler or an effect.
 *
 * @param message its text, or its text and options
 * @returns an id for {@link dismissToast}
 * @example
 * toast({ title: 'Saved', tone: 'success' });
 */
export function toast(message: string | ToastOptions): string {
  const options = typeof message === 'string' ? { title: message } : message;
  last += 1;
  const id = `toast-${last}`;
  const { duration = options.action ? Number.POSITIVE_INFINITY : DURATION } = options;
  change([...shown, { ...options, id, duration }]);
  return id;
}

/**
 * Takes messages away. Call it without an id after each test of a page with a `Toaster`: messages are kept outside of React.
 *
 * @param id that of one message; without it, all leave
 */
export function dismissToast(id?: string): void {
  change(id === undefined ? [] : shown.filter((each) => each.id !== id));
}

/** For `useSyncExternalStore`. */
export const toasts = {
  subscribe: (listener: () => void) => {
    left = undefined;
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) left = { messages: shown, at: Date.now() };
    };
  },
  shown: current,
  none: () => NONE,
};
