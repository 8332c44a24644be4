import type { UIEvent } from 'react';

/** Says in the list of tabs whether some are cut at its start; an attribute, because nothing else has to be rendered. */
export function markScrolled({ currentTarget }: UIEvent<HTMLElement>): void {
  // Negative from right to left.
  currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft !== 0);
}
