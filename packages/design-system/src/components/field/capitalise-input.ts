import type { FocusEventHandler, KeyboardEventHandler } from 'react';
import { capitaliseText, type InputCapitalisation } from './capitalise.js';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Native props of a control that {@link capitalisingProps} replaces; it calls the handlers in turn. */
export interface CapitalisableProps<T extends TextControl> {
  autoCapitalize?: string | undefined;
  onBlur?: FocusEventHandler<T> | undefined;
  onKeyDown?: KeyboardEventHandler<T> | undefined;
}

/** What a touch keyboard does meanwhile, so that most letters are right as they are typed. */
const KEYBOARD = { sentence: 'sentences', words: 'words', upper: 'characters' } as const;

/**
 * Changes a control's value as if it had been typed: through the prototype's setter, which React's own
 * tracking of values does not shadow, and with a native `input` event. So `onChange` runs, and the owner of a
 * controlled value has the last word.
 */
function enterValue(control: TextControl, value: string): void {
  const { selectionStart, selectionEnd } = control;
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
  // Only a focused control (Enter, a switch of window) shows a caret; elsewhere WebKit would move the focus
  // back to it.
  if (selectionStart !== null && control.ownerDocument.activeElement === control) {
    control.setSelectionRange(selectionStart, selectionEnd);
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function capitaliseValue(control: TextControl, rule: InputCapitalisation): void {
  const value = capitaliseText(control.value, rule);
  if (value !== control.value && !control.readOnly) enterValue(control, value);
}

/**
 * Capitalises what was typed when the control is left, or when Enter is about to send the form; never between
 * two keystrokes, where it would move the caret. Runs before the consumer's `onBlur`, so a check on blur sees
 * the final value.
 *
 * @param rule Which letters become capitals; none when undefined.
 * @param props The consumer's own props of the same names.
 * @returns Props to spread on the control after the consumer's own.
 */
export function capitalisingProps<T extends TextControl>(
  rule: InputCapitalisation | undefined,
  props: CapitalisableProps<T>,
): CapitalisableProps<T> {
  if (rule === undefined) return {};
  return {
    autoCapitalize: props.autoCapitalize ?? KEYBOARD[rule],
    onBlur: (event) => {
      capitaliseValue(event.currentTarget, rule);
      props.onBlur?.(event);
    },
    onKeyDown: (event) => {
      props.onKeyDown?.(event);
      const sends = event.key === 'Enter' && !event.nativeEvent.isComposing && !event.defaultPrevented;
      if (sends && event.currentTarget.tagName === 'INPUT') capitaliseValue(event.currentTarget, rule);
    },
  };
}
