import { type AriaAttributes, type ReactNode, useId } from 'react';
import { hasContent } from '../../lib/has-content.js';

/** Options of {@link useField}. */
export interface UseFieldOptions {
  /** Id of the control. @default a generated one */
  id?: string | undefined;
  /** Id of the hint. @default the control's id followed by `-hint` */
  hintId?: string | undefined;
  /** Id of the error. @default the control's id followed by `-error` */
  errorId?: string | undefined;
  /** The hint, if the field has one; only then is its id referenced. */
  hint?: ReactNode;
  /**
   * The error, if there is one; only then is its id referenced and the control marked invalid. A blank error counts
   * as none.
   */
  error?: string | undefined;
  /** Ids of further descriptions, kept after the field's own. */
  'aria-describedby'?: string | undefined;
  /** Marks the control invalid while it has no error of its own, such as for one error of several fields. */
  'aria-invalid'?: AriaAttributes['aria-invalid'];
  /** Shown as `data-disabled` on the root. @default false */
  disabled?: boolean | undefined;
  /** Shown as `data-readonly` on the root. @default false */
  readOnly?: boolean | undefined;
}

/** Props for each part of a field; spread them on the part of the same name. */
export interface FieldWiring {
  /** Props of the field around its parts. */
  root: { 'data-invalid': '' | undefined; 'data-disabled': '' | undefined; 'data-readonly': '' | undefined };
  /** Props of the label. */
  label: { htmlFor: string };
  /** Props of the control. */
  control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': AriaAttributes['aria-invalid'];
  };
  /** Props of the hint. */
  hint: { id: string };
  /** Props of the error. */
  error: { id: string };
  /** Whether there is an error. */
  invalid: boolean;
}

const flag = (on: boolean | undefined) => (on ? '' : undefined);

/**
 * Connects label, control, hint and error by ids. Nothing is registered in an effect, so the server's HTML is
 * complete and there is no hydration mismatch. The error comes first in `aria-describedby`, so it is announced before
 * the hint (WCAG 3.3.1, 1.3.1). An id is listed only while its part is rendered.
 */
export function useField(options: UseFieldOptions): FieldWiring {
  const generated = useId();
  const id = options.id ?? generated;
  const hintId = options.hintId ?? `${id}-hint`;
  const errorId = options.errorId ?? `${id}-error`;
  const invalid = hasContent(options.error);
  const describedBy = [invalid && errorId, hasContent(options.hint) && hintId, options['aria-describedby']];

  return {
    root: {
      'data-invalid': flag(invalid),
      'data-disabled': flag(options.disabled),
      'data-readonly': flag(options.readOnly),
    },
    label: { htmlFor: id },
    control: {
      id,
      'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
      'aria-invalid': invalid ? 'true' : options['aria-invalid'],
    },
    hint: { id: hintId },
    error: { id: errorId },
    invalid,
  };
}
