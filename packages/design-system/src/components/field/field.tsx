import { cva } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../../lib/cx.js';
import { hasContent } from '../../lib/has-content.js';
import { ToneMark } from '../../lib/tone-mark.js';
import { capitaliseMessage, type MessageCapitalisation } from './capitalise.js';

/** Props of {@link Field}: those of a native `<div>`. */
export type FieldProps = ComponentPropsWithRef<'div'>;

/**
 * Groups the parts of a form field of your own; connect them by `useField`. `TextField`, `PasswordField`,
 * `SelectField` and `TextAreaField` consist of the same parts.
 *
 * @example
 * const field = useField({ hint: 'Between 60 and 100', error });
 *
 * <Field {...field.root}>
 *   <FieldLabel {...field.label}>Degrees</FieldLabel>
 *   <FieldHint {...field.hint}>Between 60 and 100</FieldHint>
 *   <FieldFrame invalid={field.invalid}>
 *     <input {...field.control} type="number" className={fieldControlVariants()} />
 *   </FieldFrame>
 *   <FieldError {...field.error}>{error}</FieldError>
 * </Field>
 */
export function Field({ className, ...props }: FieldProps) {
  return (
    <div
      data-slot="field"
      {...props}
      className={cx('ds:flex ds:w-full ds:min-w-0 ds:flex-col ds:font-sans ds:text-default', className)}
    />
  );
}

/** Props of {@link FieldLabel}: those of a native `<label>` and these. */
export interface FieldLabelProps extends ComponentPropsWithRef<'label'> {
  /** Id of the control. */
  htmlFor: string;
  /** A word that says whether an answer is required, in brackets after the label; part of the accessible name. */
  note?: string | undefined;
}

/**
 * The visible label of a control (WCAG 1.3.1, 2.4.6, 3.3.2).
 *
 * @example
 * <FieldLabel htmlFor="degrees" note="required">
 *   Degrees
 * </FieldLabel>
 */
export function FieldLabel({ htmlFor, note, className, children, ...props }: FieldLabelProps) {
  return (
    <label
      data-slot="field-label"
      {...props}
      htmlFor={htmlFor}
      className={cx('ds:mb-2 ds:self-start ds:text-label ds:wrap-anywhere', className)}
    >
      {children}
      <FieldNote>{note}</FieldNote>
    </label>
  );
}

/** The word that says whether an answer is required, in brackets after a label or a legend. Not public. */
export function FieldNote({ children }: { children: string | undefined }) {
  return (
    children && (
      <>
        {' '}
        <span data-slot="field-label-note" className="ds:font-regular ds:text-muted">
          ({children})
        </span>
      </>
    )
  );
}

/** Props of {@link FieldHint}: those of a native `<p>`. */
export type FieldHintProps = ComponentPropsWithRef<'p'>;

/**
 * The hint: what a good answer looks like. Plain text, because assistive technology reads it as one string.
 *
 * @example
 * <FieldHint id="degrees-hint">Between 60 and 100</FieldHint>
 */
export function FieldHint({ className, ...props }: FieldHintProps) {
  return (
    <p
      data-slot="field-hint"
      {...props}
      className={cx('ds:-mt-1 ds:mb-2 ds:text-body-sm ds:text-muted ds:wrap-anywhere', className)}
    />
  );
}

/** Props of {@link FieldError}: those of a native `<div>` and these. */
export interface FieldErrorProps extends ComponentPropsWithRef<'div'> {
  /**
   * Reserves one line while there is no error, so that an error shifts no layout. A longer error takes more.
   * @default true
   */
  reserveSpace?: boolean | undefined;
  /**
   * Which letters of a message that is plain text become capitals.
   * @default 'none'
   */
  capitalise?: MessageCapitalisation | undefined;
  /**
   * Announced before the message, not shown: it distinguishes an error from a hint, as colour and icon do visually.
   * @default 'Error:'
   */
  errorPrefix?: string | undefined;
}

const fieldErrorClasses = cva('ds:text-body-sm ds:font-medium ds:text-danger', {
  variants: {
    reserveSpace: { true: 'ds:mt-2 ds:min-h-lh', false: 'ds:not-empty:mt-2' },
  },
  defaultVariants: { reserveSpace: true },
});

/**
 * The error: what is wrong with an answer and how to fix it (WCAG 3.3.1, 3.3.3).
 *
 * Not a live region: the error is part of the control's description and is announced when the control takes focus. An
 * `ErrorSummary`, or focus on the first invalid field, announces that the form was rejected (WCAG 4.1.3).
 *
 * @example
 * <FieldError id="degrees-error">{error}</FieldError>
 */
export function FieldError({
  capitalise = 'none',
  errorPrefix = 'Error:',
  reserveSpace,
  className,
  children,
  ...props
}: FieldErrorProps) {
  return (
    <div data-slot="field-error" {...props} className={fieldErrorClasses({ reserveSpace, className })}>
      {hasContent(children) && (
        <span data-slot="field-error-message" className="ds:flex ds:gap-2">
          <ToneMark data-slot="field-error-mark" className="ds:h-lh ds:w-4 ds:shrink-0" />
          <span className="ds:min-w-0 ds:wrap-anywhere">
            {hasContent(errorPrefix) && (
              <>
                <span data-slot="field-error-prefix" className="ds:sr-only">
                  {errorPrefix}
                </span>{' '}
              </>
            )}
            {typeof children === 'string' ? capitaliseMessage(children, capitalise) : children}
          </span>
        </span>
      )}
    </div>
  );
}

/** Props of {@link FieldFrame}: those of a native `<div>` and these. */
export interface FieldFrameProps extends ComponentPropsWithRef<'div'> {
  /**
   * A thicker border in the colour of danger, drawn over the frame, so that it takes no space.
   * @default false
   */
  invalid?: boolean | undefined;
}

const fieldFrameClasses = cva('ds:field-frame', {
  variants: { invalid: { true: 'ds:field-frame-invalid', false: '' } },
  defaultVariants: { invalid: false },
});

/**
 * The ground and border of a control. An `input`, `select` or `textarea` inside takes the class names of
 * `fieldControlVariants` and has no frame itself. Shows the control's focus, error, disabled and read-only states.
 *
 * @example
 * <FieldFrame invalid={error !== undefined}>
 *   <input id="degrees" type="number" className={fieldControlVariants()} />
 * </FieldFrame>
 */
export function FieldFrame({ invalid, className, ...props }: FieldFrameProps) {
  return <div data-slot="field-frame" {...props} className={fieldFrameClasses({ invalid, className })} />;
}
