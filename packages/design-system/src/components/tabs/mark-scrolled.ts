/** Says in the list of tabs whether some are cut at its start; an attribute, because nothing else has to be rendered. */
export function markScrolled(list: HTMLElement): void {
  // Negative from right to left, where browsers round the start to 1.
  list.toggleAttribute('data-scrolled', Math.abs(list.scrollLeft) > 1);
}
