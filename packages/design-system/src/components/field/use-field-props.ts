import type { CSSProperties, ReactNode } from 'react';
import type { MessageCapitalisation } from './capitalise.js';
import { type UseFieldOptions, useField } from './use-field.js';

/** Props that every field of the package has beyond those of its native control. */
export interface FieldOwnProps {
  /** Names the control, or asks the question of a group; always visible. */
  label: ReactNode;
  /**
   * The format of the answer, or the effect of a choice. It is between label and control, where neither a touch keyboard nor
   * an autofill list covers it. The hint of a single choice is below its label.
   */
  hint?: ReactNode;
  /** The error message. You set and remove it; the field never hides it by itself. A blank message counts as none. */
  error?: string | undefined;
  /**
   * Which letters of the error become capitals.
   * @default 'none'
   */
  capitalise?: MessageCapitalisation | undefined;
  /**
   * Announced before the error, not shown: it distinguishes an error from a hint, as colour and icon do visually.
   * @default 'Error:'
   */
  errorPrefix?: string | undefined;
  /**
   * The word after the label of a `required` control. Pass '' only where the form says once that every field is
   * required.
   * @default 'required'
   */
  requiredLabel?: string | undefined;
  /** The word after the label of a control that is not `required`, such as 'optional'. None by default. */
  optionalLabel?: string | undefined;
  /**
   * Reserves one line below the control for the error, so that an error shifts no layout.
   * @default true
   */
  reserveErrorSpace?: boolean | undefined;
  /** Class names of the root. */
  className?: string | undefined;
  /** Style of the root. */
  style?: CSSProperties | undefined;
}

/** The props of a field that {@link useFieldProps} reads. */
export type ReadFieldProps = FieldOwnProps &
  Pick<UseFieldOptions, 'id' | 'aria-describedby' | 'aria-invalid' | 'disabled' | 'readOnly'> & {
    required?: boolean | undefined;
  };

/**
 * Splits the props of a field into those of its parts.
 *
 * @returns `control` is what is left for the native control, `message` the props of the error, `note` the word after the label
 */
export function useFieldProps<Props extends ReadFieldProps>(field: Props) {
  const {
    label,
    hint,
    error,
    capitalise,
    errorPrefix,
    requiredLabel = 'required',
    optionalLabel,
    reserveErrorSpace,
    className,
    style,
    ...control
  } = field;
  const wiring = useField(field);
  return {
    label,
    hint,
    note: field.required ? requiredLabel : optionalLabel,
    className,
    style,
    message: {
      ...wiring.error,
      capitalise,
      errorPrefix,
      reserveSpace: reserveErrorSpace,
      children: wiring.invalid && error,
    },
    control,
    wiring,
  };
}
