/** Whether the browser shows an element as a popover. jsdom has no popovers, and does not know the pseudo-class. */
export const isPopoverShown = (element: Element): boolean =>
  'showPopover' in element && element.matches(':popover-open');

/** The popovers that the browser shows, of those of which it shows one at a time. */
export const shownPopovers = (document: Document): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('[popover="auto"]')].filter(isPopoverShown);
