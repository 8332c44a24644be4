/** Marks a list of tabs that is scrolled from its start. An attribute, so that nothing has to be rendered. */
export function markScrolled(list: HTMLElement): void {
  // `scrollLeft` is negative from right to left, where browsers may round the start to 1.
  list.toggleAttribute('data-scrolled', Math.abs(list.scrollLeft) > 1);
}
