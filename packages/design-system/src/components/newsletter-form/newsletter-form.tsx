'use client';

import { type ReactNode, useId, useImperativeHandle, useRef, useState } from 'react';
import { hasContent } from '../../lib/has-content.js';
import { KeepFocus } from '../../lib/keep-focus.js';
import { Button } from '../button/button.js';
import { Field, FieldError, FieldFrame, FieldHint, FieldLabel } from '../field/field.js';
import { fieldControlVariants } from '../field/field.variants.js';
import { useField } from '../field/use-field.js';
import { Form, type FormProps } from '../form/form.js';
import { Notice } from '../notice/notice.js';

/** An address needs neither capitals nor spell checking, runs from left to right, and the browser can check it. */
const ADDRESS = {
  type: 'email',
  dir: 'ltr',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  required: true,
} as const;

/** The message without its text, which stays as a live region. */
const EMPTIED = '[data-slot="newsletter-form-success"][data-empty]';

/** What may get the focus of what is replaced, in either direction. */
const MESSAGE_OR_FIELD =
  '[data-slot="newsletter-form-success"][tabindex], [data-slot="newsletter-form-control"]';

/** Props of {@link NewsletterForm}: those of a native `<form>` and these. Name it by `aria-label` or `aria-labelledby`. */
export interface NewsletterFormProps extends Omit<FormProps, 'gap'> {
  /**
   * The label of the field.
   * @default 'Email'
   */
  label?: string | undefined;
  /** What readers will get, and how often, between label and field. */
  hint?: ReactNode;
  /**
   * The field's name in the submitted data.
   * @default 'email'
   */
  name?: string | undefined;
  /** The initial value of the field, such as the address that the server rejected. */
  defaultValue?: string | undefined;
  /**
   * The button's label.
   * @default 'Subscribe'
   */
  submitLabel?: ReactNode;
  /**
   * The form is being sent: the button says so, keeps the focus and ignores clicks.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The text of the button while the form is being sent.
   * @default 'Subscribing'
   */
  loadingLabel?: string | undefined;
  /** The message about the address. You set and remove it. */
  error?: string | undefined;
  /**
   * Announced before the error, not shown: it distinguishes an error from a hint, as colour and icon do visually.
   * @default 'Error:'
   */
  errorPrefix?: string | undefined;
  /**
   * The message after success. It takes the place of the field, and the focus if the form
   * has it, and is announced. When you remove it, the field gets the focus back.
   */
  success?: ReactNode;
  /** Small print below the field: what happens with the address. */
  children?: ReactNode;
}

/**
 * Asks for an email address: one field and its button in a row, below one another where there is no room.
 *
 * A native form: with `action` and `method` it is sent without script, and the browser checks the address. With script, take
 * over in `onSubmit` and answer by `loading`, `error` and `success`.
 *
 * @example
 * ```tsx
 * <NewsletterForm aria-label="Newsletter" action="/newsletter" method="post" hint="One letter a month.">
 *   <Text size="sm">Every letter has a link to unsubscribe.</Text>
 * </NewsletterForm>
 * ```
 */
export function NewsletterForm({
  label = 'Email',
  hint,
  name = 'email',
  defaultValue,
  submitLabel = 'Subscribe',
  loading = false,
  loadingLabel = 'Subscribing',
  error,
  errorPrefix,
  success,
  children,
  ref,
  ...props
}: NewsletterFormProps) {
  const wiring = useField({ hint, error });
  const accepted = hasContent(success);
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement, []);
  const successId = useId();
  const [isRead, setIsRead] = useState(false);
  if (isRead && !accepted) setIsRead(false);
  // The focus reads the message by its name, and a live region would read it again.
  const focused = isRead && { id: successId, role: 'group', 'aria-labelledby': successId };
  return (
    <KeepFocus part={form} to={MESSAGE_OR_FIELD} left={EMPTIED} onMove={() => setIsRead(accepted)}>
      <Form data-slot="newsletter-form" {...props} ref={form}>
        {/* The live region is there before its message, or the message would not be announced. */}
        <Notice
          data-slot="newsletter-form-success"
          tone="success"
          tabIndex={accepted ? -1 : undefined}
          {...focused}
        >
          {success}
        </Notice>
        {!accepted && (
          <Field data-slot="newsletter-form-field" {...wiring.root}>
            <FieldLabel {...wiring.label}>{label}</FieldLabel>
            {hasContent(hint) && <FieldHint {...wiring.hint}>{hint}</FieldHint>}
            <div data-slot="newsletter-form-row" className="ds:newsletter-form-row">
              <div data-slot="newsletter-form-frame" className="ds:newsletter-form-frame">
                <FieldFrame invalid={wiring.invalid}>
                  <input
                    data-slot="newsletter-form-control"
                    {...wiring.control}
                    {...ADDRESS}
                    name={name}
                    defaultValue={defaultValue}
                    className={fieldControlVariants()}
                  />
                </FieldFrame>
              </div>
              <div data-slot="newsletter-form-action" className="ds:newsletter-form-action">
                <Button
                  type="submit"
                  variant="action"
                  fullWidth
                  loading={loading}
                  loadingLabel={loadingLabel}
                >
                  {submitLabel}
                </Button>
              </div>
            </div>
            <FieldError {...wiring.error} errorPrefix={errorPrefix} reserveSpace={false}>
              {wiring.invalid && error}
            </FieldError>
          </Field>
        )}
        {!accepted && children}
      </Form>
    </KeepFocus>
  );
}
