import type { MouseEvent, MouseEventHandler } from 'react';

/** Not even the form that the button stands in is sent. */
function swallow(event: MouseEvent) {
  event.preventDefault();
}

/**
 * What a press on a button does: nothing while it rests. So `aria-disabled` is what it says, and the focus is kept, which the
 * native `disabled` would drop.
 *
 * @param resting `aria-disabled`, or that work is under way
 */
export function clickUnlessDisabled(
  resting: boolean | 'true' | 'false' | undefined,
  onClick: MouseEventHandler<HTMLButtonElement> | undefined,
): MouseEventHandler<HTMLButtonElement> | undefined {
  return resting === true || resting === 'true' ? swallow : onClick;
}
