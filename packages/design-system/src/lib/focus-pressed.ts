import type { MouseEvent } from 'react';

/** At Escape the browser gives the focus back to what had it before. Safari focuses no pressed button, so this does. */
export function focusPressed({ currentTarget }: MouseEvent<HTMLElement>): void {
  const { activeElement } = currentTarget.ownerDocument;
  // An editor whose toolbar keeps the focus in it does not contain the button.
  if (activeElement !== currentTarget && activeElement?.contains(currentTarget))
    currentTarget.focus({ focusVisible: false });
}
