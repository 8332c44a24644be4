import type { CSSProperties, ReactNode } from 'react';
import { hasContent } from '../../lib/has-content.js';
import type { MessageCapitalisation } from './capitalise.js';
import { Field, FieldError, FieldFrame, FieldHint, FieldLabel } from './field.js';
import { type FieldWiring, type UseFieldOptions, useField } from './use-field.js';

/** Props that every field of the package has beyond those of its native control. */
export interface FieldOwnProps {
  /** Names the control; always visible. */
  label: ReactNode;
  /**
   * What a good answer looks like; stands between label and control, where neither keyboard nor autofill list
   * covers it.
   */
  hint?: ReactNode;
  /**
   * What is wrong. The owner sets it and takes it away; the field never hides it by itself. Blank counts as
   * none.
   */
  error?: string | undefined;
  /**
   * Which letters of the error become capitals.
   * @default 'sentence'
   */
  capitalise?: MessageCapitalisation | undefined;
  /**
   * Read out before the error and not shown: it tells an error from a hint, as colour and figure do for the eye.
   * @default 'Error:'
   */
  errorPrefix?: string | undefined;
  /**
   * The word after the label of a `required` control. Give '' only where the form says once that every field
   * is required.
   * @default 'required'
   */
  requiredLabel?: string | undefined;
  /**
   * The word after the label of a control that is not `required`, such as 'optional'. None when not given.
   */
  optionalLabel?: string | undefined;
  /**
   * Keeps one line free below the control while there is no error, so that an error moves nothing.
   * @default true
   */
  reserveErrorSpace?: boolean | undefined;
  /** Class names of the root, for its place in your layout. */
  className?: string | undefined;
  /** Style of the root. */
  style?: CSSProperties | undefined;
}

/** What the layout reads of a field's native props, besides its own. */
type FieldProps = FieldOwnProps &
  Pick<UseFieldOptions, 'id' | 'aria-describedby' | 'disabled' | 'readOnly'> & {
    required?: boolean | undefined;
  };

interface FieldLayoutProps<Props> {
  /** The root's `data-slot`. */
  slot: string;
  /** All props of the field, as it was given them. */
  field: Props;
  /**
   * Renders what is inside the frame.
   *
   * @param control what of the field's props is the control's
   * @param wiring what ties the control to the other parts; spread it after the control's own props
   */
  children: (control: Omit<Props, keyof FieldOwnProps>, wiring: FieldWiring['control']) => ReactNode;
}

/** The one arrangement of parts that all fields of the package share. Not public. */
export function FieldLayout<Props extends FieldProps>({ slot, field, children }: FieldLayoutProps<Props>) {
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
  return (
    <Field data-slot={slot} {...wiring.root} className={className} style={style}>
      <FieldLabel {...wiring.label} note={field.required ? requiredLabel : optionalLabel}>
        {label}
      </FieldLabel>
      {hasContent(hint) && <FieldHint {...wiring.hint}>{hint}</FieldHint>}
      <FieldFrame invalid={wiring.invalid}>{children(control, wiring.control)}</FieldFrame>
      <FieldError
        {...wiring.error}
        capitalise={capitalise}
        errorPrefix={errorPrefix}
        reserveSpace={reserveErrorSpace}
      >
        {wiring.invalid && error}
      </FieldError>
    </Field>
  );
}
