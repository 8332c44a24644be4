import { SIZED_FRAME } from './play-if.js';

/** Whether this document is in a frame that its page has made inert, such as a picture of an open dialog. */
const isInert = (): boolean => window.frameElement?.closest('[inert]') != null;

/** What had the focus in the page around a frame before a script of the frame took it. */
let left: Element | null = null;

function remember(): void {
  const { activeElement = null } = window.frameElement?.ownerDocument ?? {};
  // Another frame may have taken it just as this one does.
  if (activeElement?.localName !== 'iframe') left = activeElement;
}

/**
 * Keeps scripts of an inert frame from moving the focus away from the page. Chromium lets them, with `focus()` and with
 * `select()`. In other frames, remembers what they take the focus from.
 */
export function leaveFocus(): void {
  const { focus } = HTMLElement.prototype;
  const { select } = HTMLInputElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (isInert()) return;
    remember();
    focus.call(this, options);
  };
  HTMLInputElement.prototype.select = function () {
    if (isInert()) return;
    remember();
    select.call(this);
  };
}

/** Whether a reader has used this document: by a press, or by entering it with the Tab key. */
let isUsed = false;

for (const press of ['pointerdown', 'keydown', 'keyup']) {
  addEventListener(press, ({ isTrusted }) => (isUsed ||= isTrusted), { capture: true, passive: true });
}

/**
 * Returns the focus to where it was in the page around a frame when the story, such as an open dialog, has taken it before a
 * reader used the frame.
 */
export function returnFocus(): void {
  const frame = window.frameElement as HTMLElement | null;
  if (isUsed || !frame || frame.id === SIZED_FRAME || frame.ownerDocument.activeElement !== frame) return;
  frame.blur();
  (left as HTMLElement | null)?.focus({ preventScroll: true });
}
