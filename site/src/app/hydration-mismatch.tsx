import { useLayoutEffect, useState } from 'react';

/** What a visitor types into, presses or opens. Parts of the design system, so nothing that an extension has added. */
const CONTROLS = '#root [data-slot]:is(a, button, summary, input, select, textarea, [popover])';

/** A control, and what the visitor had done with it, before React rendered the page anew. */
interface Before {
  readonly control: HTMLElement;
  readonly hadFocus: boolean;
  readonly wasOpen: boolean;
}

/** The controls that React has put in place of others. Weak, because an old field still has the password that was typed. */
const anew = new WeakMap<HTMLElement, HTMLElement>();

/** The control that a visitor sees in the place of one of the server's HTML. Without a hydration mismatch it is the same. */
export const currentControl = (control: HTMLElement): HTMLElement => anew.get(control) ?? control;

let hydrated = false;

/**
 * Keeps what a visitor has done when React renders the whole page anew: it does so on a hydration mismatch, since a translation or
 * an extension has changed the server's HTML. Fields keep their values, a control keeps the focus, and menus and answers stay
 * open. Render it first in the boundary of the page: its layout effect then precedes those of all other components, and
 * they find the page as they would have without a mismatch.
 */
export function HydrationMismatch() {
  // React calls this again when it renders anew, so this is the state shortly before the commit.
  const [before] = useState(remember);
  useLayoutEffect(() => {
    hydrated = true;
    const now = controlsByKind();
    for (const [kind, state] of before) {
      const current = now.get(kind);
      if (state.control.isConnected || !current) continue;
      anew.set(state.control, current);
      restore(state, current);
    }
    before.clear();
  }, [before]);
  return null;
}

/** The state of all controls, until the first page is hydrated. */
function remember(): Map<string, Before> {
  if (typeof document === 'undefined' || hydrated) return new Map();
  return new Map(
    [...controlsByKind()].map(([kind, control]) => [
      kind,
      { control, hadFocus: control === document.activeElement, wasOpen: isOpen(control) },
    ]),
  );
}

/**
 * All controls, by what React renders for them and their number among their kind. Generated ids differ after a mismatch, and
 * so does the element of a question: `<summary>` or a button.
 */
function controlsByKind(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    const kind = ['data-slot', 'name', 'href'].map((name) => control.getAttribute(name)).join(' ');
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    found.set(`${kind} ${count}`, control);
  }
  return found;
}

const isOpen = (control: HTMLElement): boolean =>
  control.matches('details[open] > summary') ||
  // Browsers without popovers throw for the selector.
  ('popover' in control && control.matches(':popover-open'));

/** A control and the one in its place are the same part of the design system, and so of the same type. */
function restore({ control, hadFocus, wasOpen }: Before, current: HTMLElement): void {
  const [old, field] = [control as HTMLInputElement, current as HTMLInputElement];
  if (old.matches('input, select, textarea')) field.value = old.value;
  if (hadFocus) {
    field.focus({ preventScroll: true });
    // Null in an address; other controls have none.
    if (old.selectionStart != null) field.setSelectionRange(old.selectionStart, old.selectionEnd);
  }
  if (current.matches('[popover]') && wasOpen) current.showPopover();
  // React has rendered the question with a button. It can be pressed once the components have run their layout effects.
  if (old.matches('summary') && current.getAttribute('aria-expanded') === String(!wasOpen))
    queueMicrotask(() => current.click());
}
