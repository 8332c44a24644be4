import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';

interface GroupHandlers {
  /** For the element around button and panel. */
  group: { onBlur: (event: FocusEvent) => void; onKeyDown: (event: KeyboardEvent) => void };
  /** For the panel. */
  panel: { onClick: (event: MouseEvent) => void };
}

/** The behaviour of a group beyond that of a native popover: focus, and further reasons to close the panel. */
export function groupHandlers(
  open: boolean,
  trigger: RefObject<HTMLButtonElement | null>,
  panel: RefObject<HTMLElement | null>,
): GroupHandlers {
  const close = () => panel.current?.hidePopover?.();
  return {
    group: {
      // The panel must not cover what has the focus behind it (WCAG 2.4.11).
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
      // The browser closes the panel. It returns the focus only to a button that had it; Safari gives it to no pressed
      // button.
      onKeyDown: (event) => {
        if (event.key === 'Escape' && open) trigger.current?.focus();
      },
    },
    panel: {
      onClick: (event) => {
        const hasModifier = event.ctrlKey || event.metaKey || event.shiftKey;
        if (!hasModifier && event.target instanceof Element && event.target.closest('a')) close();
      },
    },
  };
}
