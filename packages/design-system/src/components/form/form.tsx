import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../lib/cx.js';
import type { Gap } from '../../lib/layout.js';

/** The width of a form: as wide as is easy to fill in (480 px), or as its place. */
export type FormWidth = 'form' | 'full';

/** Props of {@link Form}: those of a native `<form>` and these. */
export interface FormProps extends ComponentPropsWithRef<'form'> {
  /**
   * Space between the parts. Fields keep a line for their error below themselves; where they do not, use 6.
   * @default 3
   */
  gap?: Gap | undefined;
  /**
   * The largest width.
   * @default 'form'
   */
  width?: FormWidth | undefined;
  /** An `ErrorSummary` first, then fields and `FormRow`s, notices, and `FormActions` last. */
  children?: ReactNode;
}

/**
 * A form with fields one below the other. It sends and checks nothing by itself: give it `action` and `method`, or the
 * `onSubmit` of your form library.
 *
 * @example
 * <Form method="post" action="/contact">
 *   <TextField label="Name" name="name" autoComplete="name" required />
 *   <TextAreaField label="Message" name="message" required />
 *   <FormActions>
 *     <Button type="submit" variant="action">Send</Button>
 *   </FormActions>
 * </Form>
 */
export function Form({ gap = 3, width = 'form', className, ...props }: FormProps) {
  return (
    <form
      data-slot="form"
      {...props}
      className={cx('ds:form', `ds:gap-${gap}`, width === 'full' && 'ds:max-w-none', className)}
    />
  );
}

/** Props of {@link FormRow}: those of a native `<div>`. */
export interface FormRowProps extends ComponentPropsWithRef<'div'> {
  /** Fields. */
  children?: ReactNode;
}

/**
 * Fields beside each other, one below the other where they would be narrower than 192 px at the default text size. Give all of
 * a row a hint, or none, so that their controls stand in one line.
 *
 * @example
 * <FormRow>
 *   <TextField label="Postcode" name="postcode" autoComplete="postal-code" />
 *   <TextField label="Town" name="town" autoComplete="address-level2" />
 * </FormRow>
 */
export function FormRow({ className, ...props }: FormRowProps) {
  return <div data-slot="form-row" {...props} className={cx('ds:form-row', className)} />;
}

/** Props of {@link FormActions}: those of a native `<div>`. */
export interface FormActionsProps extends ComponentPropsWithRef<'div'> {
  /** The button that submits the form, then others. */
  children?: ReactNode;
}

/**
 * The buttons at the end of a form. They wrap where the line is full.
 *
 * @example
 * <FormActions>
 *   <Button type="submit" variant="action">Send</Button>
 *   <Button type="reset">Start again</Button>
 * </FormActions>
 */
export function FormActions({ className, ...props }: FormActionsProps) {
  return <div data-slot="form-actions" {...props} className={cx('ds:cluster ds:form-actions', className)} />;
}
