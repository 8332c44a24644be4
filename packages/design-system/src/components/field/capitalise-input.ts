import type { FocusEventHandler, KeyboardEventHandler } from 'react';
import { isComposing } from '../../lib/is-composing.js';
import { isFocused } from '../../lib/is-focused.js';
import { capitaliseText, type InputCapitalisation } from './capitalise.js';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Native props of a control that {@link capitalisingProps} replaces; it calls the handlers in turn. */
interface CapitalisableProps<T extends TextControl> {
  autoCapitalize?: string | undefined;
  onBlur?: FocusEventHandler<T> | undefined;
  onKeyDown?: KeyboardEventHandler<T> | undefined;
}

/** The matching `autocapitalize`, so that a touch keyboard gets most letters right as they are typed. */
const KEYBOARD = { sentence: 'sentences', words: 'words', upper: 'characters' } as const;

/**
 * Sets a control's value as if typed: through the setter of the prototype, which bypasses React's value tracking, and
 * with a native `input` event. So `onChange` runs, and a controlled value can still reject the change.
 */
function enterValue(control: TextControl, value: string): void {
  const { selectionStart, selectionEnd } = control;
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
  // Only a focused control has a caret. On others, Safari would move the focus back.
  if (selectionStart !== null && isFocused(control)) {
    control.setSelectionRange(selectionStart, selectionEnd);
  }
  control.dispatchEvent(new Event('input', { bubbles: true }));
}

function capitaliseValue(control: TextControl, rule: InputCapitalisation): void {
  const value = capitaliseText(control.value, rule);
  if (value !== control.value && !control.readOnly) enterValue(control, value);
}

/**
 * Capitalises the value on blur, and on Enter before the form is submitted; never between keystrokes, where it would
 * move the caret. Runs before the consumer's `onBlur` and `onKeyDown`, so that they see the final value.
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
      const sends = event.key === 'Enter' && !isComposing(event.nativeEvent);
      if (sends && event.currentTarget.tagName === 'INPUT') capitaliseValue(event.currentTarget, rule);
      props.onKeyDown?.(event);
    },
  };
}
