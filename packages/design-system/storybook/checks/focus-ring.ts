import { all, layers, opening } from './elements.js';
import { settleTransitions } from './every-theme.js';

/** All controls except links. */
export const CONTROLS = 'button, input:not([type="hidden"]), select, textarea, summary, [role="button"]';
const FOCUSABLE = `${CONTROLS}, a[href], [tabindex]:not([tabindex="-1"])`;

/** The outlines of an element and of its ancestors: the ring may be around the control's frame. */
function outlines(control: Element): string[] {
  const found: string[] = [];
  for (let each: Element | null = control; each && each !== document.body; each = each.parentElement) {
    for (const { outlineStyle, outlineWidth, outlineColor } of layers(each)) {
      const drawn = outlineStyle !== 'none' && outlineWidth !== '0px';
      found.push(drawn ? `${outlineStyle} ${outlineWidth} ${outlineColor}` : '');
    }
  }
  return found;
}

/** An outline that also exists without focus does not count. */
function ringAppears(without: readonly string[], focused: readonly string[]): boolean {
  return focused.some((outline, index) => outline !== '' && outline !== without[index]);
}

/** Events of a focus change. */
const MOVES = ['focus', 'blur', 'focusin', 'focusout'] as const;

const keepQuiet = (event: Event): void => event.stopImmediatePropagation();

/**
 * Focusable elements without a visible focus ring. Moves focus without events, so that no menu closes and no page
 * scrolls, and restores it.
 */
export function withoutRing(): HTMLElement[] {
  const before = document.activeElement;
  const leave = (): void => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    settleTransitions();
  };
  for (const move of MOVES) window.addEventListener(move, keepQuiet, { capture: true });
  try {
    return all(FOCUSABLE).filter((control) => {
      if (control.matches(':disabled')) return false;
      leave();
      const without = outlines(control);
      control.focus({ preventScroll: true });
      settleTransitions();
      return document.activeElement === control && !ringAppears(without, outlines(control));
    });
  } finally {
    leave();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    for (const move of MOVES) window.removeEventListener(move, keepQuiet, { capture: true });
    settleTransitions();
  }
}

/**
 * Checks that every focusable element shows an outline only while focused (WCAG 2.4.7), in the story's current
 * colours.
 *
 * @param story The story's id, for the message.
 * @throws When something does not; the message names the story and each element.
 */
export function expectFocusRing(story: string): void {
  const found = withoutRing().map((control) => `${story}: no focus ring: ${opening(control)}`);
  if (found.length > 0) throw new Error(found.join('\n\n'));
}
