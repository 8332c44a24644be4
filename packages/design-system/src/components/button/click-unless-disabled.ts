import type { MouseEvent, MouseEventHandler } from 'react';

/** Also keeps a submit button from sending its form. */
function swallow(event: MouseEvent) {
  event.preventDefault();
}

/**
 * The click handler of a button that ignores clicks while `aria-disabled`. Unlike the native `disabled`, this keeps
 * the focus.
 *
 * @param resting Whether the button ignores clicks: it is `aria-disabled` or busy
 */
export function clickUnlessDisabled(
  resting: boolean | 'true' | 'false' | undefined,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
): MouseEventHandler<HTMLButtonElement> | undefined {
  return resting === true || resting === 'true' ? swallow : onClick;
}
