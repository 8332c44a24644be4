'use client';

import { type ComponentPropsWithRef, type MouseEvent, useImperativeHandle, useRef } from 'react';
import { cx } from '../../lib/cx.js';
import { isFocused } from '../../lib/is-focused.js';
import { useStyleCheck } from '../../lib/use-style-check.js';
import { fieldControlVariants } from '../field/field.variants.js';
import { FieldLayout, type FieldOwnProps } from '../field/field-layout.js';
import { useReveal } from './use-reveal.js';

/** Props of {@link PasswordField}: those of a native `<input>`, which go to the input, and these. */
export interface PasswordFieldProps
  extends FieldOwnProps,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldOwnProps | 'type' | 'children'> {
  /**
   * `new-password` where one is chosen, so that a password manager offers to generate it (WCAG 1.3.5, 3.3.8).
   * @default 'current-password'
   */
  autoComplete?: 'current-password' | 'new-password' | undefined;
  /** Name of the toggle while the password is hidden. @default 'Show password' */
  showLabel?: string | undefined;
  /** Name of the toggle while the password is shown. @default 'Hide password' */
  hideLabel?: string | undefined;
  /** Text on the toggle while the password is hidden; part of `showLabel` (WCAG 2.5.3). @default 'Show' */
  showText?: string | undefined;
  /** Text on the toggle while the password is shown; part of `hideLabel` (WCAG 2.5.3). @default 'Hide' */
  hideText?: string | undefined;
  /** Announced when the password is shown. @default 'Your password is visible' */
  shownMessage?: string | undefined;
  /** Announced when the password is hidden again. @default 'Your password is hidden' */
  hiddenMessage?: string | undefined;
}

/**
 * As high as the control, with the focus ring drawn inwards. A long text wraps and leaves half of the frame to
 * the password. Hidden without script, where it could do nothing.
 */
const TOGGLE = cx(
  'ds:min-h-control ds:min-w-control ds:max-w-1/2 ds:shrink-0',
  'ds:cursor-pointer ds:rounded-[inherit] ds:px-3 ds:py-2',
  'ds:text-center ds:text-label ds:text-link ds:wrap-anywhere',
  'ds:underline-thread ds:enabled-hover:text-link-hover ds:noscript:hidden ds:print:hidden',
  'ds:focus-ring-inside',
  'ds:disabled:cursor-not-allowed ds:disabled:text-disabled ds:disabled:no-underline',
);

/**
 * A password field with a toggle that shows the password. Pasting and password managers work (WCAG 3.3.8). The
 * toggle's name says what it does, so it has no `aria-pressed` (WAI-ARIA APG, Button).
 *
 * Controlled (`value`) or uncontrolled (`defaultValue`). `ref` is the input, so any form library works.
 *
 * @example
 * <PasswordField label="New password" name="password" autoComplete="new-password" hint="8 characters or more" />
 */
export function PasswordField(props: PasswordFieldProps) {
  useStyleCheck('password-field');
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(props.ref, () => input.current as HTMLInputElement, []);
  const [reveal, toggle] = useReveal(input);
  const shown = reveal === 'shown';

  // A press must not take focus from the input: the caret and a touch keyboard stay.
  const keepFocus = (event: MouseEvent) => {
    if (input.current && isFocused(input.current)) event.preventDefault();
  };

  return (
    <FieldLayout slot="password-field" field={props}>
      {(
        {
          showLabel = 'Show password',
          hideLabel = 'Hide password',
          showText = 'Show',
          hideText = 'Hide',
          shownMessage = 'Your password is visible',
          hiddenMessage = 'Your password is hidden',
          autoComplete = 'current-password',
          ...control
        },
        wiring,
      ) => (
        <>
          <input
            data-slot="password-field-control"
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...control}
            {...wiring}
            ref={input}
            type={shown ? 'text' : 'password'}
            className={fieldControlVariants()}
          />
          <button
            data-slot="password-field-toggle"
            data-shown={shown ? '' : undefined}
            type="button"
            aria-label={shown ? hideLabel : showLabel}
            aria-controls={wiring.id}
            disabled={control.disabled}
            className={TOGGLE}
            onMouseDown={keepFocus}
            onClick={toggle}
          >
            {shown ? hideText : showText}
          </button>
          <span data-slot="password-field-status" role="status" className="ds:sr-only">
            {{ untouched: '', shown: shownMessage, hidden: hiddenMessage }[reveal]}
          </span>
        </>
      )}
    </FieldLayout>
  );
}
