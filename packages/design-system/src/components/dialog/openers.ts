import { focusIsElsewhere } from '../../lib/focus-is-elsewhere.js';

/** The button that the reader pressed last, until the next key. Safari focuses no button on a press, but what is around it. */
let pressed: HTMLElement | undefined;

/** The modals of the page, open or closed. They share the listeners. */
let modals = 0;

function remember({ type, target }: Event): void {
  const button = type === 'pointerdown' && target instanceof Element && target.closest('button');
  pressed = button || undefined;
}

/**
 * Remembers which button the reader presses, while the page has a modal.
 *
 * @returns Call it when that modal is unmounted.
 */
export function rememberPresses(document: Document): () => void {
  const types = ['pointerdown', 'keydown'];
  modals += 1;
  if (modals === 1) for (const type of types) document.addEventListener(type, remember, true);
  return () => {
    modals -= 1;
    if (modals > 0) return;
    for (const type of types) document.removeEventListener(type, remember, true);
    pressed = undefined;
  };
}

/** What opens a panel now: the pressed button inside of what has the focus, else what has the focus. */
export function openerIn({ activeElement, body }: Document): HTMLElement | undefined {
  if (pressed && activeElement?.contains(pressed)) return pressed;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : undefined;
}

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

/**
 * Returns the focus to the first that can take it: others may be gone, hidden or disabled by now.
 *
 * @returns Whether the focus has its place now: there, or where the page has put it.
 */
export function returnFocus(openers: HTMLElement[]): boolean {
  const first = openers.find(({ isConnected }) => isConnected) ?? null;
  if (focusIsElsewhere(first)) return true;
  return openers.some((opener) => {
    opener.focus({ preventScroll: true });
    return opener.ownerDocument.activeElement === opener;
  });
}
