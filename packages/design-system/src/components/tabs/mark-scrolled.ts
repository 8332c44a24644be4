/** Says in the list of tabs whether some are cut at its start; an attribute, because nothing else has to be rendered. */
export function markScrolled(list: HTMLElement): void {
  // Negative from right to left.
  list.toggleAttribute('data-scrolled', list.scrollLeft !== 0);
}
