/** The openers of each panel. */
const openersOf = new WeakMap<Element, HTMLElement[]>();

/** Remembers what opened a panel, for a modal that opens from inside of it. */
export function rememberOpeners(panel: Element, openers: HTMLElement[]): void {
  openersOf.set(panel, openers);
}

/**
 * The elements that may get the focus back after an element has opened a panel: the element, then the buttons of the menus
 * and popovers around it.
 */
export function openersFrom(element: HTMLElement): HTMLElement[] {
  const openers = [element];
  for (let button = buttonAround(element); button && !openers.includes(button); button = buttonAround(button))
    openers.push(button);
  const modal = openers.at(-1)?.closest('[aria-modal="true"]');
  return [...openers, ...((modal && openersOf.get(modal)) ?? [])];
}

/** The button of the menu or popover around an element, which closes together with the element. */
function buttonAround(element: HTMLElement): HTMLElement | undefined {
  const floating = element.closest('[role="menu"], [popover]');
  if (!floating?.id) return;
  const buttons = element.ownerDocument.querySelectorAll<HTMLElement>('[aria-controls], [popovertarget]');
  return [...buttons].find(
    (button) =>
      !floating.contains(button) &&
      [button.getAttribute('aria-controls'), button.getAttribute('popovertarget')].includes(floating.id),
  );
}

/** Gives the focus to the first that can take it: others may be gone, hidden or disabled by now. */
export function focusFirstOf(openers: HTMLElement[]): boolean {
  return openers.some((opener) => {
    opener.focus({ preventScroll: true });
    return opener.ownerDocument.activeElement === opener;
  });
}
