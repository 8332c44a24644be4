'use client';

import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a password can be read, and whether that was ever changed. */
export type Reveal = 'untouched' | 'shown' | 'hidden';

/** Changes the type under the caret: some browsers put it at the start of the text, so it is put back. */
function keepingCaret(input: HTMLInputElement, change: () => void): void {
  const { selectionStart, selectionEnd, selectionDirection } = input;
  change();
  // Only while focused: elsewhere WebKit would move the focus to the control for a selection.
  if (input.ownerDocument.activeElement === input) {
    input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  }
}

/**
 * Shows and hides a password. It is hidden again when its form is sent or reset, and when the page comes back
 * from the back/forward cache, where somebody else may be looking.
 */
export function useReveal(ref: RefObject<HTMLInputElement | null>): [reveal: Reveal, toggle: () => void] {
  const [reveal, setReveal] = useState<Reveal>('untouched');
  const shown = reveal === 'shown';

  useEffect(() => {
    const input = ref.current;
    if (!shown || !input) return;
    const hide = () => {
      // At once, not at the next render: a browser may remember what a text field holds as its form leaves.
      input.type = 'password';
      setReveal('hidden');
    };
    const listening = new AbortController();
    const { signal } = listening;
    const page = input.ownerDocument;
    for (const type of ['submit', 'reset']) {
      // Captured, so that a form's own handler sees the password hidden and cannot stop this.
      page.addEventListener(type, ({ target }) => target === input.form && hide(), { capture: true, signal });
    }
    page.defaultView?.addEventListener('pageshow', ({ persisted }) => persisted && hide(), { signal });
    return () => listening.abort();
  }, [shown, ref]);

  const toggle = () => {
    const input = ref.current;
    if (input) keepingCaret(input, () => flushSync(() => setReveal(shown ? 'hidden' : 'shown')));
  };
  return [reveal, toggle];
}
