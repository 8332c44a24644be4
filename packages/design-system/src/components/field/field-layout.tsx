import type { CSSProperties, ReactNode } from 'react';
import type { MessageCapitalisation } from './capitalise.js';
import { Field, FieldError, FieldFrame, FieldHint, FieldLabel } from './field.js';
import { type FieldWiring, isShown } from './use-field.js';

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
   * Which letters of the error become capitals (Specification 8).
   * @default 'sentence'
   */
  capitalise?: MessageCapitalisation | undefined;
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

/** Parts a field's props: what the layout takes, and what is the control's. */
export function splitFieldProps<Props extends FieldOwnProps>(
  props: Props,
): [own: FieldOwnProps, control: Omit<Props, keyof FieldOwnProps>] {
  const {
    label,
    hint,
    error,
    capitalise,
    requiredLabel,
    optionalLabel,
    reserveErrorSpace,
    className,
    style,
    ...control
  } = props;
  const own = {
    label,
    hint,
    error,
    capitalise,
    requiredLabel,
    optionalLabel,
    reserveErrorSpace,
    className,
    style,
  };
  return [own, control];
}

/** Props of {@link FieldLayout}. */
export interface FieldLayoutProps extends FieldOwnProps {
  /** The root's `data-slot`. */
  slot: string;
  required: boolean | undefined;
  wiring: FieldWiring;
  /** The control, inside its frame. */
  children: ReactNode;
}

/** The one arrangement of parts that all fields of the package share. Not public. */
export function FieldLayout({
  slot,
  label,
  hint,
  error,
  capitalise,
  required,
  requiredLabel = 'required',
  optionalLabel,
  reserveErrorSpace,
  className,
  style,
  wiring,
  children,
}: FieldLayoutProps) {
  return (
    <Field data-slot={slot} {...wiring.root} className={className} style={style}>
      <FieldLabel {...wiring.label} note={required ? requiredLabel : optionalLabel}>
        {label}
      </FieldLabel>
      {isShown(hint) && <FieldHint {...wiring.hint}>{hint}</FieldHint>}
      <FieldFrame invalid={wiring.invalid}>{children}</FieldFrame>
      <FieldError {...wiring.error} capitalise={capitalise} reserveSpace={reserveErrorSpace}>
        {wiring.invalid && error}
      </FieldError>
    </Field>
  );
}
