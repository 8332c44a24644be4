import { fragmentTarget } from '../../lib/fragment.js';
import { isFocused } from '../../lib/is-focused.js';

const FOCUSABLE =
  ':is(input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]):not(:disabled)';

const CHOICE = '[type="radio"], [type="checkbox"]';

/** The element itself, or the first focusable element in it, such as the first of several radio buttons. */
function controlOf(target: HTMLElement): HTMLElement | null {
  return target.matches(FOCUSABLE) ? target : target.querySelector<HTMLElement>(FOCUSABLE);
}

/**
 * The element with the question: the legend of a choice, else the label, else the control. A legend that does not fit into
 * the window together with the choice belongs to several questions, so it does not count.
 */
function questionOf(control: HTMLElement): Element {
  const legend = control.matches(CHOICE) && control.closest('fieldset')?.querySelector(':scope > legend');
  // Not the global one: a page may render into a frame.
  const { innerHeight } = control.ownerDocument.defaultView as Window;
  if (legend && control.getBoundingClientRect().bottom - legend.getBoundingClientRect().top < innerHeight)
    return legend;
  return (control as Partial<Pick<HTMLInputElement, 'labels'>>).labels?.[0] ?? control;
}

/**
 * Scrolls to the question, then focuses the control. Browsers scroll a focused control to the very top, with its
 * label out of sight. `scroll-padding` and `scroll-margin` apply, so a fixed bar covers nothing (WCAG 2.4.11).
 *
 * @param link The link; its hash is the id of a control, or of an element around controls, in the same shadow root or document.
 * @returns Whether a control has taken the focus.
 */
export function goToField(link: HTMLAnchorElement): boolean {
  // Fields in a slot are in the document around the shadow root.
  const target =
    fragmentTarget(link.hash, link.getRootNode() as Document | ShadowRoot) ??
    fragmentTarget(link.hash, link.ownerDocument);
  const control = target && controlOf(target);
  if (!control) return false;
  // Tabs and accordions open, as for the browser's search.
  if (control.closest('[hidden]')) control.dispatchEvent(new Event('beforematch', { bubbles: true }));
  // jsdom, in which customers test their pages, cannot scroll.
  questionOf(control).scrollIntoView?.();
  control.focus({ preventScroll: true });
  return isFocused(control);
}
