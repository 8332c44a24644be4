'use client';

import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { isFocused } from '../../lib/is-focused.js';

/** Whether the password is shown, and whether that was ever changed. */
type Reveal = 'untouched' | 'shown' | 'hidden';

/** Restores the caret after a change of the input's type, which some browsers move to the start. */
function keepingCaret(input: HTMLInputElement, change: () => void): void {
  const { selectionStart, selectionEnd, selectionDirection } = input;
  change();
  // Only while focused: setting a selection elsewhere moves the focus in Safari.
  if (isFocused(input)) {
    input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  }
}

/**
 * Shows and hides a password. It is hidden again when the form is submitted or reset, and when the page is restored
 * from the back/forward cache, where somebody else may be looking.
 */
export function useReveal(ref: RefObject<HTMLInputElement | null>): [reveal: Reveal, toggle: () => void] {
  const [reveal, setReveal] = useState<Reveal>('untouched');
  const shown = reveal === 'shown';

  useEffect(() => {
    const input = ref.current;
    if (!shown || !input) return;
    const hide = () => {
      // At once, not at the next render: a browser may store the value of a text field on submission.
      keepingCaret(input, () => {
        input.type = 'password';
      });
      setReveal('hidden');
    };
    const listening = new AbortController();
    const { signal } = listening;
    // `submit` does not leave a shadow root.
    const root = input.getRootNode();
    for (const type of ['submit', 'reset']) {
      // In the capture phase, so that the form's own handlers see the password hidden and cannot stop this.
      root.addEventListener(type, ({ target }) => target === input.form && hide(), { capture: true, signal });
    }
    input.ownerDocument.defaultView?.addEventListener('pageshow', ({ persisted }) => persisted && hide(), {
      signal,
    });
    return () => listening.abort();
  }, [shown, ref]);

  const toggle = () => {
    const input = ref.current;
    if (input) keepingCaret(input, () => flushSync(() => setReveal(shown ? 'hidden' : 'shown')));
  };
  return [reveal, toggle];
}
