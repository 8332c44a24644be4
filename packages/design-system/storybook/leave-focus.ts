import { SIZED_FRAME } from './play-if.js';

/** Whether this document is in a frame that its page has made inert, such as a picture of an open dialog. */
const isInert = (): boolean => window.frameElement?.closest('[inert]') != null;

/**
 * Keeps scripts of an inert frame from moving the focus away from the page. Chromium lets them, with `focus()` and with
 * `select()`.
 */
export function leaveFocus(): void {
  const { focus } = HTMLElement.prototype;
  const { select } = HTMLInputElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (!isInert()) focus.call(this, options);
  };
  HTMLInputElement.prototype.select = function () {
    if (!isInert()) select.call(this);
  };
}

/** Whether a reader has used this document: by a press, or by entering it with the Tab key. */
let isUsed = false;

for (const press of ['pointerdown', 'keydown', 'keyup']) {
  addEventListener(press, ({ isTrusted }) => (isUsed ||= isTrusted), { capture: true, passive: true });
}

/**
 * Returns the focus to the page around a frame when the story, such as an open dialog, has taken it before a reader used the
 * frame.
 */
export function returnFocus(): void {
  const { frameElement } = window;
  if (isUsed || frameElement?.id === SIZED_FRAME) return;
  (frameElement as HTMLElement | null)?.blur();
}
