import { fragmentTarget } from '../../lib/fragment.js';

const FOCUSABLE = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex]';

/** The element itself, or the first thing in it that takes the focus, such as the first of several radio buttons. */
function controlOf(target: HTMLElement): HTMLElement | null {
  return target.matches(FOCUSABLE) ? target : target.querySelector<HTMLElement>(FOCUSABLE);
}

/** What asks the question: the legend of a choice, else the control's label, else the control. */
function questionOf(control: HTMLElement): Element {
  if (!(control instanceof HTMLInputElement)) {
    return (control as Partial<Pick<HTMLInputElement, 'labels'>>).labels?.[0] ?? control;
  }
  const chosen = control.type === 'radio' || control.type === 'checkbox';
  return (chosen && control.closest('fieldset')?.querySelector('legend')) || (control.labels?.[0] ?? control);
}

/**
 * Scrolls to the question, not to the control: a browser that goes to a control puts it at the very top, with its label
 * out of sight. `scroll-padding` and `scroll-margin` count, so a fixed bar covers nothing (WCAG 2.4.11).
 *
 * @param link The link; its hash is the id of the control, or of an element around controls.
 * @returns Whether there was a control to go to.
 */
export function goToField(link: HTMLAnchorElement): boolean {
  const target = fragmentTarget(link.hash);
  const control = target && controlOf(target);
  if (!control) return false;
  questionOf(control).scrollIntoView();
  control.focus({ preventScroll: true });
  return true;
}
