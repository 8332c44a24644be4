/** Whether the browser shows an element as a popover. jsdom has no popovers, and does not know the pseudo-class. */
export const isPopoverShown = (element: Element): boolean =>
  'showPopover' in element && element.matches(':popover-open');

/** The visible popovers among those that the browser shows one at a time. */
export const shownPopovers = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('[popover="auto"]')].filter(isPopoverShown);
