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
   * What a good answer looks like. Shown between label and control, where neither a touch keyboard nor an autofill
   * list covers it.
   */
  hint?: ReactNode;
  /** The error message. You set and remove it; the field never hides it by itself. A blank message counts as none. */
  error?: string | undefined;
  /**
   * Which letters of the error become capitals.
   * @default 'sentence'
   */
  capitalise?: MessageCapitalisation | undefined;
  /**
   * Announced before the error, not shown: it tells an error from a hint, as colour and icon do visually.
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

/** What the layout reads of a field's props. */
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
   * @param control the props for the control
   * @param wiring ids and ARIA attributes that connect the control; spread them after its own props
   */
  children: (control: Omit<Props, keyof FieldOwnProps>, wiring: FieldWiring['control']) => ReactNode;
}

/** The layout that all fields of the package share. Not public. */
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
