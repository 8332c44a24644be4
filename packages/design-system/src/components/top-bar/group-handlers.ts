import type { KeyboardEvent, MouseEvent, RefObject } from 'react';

interface GroupHandlers {
  /** For the element around button and panel. */
  group: { onKeyDown: (event: KeyboardEvent) => void };
  /** For the panel. */
  panel: { onClick: (event: MouseEvent) => void };
}

/** The behaviour of a group beyond that of a popover: focus, and further reasons to close the panel. */
export function groupHandlers(
  open: boolean,
  trigger: RefObject<HTMLButtonElement | null>,
  panel: RefObject<HTMLElement | null>,
): GroupHandlers {
  const close = () => panel.current?.hidePopover?.();
  return {
    group: {
      // The browser closes the panel. It returns the focus only to a button that had it, which is not so where state opened
      // the panel.
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
